import {
  AppError,
  type AssetRow,
  BUCKETS,
  buildObjectAddress,
  type CreateAssetResponse,
  type createAssetRequestSchema,
  ERROR_CODES,
  isAppError,
  parseStoredObject,
} from '@adwright/contracts';
import type * as z from 'zod';
import { getWorkspace } from '../auth/workspace.ts';
import type { AssetReader, RecipeContext } from '../creative-provider.ts';
import type { AssetStore } from './asset-store.ts';

export interface AssetServices {
  reader: AssetReader;
  store: AssetStore;
}

/** Error codes of files that no request can use; the uploaded asset file is then removed. */
const USELESS = [
  'invalid_file_type',
  'unreadable_image',
  'image_too_small',
  'file_too_large',
] as const;

/**
 * Adds an uploaded file to the asset library: checks the file, cuts the product or logo out, and inserts the
 * row. If the same file is uploaded again, the existing row is returned. A file that the library can't use is
 * removed from the storage.
 * @throws {AppError} with the fault of the file, `limit_reached`; `image_url_refused`, `not_found`,
 * `unavailable`
 */
export async function createAsset(
  { reader, store }: AssetServices,
  { imageUrl: givenUrl, kind, name }: z.output<typeof createAssetRequestSchema>,
  caller: RecipeContext,
): Promise<CreateAssetResponse> {
  const { userId, workspaceId, signal, fetchUpload } = caller;
  const workspace = getWorkspace(caller);
  const imageUrl = buildObjectAddress(givenUrl);
  if (parseStoredObject(imageUrl)?.bucket !== BUCKETS.assets)
    throw new AppError(
      'image_url_refused',
      'the address is not in the storage bucket of the asset library',
    );
  const known = await store.find(workspace, imageUrl);
  const read = await readFile(() => fetchUpload(imageUrl), { reader, kind, signal }).catch(
    async (error: unknown) => {
      if (!known && USELESS.some((code) => isAppError(error, code)))
        await store.removeFiles([imageUrl]).catch(() => undefined);
      throw error;
    },
  );
  const { suggestedColours, cutOut, width, height, confidence, problem } = read;
  // Older browser code removes its upload when the library names another file, so the answer contains the URL
  // that the request named.
  const named = (asset: AssetRow) => ({ ...asset, image_url: givenUrl });
  if (known) return { success: true, asset: named(known), suggestedColours };
  const cutoutUrl = cutOut && (await store.putCutOut(workspace, cutOut));
  const row = {
    user_id: userId,
    ...(workspaceId !== undefined && { workspace_id: workspaceId }),
    kind,
    name: name || DEFAULT_NAMES[kind],
    image_url: imageUrl,
    width,
    height,
    cutout_url: cutoutUrl,
    cutout_confidence: confidence,
    cutout_problem: problem,
  };
  const asset = await store.add(row).catch(async (error: unknown) => {
    if (cutoutUrl) await store.removeFiles([cutoutUrl]).catch(() => undefined);
    throw error;
  });
  return { success: true, asset: named(asset), suggestedColours };
}

const DEFAULT_NAMES = { product: 'Product photo', logo: 'Logo' } as const;

async function readFile(
  fetchFile: () => ReturnType<RecipeContext['fetchUpload']>,
  { reader, kind, signal }: { reader: AssetReader; kind: 'product' | 'logo'; signal: AbortSignal },
) {
  const image = await fetchFile().catch((error: unknown) => {
    const isUnnamed =
      isAppError(error, 'invalid_file_type') &&
      error.userMessage === ERROR_CODES.invalid_file_type.message;
    if (!isUnnamed) throw error;
    throw new AppError('invalid_file_type', error.message, {
      userMessage:
        'SVG, GIF and other files can’t be used here. Please upload a JPEG, PNG or WebP.',
    });
  });
  return reader.read(kind, image, signal);
}
