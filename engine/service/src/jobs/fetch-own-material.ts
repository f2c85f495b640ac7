import type { BrandSnapshot, OwnFields, OwnFonts, ProductPhoto } from '@adwright/contracts';
import type { OwnFontsInput } from '@adwright/engine-ads';
import type {
  BrandMaterial,
  FetchOwnFont,
  OwnMaterial,
  OwnPhoto,
  UploadedImage,
} from '../creative-provider.ts';

type Fetch = (imageUrl: string) => Promise<UploadedImage>;

/** Functions that fetch pictures and fonts of the caller, from the caller's folder in the storage. */
export interface OwnFetchers {
  fetchUpload: Fetch;
  fetchFont: FetchOwnFont;
}

/**
 * Fetches the user's files that a request shows: the product photo with its cut-out, and the logos and fonts of
 * the brand. The photo itself is always read, so that a job with a deleted photo fails before any work.
 * @throws {AppError} for the same files as `FetchUpload`
 */
export async function fetchOwnMaterial(
  { productPhoto, brand }: OwnFields,
  fetchers: OwnFetchers,
): Promise<OwnMaterial> {
  const [photo, material] = await Promise.all([
    productPhoto ? fetchPhoto(productPhoto, fetchers.fetchUpload) : undefined,
    brand ? fetchBrandMaterial(brand, fetchers) : undefined,
  ]);
  return { ...(photo ? { photo } : {}), ...(material ? { brand: material } : {}) };
}

async function fetchPhoto(
  { imageUrl, cutoutUrl, show }: ProductPhoto,
  fetchUpload: Fetch,
): Promise<OwnPhoto> {
  const wantsCutOut = show === 'cutout' && cutoutUrl;
  const [{ bytes }, cutOut] = await Promise.all([
    fetchUpload(imageUrl),
    wantsCutOut ? fetchUpload(cutoutUrl) : null,
  ]);
  return {
    bytes,
    cutOut: cutOut?.bytes ?? null,
    picture: { kind: 'product', image: imageUrl, cutout: cutoutUrl ?? null, show },
  };
}

/**
 * Fetches the logo and font files of a brand.
 * @throws {AppError} for the same files as `FetchUpload` and `FetchFont`
 */
export async function fetchBrandMaterial(
  brand: BrandSnapshot,
  { fetchUpload, fetchFont }: OwnFetchers,
): Promise<BrandMaterial> {
  const read = async (url: string | null) => (url ? (await fetchUpload(url)).bytes : null);
  const [light, dark, fonts] = await Promise.all([
    read(brand.logoLight),
    read(brand.logoDark),
    fetchFonts(brand.fonts, fetchFont),
  ]);
  return { snapshot: brand, logos: { light, dark }, fonts };
}

/**
 * Fetches the uploaded fonts that a request names.
 * @throws {AppError} for the same fonts as `FetchFont`
 */
export async function fetchFonts(
  { headline, text }: OwnFonts = {},
  fetchFont: FetchOwnFont,
): Promise<OwnFontsInput> {
  const [forHeadline, forText] = await Promise.all(
    [headline, text].map((font) => font && fetchFont(font.url)),
  );
  return {
    ...(forHeadline ? { headline: forHeadline } : {}),
    ...(forText ? { text: forText } : {}),
  };
}
