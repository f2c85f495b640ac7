import { type FontRow, type OwnFont, TOASTS } from '@adwright/contracts';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeleteFromLibrary } from '../library/use-delete-from-library.ts';
import { useLatestUpload } from '../library/use-latest-upload.ts';
import { addFont } from './add-font.ts';
import { deleteFont, fontsKey, listFonts, readFontFile } from './font-queries.ts';

/** Returns the uploaded fonts of the workspace as a query. */
export const fontsQuery = (userId: string) =>
  queryOptions({
    queryKey: fontsKey(userId),
    queryFn: ({ signal }) => listFonts(getSupabase(), userId, signal),
    staleTime: 60_000,
  });

/** Returns the uploaded fonts of the workspace, the newest first. */
export function useFonts(enabled = true) {
  const userId = useSignedInUserId();
  return useQuery({ ...fontsQuery(userId), enabled });
}

/** Uploads a font that the user is allowed to use in ads. */
export function useAddFont() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const upload = useLatestUpload();
  return useMutation({
    mutationFn: (file: File) => addFont(getSupabase(), userId, file, upload.restart()),
    onSuccess: (font) => {
      queryClient.setQueryData<FontRow[]>(fontsKey(userId), (fonts = []) => [
        font,
        ...fonts.filter(({ id }) => id !== font.id),
      ]);
      // The list of fonts is fetched again, because it may be incomplete. A list that was still loading may
      // lack the new font, and a list that was never loaded contains only this font.
      void queryClient.invalidateQueries({ queryKey: fontsKey(userId) });
    },
  });
}

/**
 * Deletes an uploaded font.
 * @param onDeleted called with the deleted font, even if the list that requested the deletion is no longer on
 * the page
 */
export function useDeleteFont(onDeleted?: (font: FontRow) => void) {
  const userId = useSignedInUserId();
  return useDeleteFromLibrary<FontRow>({
    listKey: fontsKey(userId),
    deleteRow: ({ id }) => deleteFont(getSupabase(), id),
    failureToast: TOASTS.fontNotDeleted,
    onDeleted,
  });
}

/**
 * Returns the CSS font family for an uploaded font, so that texts of the page can show the font. Returns
 * undefined until the font is loaded, and if the browser cannot show the font.
 */
export function useFontFamily(font: OwnFont | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['font-family', font?.url],
    queryFn: font ? () => loadFamily(font.url) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? undefined;
}

async function loadFamily(url: string): Promise<string | null> {
  const file = await readFontFile(getSupabase(), url);
  if (!file || typeof FontFace === 'undefined') return null;
  const family = `own-${url.split('/').at(-1)?.replace(/\W/g, '-')}`;
  const face = await new FontFace(family, file).load();
  document.fonts.add(face);
  return family;
}
