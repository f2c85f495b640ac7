-- AI services' answers for unfinished jobs, so that a worker that takes over a job need not pay again. Only the
-- service key reads or writes this table, because it has no policies.
insert into storage.buckets (id, name, public, file_size_limit)
values ('job_answers', 'job_answers', false, 10485760);
