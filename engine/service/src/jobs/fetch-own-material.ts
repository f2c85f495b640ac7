import type { BrandSnapshot, OwnFields, ProductPhoto } from '@adwright/contracts';
import type { BrandMaterial, OwnMaterial, OwnPhoto, UploadedImage } from '../creative-provider.ts';

type Fetch = (imageUrl: string) => Promise<UploadedImage>;

/**
 * Fetches what a request shows of the user's own: the product photo with its cut-out, and the brand's logos. The photo
 * itself is always read, so that one that was deleted fails the job before anything is made.
 * @throws {AppError} as `FetchUpload`
 */
export async function fetchOwnMaterial(
  { productPhoto, brand }: OwnFields,
  fetchUpload: Fetch,
): Promise<OwnMaterial> {
  const [photo, material] = await Promise.all([
    productPhoto ? photoOf(productPhoto, fetchUpload) : undefined,
    brand ? brandMaterial(brand, fetchUpload) : undefined,
  ]);
  return { ...(photo ? { photo } : {}), ...(material ? { brand: material } : {}) };
}

async function photoOf(
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
 * Fetches the logos of a brand and reads them.
 * @throws {AppError} as `FetchUpload`
 */
export async function brandMaterial(
  brand: BrandSnapshot,
  fetchUpload: Fetch,
): Promise<BrandMaterial> {
  const read = async (url: string | null) => (url ? (await fetchUpload(url)).bytes : null);
  const [light, dark] = await Promise.all([read(brand.logoLight), read(brand.logoDark)]);
  return { snapshot: brand, logos: { light, dark } };
}
