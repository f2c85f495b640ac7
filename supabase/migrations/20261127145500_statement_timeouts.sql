-- A single statement of a user must not keep the database busy for everybody. PostgREST applies these timeouts to
-- each request.

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
alter role service_role set statement_timeout = '30s';

alter role anon set idle_in_transaction_session_timeout = '10s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';
