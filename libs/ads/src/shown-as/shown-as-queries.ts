import {
  drawnObjectsSchema,
  EDITOR_PATHS,
  SHOWN_AS_PATHS,
  type ShownAsRequest,
  shownAsResponseSchema,
} from '@adwright/contracts';
import { getRuntimeConfig } from '@adwright/supabase';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AFTER_RATE_LIMIT, editorRequest } from '../editor/editor-request.ts';

/**
 * What the engine would show of products, in their order; null for type alone. A question that is no longer asked is dropped, and
 * the last answer stays until the next one is there.
 */
export function useShownAs(products: readonly string[]) {
  const request: ShownAsRequest = { products: [...products] };
  return useQuery({
    queryKey: ['shown-as', products],
    queryFn: ({ signal }) =>
      editorRequest({
        path: SHOWN_AS_PATHS.understand,
        schema: shownAsResponseSchema,
        body: request,
        signal,
      }),
    select: ({ shown }) => shown,
    enabled: products.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
}

/** Every object that the engine draws. */
export function useDrawnObjects() {
  return useQuery({
    queryKey: ['drawn-objects'],
    queryFn: ({ signal }) =>
      editorRequest({ path: EDITOR_PATHS.choices, schema: drawnObjectsSchema, signal }),
    select: ({ objects }) => objects,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
}

/**
 * A thumbnail as a data URL: pages may show pictures of the storage and of their own alone. Browsers keep what the engine sent, so a
 * later visit loads nothing.
 */
export function useObjectPicture(picture: string | null, enabled: boolean) {
  return useQuery({
    queryKey: ['object-picture', picture],
    queryFn: async ({ signal }) => {
      const { engineUrl } = getRuntimeConfig();
      if (!engineUrl || !picture) throw new Error('There is no picture to load');
      const response = await fetch(new URL(picture, engineUrl), { signal });
      if (!response.ok) throw new Error(`The picture answered ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
    },
    enabled: enabled && picture !== null,
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
