-- A comparison with a number is neither true nor false in a path, so that such a colour passed. Kits that have one stay.
alter table public.brand_kits add constraint brand_kits_colours_are_texts check (
  octet_length(colours::text) <= 1000
  and not jsonb_path_exists(colours, '$[*] ? (@.role.type() != "string" || @.hex.type() != "string")')
) not valid;
