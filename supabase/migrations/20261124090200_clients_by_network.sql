-- The network of a request, as seen by the platform's own edge: it overwrites `cf-connecting-ip`, and no other header
-- is trusted. An IPv6 client is its network of 64 bits, which is what one subscriber gets (RFC 6177). Null without a
-- readable address.
create function private.client_network() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  headers constant json := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json;
  address inet;
begin
  address := (headers ->> 'cf-connecting-ip')::inet;

  if family(address) = 4 then
    return host(address);
  end if;

  if address << inet '::ffff:0:0/96' then
    return host(inet '0.0.0.0' + (address - inet '::ffff:0:0'));
  end if;

  return network(set_masklen(address, 64))::text;
exception
  when invalid_text_representation then
    return null;
end;
$$;

-- A client as a hash, so that no row leads back to a person.
create function private.hash_of_client(p_client text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(convert_to((select salt from private.visitor_salt) || ' ' || p_client, 'UTF8'));
$$;

-- Identifies the visitor who reports: by the account, else by the client's network. Reporters can choose neither of
-- the two. All visitors without either count as one.
create or replace function private.reporting_visitor() returns bytea
language sql stable security definer set search_path = '' as $$
  select private.hash_of_client(coalesce(auth.uid()::text, private.client_network(), 'somebody'));
$$;
