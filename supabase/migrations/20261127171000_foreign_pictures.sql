-- Returns a picture's URL in the form that the storage reads. Percent-encoding, JSON's escapes, and doubled or
-- backward slashes are undone.
create function private.plain_address(p_address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := p_address;
  code text;
begin
  if ltrim(plain) like '{%' then
    begin
      plain := plain::jsonb::text;
    exception
      when others then
        plain := p_address;
    end;
  end if;

  for code in select distinct (regexp_matches(plain, '%([2-7][0-9A-Fa-f])', 'g'))[1] loop
    plain := replace(plain, '%' || code, chr(('x' || code)::bit(8)::integer));
  end loop;

  return regexp_replace(plain, '[\\/]+', '/', 'g');
end;
$$;

-- Rows may show only pictures in their owner's folders, and other rows are refused with 403. The arguments are
-- the columns with URLs.
create function private.refuse_foreign_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := to_jsonb(new) ->> 'user_id';
  column_name text;
  address text;
  folder text;
begin
  foreach column_name in array tg_argv loop
    address := private.plain_address(to_jsonb(new) ->> column_name);

    continue when address is null or address !~* '/storage/v1/';

    for folder in
      select (regexp_matches(
        address, '/(?:' || array_to_string(private.picture_buckets(), '|') || '|job_answers)/([^/?#"]*)', 'g'
      ))[1]
    loop
      if folder <> owner then
        raise exception 'A picture lies in a folder that is not yours.' using errcode = '42501';
      end if;
    end loop;

    if address ~ '/\.\.?(/|$)' then
      raise exception 'The address of a picture leads out of its folder.' using errcode = '42501';
    end if;
  end loop;

  return new;
end;
$$;

create trigger refuse_foreign_pictures before insert on public.ads
for each row execute function private.refuse_foreign_pictures('ad_image_url', 'ad_image_url_story', 'prediction_id');

create trigger refuse_foreign_pictures before insert on public.assets
for each row execute function private.refuse_foreign_pictures('image_url', 'cutout_url');
