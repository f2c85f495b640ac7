-- Returns the key by which the gallery sorts names. The key is the shown name in lower case, with accents after
-- their letters, so that "Äpfel" comes next to "Apfel". The key consists of hexadecimal digits, so it needs no
-- quotes in a filter, and every database compares it byte by byte.
create function public.name_key(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select encode(
    convert_to(
      -- Accents are separated from their letters first, since a database of locale C lowers only English letters.
      lower(
        normalize(
          left(btrim(coalesce(public.custom_name(ad), nullif(ad.title, ''), public.headline(ad), ad.ad_text, '')), 60),
          nfd
        )
      ),
      'UTF8'
    ),
    'hex'
  );
$$;

grant execute on function public.name_key (public.ads) to authenticated;
