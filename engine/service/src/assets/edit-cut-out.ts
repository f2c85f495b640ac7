import { AppError, type AssetRow, buildObjectAddress } from '@adwright/contracts';
import type { CutOutResponse, cutOutRequestSchema } from '@adwright/contracts/cut-out';
import type * as z from 'zod';
import { getWorkspace } from '../auth/workspace.ts';
import type { CutEdit, RecipeContext } from '../creative-provider.ts';
import type { AssetServices } from './create-asset.ts';

/**
 * Cuts out the photo of an asset for the editor, by the painted, the saved or an automatic mask. The cut-out is
 * saved if the request has the field `save`.
 * @throws {AppError} `not_found`; `invalid_request` for an empty mask or a mask of the wrong size;
 * `unavailable`
 */
export async function editCutOut(
  { reader, store }: AssetServices,
  { imageUrl, mask, save }: z.output<typeof cutOutRequestSchema>,
  caller: RecipeContext,
): Promise<CutOutResponse> {
  const { signal, fetchUpload } = caller;
  const workspace = getWorkspace(caller);
  const asset = await store.find(workspace, buildObjectAddress(imageUrl));
  if (asset?.kind !== 'product')
    throw new AppError('not_found', 'the library has no product photo at this address');
  const photo = await fetchUpload(asset.image_url);
  const painted = mask === undefined ? null : new Uint8Array(Buffer.from(mask, 'base64'));
  const saved =
    painted === null && asset.mask_url ? (await fetchUpload(asset.mask_url)).bytes : null;
  const edit = await reader.edit(photo, painted ?? saved, signal);
  const changed = save ? await saveEdit(store, { id: asset.id, workspace }, edit) : null;
  return {
    success: true,
    mask: encodeBase64(edit.mask),
    width: edit.width,
    height: edit.height,
    photo: painted === null ? encodeBase64(edit.photo) : null,
    cutout: edit.shownCutOut && encodeBase64(edit.shownCutOut),
    place: edit.place,
    asset: changed,
  };
}

/**
 * Saves an edited cut-out as the cut-out of its asset. Files of the previous cut-out are not removed, because
 * ads may show them. The periodic clean-up of the storage later removes files that no ad uses.
 */
async function saveEdit(
  store: AssetServices['store'],
  { id, workspace }: { id: string; workspace: string },
  { cutOut, mask }: CutEdit,
): Promise<AssetRow> {
  if (cutOut === null) {
    throw new AppError('invalid_request', 'the mask leaves nothing of the product', {
      userMessage: 'Nothing is left of the product. Please keep a part of it.',
      field: 'mask',
    });
  }
  const files: string[] = [];
  try {
    files.push(await store.putCutOut(workspace, cutOut));
    files.push(await store.putCutOut(workspace, mask));
    const [cutoutUrl = '', maskUrl = ''] = files;
    return await store.changeCutOut(workspace, id, { cutoutUrl, maskUrl });
  } catch (error) {
    await store.removeFiles(files).catch(() => undefined);
    throw error;
  }
}

function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
