-- What the gallery sorts by where names decide: the name that it shows, in lower case and with accents behind their letters, so that
-- "Äpfel" stands beside "Apfel". In hexadecimal it needs no quotes in a filter, and is compared byte by byte everywhere.
create function public.name_key(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select encode(
    convert_to(
      -- Accents part from their letters first, since a database of locale C lowers only the letters of English.
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
