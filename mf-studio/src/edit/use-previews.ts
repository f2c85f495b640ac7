import { AFTER_RATE_LIMIT, requestEditor, useSettled } from '@adwright/ads';
import { AD_FORMAT_NAMES, type AdFormat, EDITOR_PATHS, type Recipe } from '@adwright/contracts';
import { type PreviewRequest, previewResponseSchema } from '@adwright/contracts/recipe-editing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listLayouts } from './product-picture.ts';
import { usePaced } from './use-paced.ts';

/**
 * Time in milliseconds without typing after which the large picture is requested. A single change, such as a
 * move, requests the picture at once.
 */
const TYPING_PAUSE_MS = 150;
/**
 * Time in milliseconds without typing after which the small pictures are requested. This pause is longer,
 * because there are many small pictures.
 */
const THUMBNAIL_PAUSE_MS = 700;
/**
 * Time in milliseconds without typing after which the score is requested. Scoring takes several times as long
 * as rendering.
 */
const SCORE_PAUSE_MS = 400;
const PREVIEW_WIDTH_PX = 720;
const THUMBNAIL_WIDTH_PX = 200;
/**
 * Width in pixels of the picture in a request for the score. This is the minimum width, because this picture
 * is not shown.
 */
const SCORED_WIDTH_PX = 80;

function usePreviewQuery(name: string, request: PreviewRequest, enabled = true) {
  return useQuery({
    queryKey: ['ad-preview', name, request],
    queryFn: ({ signal }) =>
      requestEditor({
        path: EDITOR_PATHS.preview,
        schema: previewResponseSchema,
        body: request,
        signal,
      }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
}

/**
 * Returns a large picture of the ad in one format, without the ad's score. The previous picture remains until
 * the next picture arrives. In the result, `isCurrent` tells whether the picture shows the current recipe.
 */
export function usePreview(recipe: Recipe, format: AdFormat) {
  const settled = usePaced(recipe, TYPING_PAUSE_MS);
  const query = usePreviewQuery('large', {
    recipe: settled,
    formats: [format],
    width: PREVIEW_WIDTH_PX,
    score: false,
  });
  return { ...query, isCurrent: settled === recipe && !query.isPlaceholderData };
}

/**
 * Returns the score of the ad in one format. The score is requested after the picture, so that a preview
 * never waits for the score.
 */
export function useScore(recipe: Recipe, format: AdFormat) {
  const settled = useSettled(recipe, SCORE_PAUSE_MS);
  return usePreviewQuery('score', {
    recipe: settled,
    formats: [format],
    width: SCORED_WIDTH_PX,
    score: true,
  });
}

/** Returns the query for small pictures of the ad in every format. */
export function useFormatThumbnails(recipe: Recipe) {
  const settled = useSettled(recipe, THUMBNAIL_PAUSE_MS);
  return usePreviewQuery('formats', {
    recipe: settled,
    formats: [...AD_FORMAT_NAMES],
    width: THUMBNAIL_WIDTH_PX,
    score: false,
  });
}

/** Returns the query for small pictures of the ad in each layout that suits the product's picture. */
export function useLayoutThumbnails(recipe: Recipe, format: AdFormat, enabled: boolean) {
  const settled = useSettled(recipe, THUMBNAIL_PAUSE_MS);
  const layouts = settled.kind === 'composed' ? listLayouts(settled.picture) : [];
  const request = {
    recipe: settled,
    formats: [format],
    layouts,
    width: THUMBNAIL_WIDTH_PX,
    score: false,
  };
  return usePreviewQuery('layouts', request, enabled && settled.kind === 'composed');
}
