-- In a JSON path, the result of comparing a text with a number is unknown, so the check accepted such a
-- colour. Existing kits with such a colour are not changed.
alter table public.brand_kits add constraint brand_kits_colours_are_texts check (
  octet_length(colours::text) <= 1000
  and not jsonb_path_exists(colours, '$[*] ? (@.role.type() != "string" || @.hex.type() != "string")')
) not valid;
