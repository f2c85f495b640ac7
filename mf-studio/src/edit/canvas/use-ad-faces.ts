import { requestEditor } from '@adwright/ads';
import { EDITOR_PATHS } from '@adwright/contracts';
import { faceResponseSchema } from '@adwright/contracts/recipe-editing';
import { useQueries } from '@tanstack/react-query';

/**
 * Maximum number of font files to load. A text in many scripts has many fonts, and the browser can use its
 * own fonts for the rest.
 */
const MAX_FILES = 5;

/**
 * Loads the fonts of a text in the picture, under the names in the text's list of font families. Returns the names of
 * the loaded fonts. Until the fonts are loaded, the browser shows its own fonts.
 */
export function useAdFaces(families: string | undefined): readonly string[] {
  const names = listFaceNames(families ?? '');
  return useQueries({
    queries: names.map((name) => ({
      queryKey: ['ad-face', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadFace(name, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

/**
 * Returns the names of our standard fonts in a CSS list of font families. The names of uploaded fonts have
 * another format and are excluded.
 */
export function listFaceNames(families: string): string[] {
  const names = [...families.matchAll(/"([^"]+ \d{3} (?:normal|italic))"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return names.filter((name) => !name.startsWith('noto-color-emoji')).slice(0, MAX_FILES);
}

async function loadFace(name: string, signal: AbortSignal): Promise<string> {
  const path = `${EDITOR_PATHS.faces}?name=${encodeURIComponent(name)}`;
  const { woff2 } = await requestEditor({ path, schema: faceResponseSchema, signal });
  const bytes = Uint8Array.from(atob(woff2), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace(name, bytes).load());
  return name;
}
