import {
  AD_FORMATS,
  type AdFormat,
  type AdImages,
  buildAdFormatsPath,
  renderFormatsResponseSchema,
} from '@adwright/contracts';
import { fetchImage } from '../actions/download.ts';
import { getRetrySeconds, requestEditor } from '../editor/editor-request.ts';
import { buildImageName } from './file-name.ts';
import { fitBytes } from './fit-bytes.ts';
import { formatOfSize, readJpegSize } from './jpeg-size.ts';
import type { KitImage } from './kit-image.ts';
import type { LaunchAd } from './launch-ad.ts';
import { LaunchKitError } from './launch-kit-error.ts';
import { getPlatformSpec, listPlatformFormats, type PlatformName } from './platforms.ts';

interface Picture {
  format: AdFormat;
  url: string;
  blob: Blob;
  width: number;
  height: number;
}

interface CollectedImages {
  images: KitImage[];
  /** Sentences that name the pictures missing from the launch kit. */
  leftOut: string[];
}

interface CollectOptions {
  platforms: readonly PlatformName[];
  signal: AbortSignal;
}

const MAX_WAITS = 5;

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Renders formats that an ad lacks. Waits when the per-user rate limit refuses a request. */
async function renderFormats(ad: LaunchAd, formats: readonly AdFormat[], signal: AbortSignal) {
  for (let waits = 0; ; waits += 1) {
    try {
      return await requestEditor({
        path: buildAdFormatsPath(ad.id),
        schema: renderFormatsResponseSchema,
        body: { formats },
        signal,
      });
    } catch (cause) {
      const seconds = cause instanceof Error ? getRetrySeconds(cause) : undefined;
      if (signal.aborted) throw cause;
      if (seconds === undefined || waits === MAX_WAITS) {
        const reason = cause instanceof Error ? ` ${cause.message}` : '';
        throw new LaunchKitError(`The formats of “${ad.name}” can’t be made.${reason}`, { cause });
      }
      await pause(seconds, signal);
    }
  }
}

/**
 * Returns the ad's pictures in the given formats: existing pictures, and pictures that the engine can render.
 */
async function collectAdImages(ad: LaunchAd, formats: readonly AdFormat[], signal: AbortSignal) {
  const existing: AdImages = ad.images ?? {};
  const missing = formats.filter((format) => !existing[format]);
  if (ad.images === null || missing.length === 0) return { images: existing, leftOut: [] };
  const { images, leftOut } = await renderFormats(ad, missing, signal);
  return {
    images,
    leftOut: leftOut
      .filter(({ format }) => missing.includes(format))
      .map(({ message }) => `${ad.name}: ${message}`),
  };
}

async function readPicture(ad: LaunchAd, url: string): Promise<Omit<Picture, 'format'>> {
  try {
    const blob = await fetchImage(url, ad.altText);
    const size = readJpegSize(new Uint8Array(await blob.arrayBuffer()));
    if (!size) throw new Error(`${url} is not an image`);
    return { url, blob, ...size };
  } catch (cause) {
    throw new LaunchKitError(`An image of “${ad.name}” can’t be loaded. Try again in a moment.`, {
      cause,
    });
  }
}

/**
 * Returns the pictures of a flat ad (an ad without a recipe). The format of a flat ad's picture follows from
 * the picture's aspect ratio.
 */
async function listFlatPictures(ad: LaunchAd): Promise<{ pictures: Picture[]; leftOut: string[] }> {
  const pictures: Picture[] = [];
  const leftOut: string[] = [];
  for (const url of ad.flatImages) {
    const picture = await readPicture(ad, url);
    const format = formatOfSize(picture);
    if (format) pictures.push({ ...picture, format });
    else {
      leftOut.push(
        `${ad.name}: its image of ${picture.width} × ${picture.height} pixels has the shape of no placement.`,
      );
    }
  }
  leftOut.push(`${ad.name}: it can’t be rendered in other formats, since it has no recipe.`);
  return { pictures, leftOut };
}

async function listPictures(ad: LaunchAd, formats: readonly AdFormat[], signal: AbortSignal) {
  if (ad.images === null) return listFlatPictures(ad);
  const { images, leftOut } = await collectAdImages(ad, formats, signal);
  const pictures: Picture[] = [];
  for (const format of formats) {
    const url = images[format];
    if (url) pictures.push({ ...(await readPicture(ad, url)), format });
  }
  return { pictures, leftOut };
}

/** Returns the ad's pictures in the sizes and file sizes that one platform accepts. */
async function fitToPlatform(
  ad: LaunchAd,
  platform: PlatformName,
  pictures: readonly Picture[],
): Promise<CollectedImages> {
  const { label, placements, maxImageBytes } = getPlatformSpec(platform);
  const images: KitImage[] = [];
  const leftOut: string[] = [];
  for (const placement of placements) {
    const { format, minWidth, minHeight } = placement;
    const picture = pictures.find((other) => other.format === format);
    if (!picture) continue;
    const formatLabel = AD_FORMATS[format].label.toLowerCase();
    if (picture.width < minWidth || picture.height < minHeight) {
      leftOut.push(
        `${ad.name}: the ${formatLabel} image is too small for ${label}, which asks for ${minWidth} × ${minHeight} pixels.`,
      );
      continue;
    }
    const { maxWidth = picture.width, maxHeight = picture.height } = placement;
    const scale = Math.min(1, maxWidth / picture.width, maxHeight / picture.height);
    const blob = await fitBytes(picture.blob, { maxBytes: maxImageBytes, scale });
    if (!blob) {
      leftOut.push(`${ad.name}: the ${formatLabel} image has too many bytes for ${label}.`);
      continue;
    }
    const { brand, product, language, id: adId } = ad;
    images.push({
      ad,
      platform,
      format,
      placement,
      name: buildImageName({ brand, product, format, adId, language }),
      // A picture that was scaled down has no stored URL, because the stored picture is larger than the
      // platform accepts.
      storedUrl: scale < 1 ? '' : picture.url,
      ...(blob !== picture.blob && { isReencoded: true }),
      bytes: new Uint8Array(await blob.arrayBuffer()),
    });
  }
  return { images, leftOut };
}

/**
 * Returns the pictures of one ad for every platform. Formats that the ad lacks are rendered free of charge.
 * @throws {LaunchKitError} with a message that names the ad and the failed step
 */
export async function collectImages(
  ad: LaunchAd,
  { platforms, signal }: CollectOptions,
): Promise<CollectedImages> {
  const { pictures, leftOut } = await listPictures(ad, listPlatformFormats(platforms), signal);
  const images: KitImage[] = [];
  for (const platform of platforms) {
    const own = await fitToPlatform(ad, platform, pictures);
    images.push(...own.images);
    leftOut.push(...own.leftOut);
  }
  return { images, leftOut };
}
