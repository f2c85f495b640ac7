-- The mask with which a user painted a cut-out, so that the user can change it later.
alter table public.assets add column mask_url text check (char_length(mask_url) <= 2048);

grant update (cutout_url, cutout_problem, mask_url) on public.assets to service_role;

create trigger refuse_foreign_masks before insert or update on public.assets
for each row execute function private.refuse_foreign_pictures('cutout_url', 'mask_url');
