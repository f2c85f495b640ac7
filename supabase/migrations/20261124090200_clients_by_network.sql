-- Returns the client's network, from the address that the platform's own edge reports. The edge overwrites
-- `cf-connecting-ip`, and no other header is trusted. The network of an IPv6 client has 64 bits, because one
-- subscriber gets such a network (RFC 6177). Returns null without a readable address.
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

-- Returns a client as a hash, so that no row identifies a person.
create function private.hash_of_client(p_client text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(convert_to((select salt from private.visitor_salt) || ' ' || p_client, 'UTF8'));
$$;

-- Identifies the visitor who reports, by the account, or else by the client's network. A client can choose
-- neither the account nor the network. All visitors without an account and a network count as one visitor.
create or replace function private.reporting_visitor() returns bytea
language sql stable security definer set search_path = '' as $$
  select private.hash_of_client(coalesce(auth.uid()::text, private.client_network(), 'somebody'));
$$;
