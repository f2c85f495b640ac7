import type { BoostRequest, BoostResponse } from './boost.ts';
import { type CreateAdRequest, type CreateAdResponse, joinAdText, splitAdText } from './brief.ts';
import type { Creative } from './creative.ts';
import type {
  EnhancementRequest,
  OptimizedImageResponse,
  OverlayRequest,
  OverlayResponse,
  VariationRequest,
} from './image-tools.ts';
import { SAVED_AD } from './messages.ts';
import { ENVIRONMENT_OPTIONS, VISUAL_STYLE_OPTIONS } from './options.ts';
import type { PhotoshootRequest, PhotoshootResponse } from './photoshoot.ts';
import { AD_STATUS_COMPLETED, AD_TYPE_PHOTOSHOOT, type AdInsert } from './rows.ts';

/** A request with its response, and the id of the user who owns the resulting ads. */
export interface Answered<Request, Response> {
  request: Request;
  response: Response;
  userId: string;
}

/** Returns the row of the table `ads` that Create Ad saves: post, story and texts form one ad. */
export function createAdRows({
  response,
  userId,
}: Answered<CreateAdRequest, CreateAdResponse>): AdInsert[] {
  const story = response.creatives.find((creative) => creative.format === 'story');
  const post = response.creatives.find((creative) => creative.format !== 'story');
  if (!post && !story) return [];
  return [
    {
      user_id: userId,
      ad_image_url: post?.imageUrl ?? null,
      ad_image_url_story: story?.imageUrl ?? null,
      ad_text: joinAdText(splitAdText(response.adText)),
      status: AD_STATUS_COMPLETED,
    },
  ];
}

/** Returns the rows of the table `ads` that Creative Boost saves: one ad for each creative. */
export function boostRows({ response, userId }: Answered<BoostRequest, BoostResponse>): AdInsert[] {
  return response.creatives.map((creative) => ({
    user_id: userId,
    ad_image_url: creative.imageUrl,
    status: AD_STATUS_COMPLETED,
    is_boosted: true,
  }));
}

/** Returns the single row of the table `ads` that Creative Variation saves. */
export function buildVariationRows({
  response,
  userId,
}: Answered<VariationRequest, OptimizedImageResponse>): AdInsert[] {
  return [
    {
      user_id: userId,
      ad_image_url: response.optimizedImageUrl,
      ad_text: SAVED_AD.variation.adText,
      title: SAVED_AD.variation.title,
      status: AD_STATUS_COMPLETED,
      is_favorite: false,
    },
  ];
}

/** Returns the single row of the table `ads` that Optimize Creative saves. */
export function buildEnhancementRows({
  response,
  userId,
}: Answered<EnhancementRequest, OptimizedImageResponse>): AdInsert[] {
  return [
    {
      user_id: userId,
      ad_image_url: response.optimizedImageUrl,
      ad_text: SAVED_AD.enhancement.adText,
      title: SAVED_AD.enhancement.title,
      status: AD_STATUS_COMPLETED,
    },
  ];
}

/** Returns the pictures in an overlay's response, whichever of the two names the list has (spec §3). */
export function listOverlayVariations(response: OverlayResponse): Creative[] {
  return response.creatives ?? response.variations ?? [];
}

/**
 * Returns the row of the table `ads` for one overlay variation. The column `prediction_id` contains both
 * images (spec §3, §7).
 */
export function buildOverlayRow(
  userId: string,
  overlay: { originalImage: string; title: string; subtitle: string },
  variation: Creative,
): AdInsert {
  return {
    user_id: userId,
    ad_image_url: variation.imageUrl,
    title: overlay.title,
    ad_text: joinAdText([overlay.title, overlay.subtitle].filter(Boolean)),
    status: AD_STATUS_COMPLETED,
    prediction_id: JSON.stringify({
      originalImage: overlay.originalImage,
      variation: variation.imageUrl,
    }),
  };
}

/** Returns the rows of the table `ads` that Add Text saves: one ad for each variation. */
export function buildOverlayRows({
  request,
  response,
  userId,
}: Answered<OverlayRequest, OverlayResponse>): AdInsert[] {
  const overlay = { ...request, originalImage: request.imageUrl };
  return listOverlayVariations(response).map((variation) =>
    buildOverlayRow(userId, overlay, variation),
  );
}

/** Returns the rows of the table `ads` that Product Photoshoot saves: one ad for each photo. */
export function buildPhotoshootRows({
  request,
  response,
  userId,
}: Answered<PhotoshootRequest, PhotoshootResponse>): AdInsert[] {
  return response.creatives.map((creative) => ({
    user_id: userId,
    ad_image_url: creative.imageUrl,
    ad_text: describePhotoshoot(request),
    title: SAVED_AD.photoshootTitle(request.productType),
    status: AD_STATUS_COMPLETED,
    is_favorite: false,
    ad_type: AD_TYPE_PHOTOSHOOT,
  }));
}

/** Returns the ad text of a saved photo: the setting and style as the form words them. */
function describePhotoshoot(request: PhotoshootRequest): string {
  const environment =
    request.customEnvironment ??
    ENVIRONMENT_OPTIONS.find(({ value }) => value === request.environment)?.label;
  const style = VISUAL_STYLE_OPTIONS.find(({ value }) => value === request.visualStyle)?.label;
  return [request.productType, environment, style].filter(Boolean).join(', ');
}
