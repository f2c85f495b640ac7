-- In a JSON path, comparing a text with a number is neither true nor false, so such a colour passed the check.
-- Existing kits with such a colour are not changed.
alter table public.brand_kits add constraint brand_kits_colours_are_texts check (
  octet_length(colours::text) <= 1000
  and not jsonb_path_exists(colours, '$[*] ? (@.role.type() != "string" || @.hex.type() != "string")')
) not valid;
