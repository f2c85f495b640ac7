insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('ad_images', 'ad_images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('photoshoots', 'photoshoots', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']);

-- Browsers read files by their public URL, for which no policy is checked. The first folder of a path is its
-- owner's id. There is no policy for updates. Nobody can overwrite or move a file, so a cached URL always shows
-- the same picture.
create policy "Users may list the images in their own folder" on storage.objects
for select to authenticated
using (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = (select auth.uid())::text
);

create policy "Users may upload images into their own folder" on storage.objects
for insert to authenticated
with check (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = (select auth.uid())::text
);

create policy "Users may delete images from their own folder" on storage.objects
for delete to authenticated
using (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = (select auth.uid())::text
);
