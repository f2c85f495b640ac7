import {
  beginCut,
  cutByMask,
  type EditedCut,
  encodeCut,
  encodeMask,
} from '@adwright/engine-cutout';
import { fromRaster } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import sharp from 'sharp';
import type { CutEdit } from '../creative-provider.ts';

/** Maximum side, in pixels, of the pictures that the cut-out editor shows. */
const SHOWN_SIDE_PX = 1024;
/** Encoding quality of the pictures that the cut-out editor shows (0–100). */
const SHOWN_QUALITY = 88;

/**
 * Cuts the product out of a photo by a mask. Without a mask, returns an automatic cut-out, even if its
 * confidence is low.
 * @throws {AppError} for the same photos as `beginCut` and `cutByMask`
 */
export async function readCutEdit(
  photo: Uint8Array,
  mask: Uint8Array | null,
  subject: () => Promise<SubjectMap>,
): Promise<CutEdit> {
  const edited = mask ? await cutByMask(photo, mask) : await beginCut(photo, subject);
  const { width, height } = edited.mask;
  return {
    mask: await encodeMask(edited.mask),
    width,
    height,
    photo: await preparePhoto(edited),
    shownCutOut: edited.cut && (await prepareCut(edited.cut)),
    cutOut: edited.cut && (await encodeCut(edited.cut)),
    place: edited.place,
  };
}

function preparePhoto({ photo }: EditedCut): Promise<Uint8Array> {
  return fromRaster(photo)
    .resize(SHOWN_SIDE_PX, SHOWN_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: SHOWN_QUALITY })
    .toBuffer();
}

function prepareCut({ rgba, width, height }: NonNullable<EditedCut['cut']>): Promise<Uint8Array> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(SHOWN_SIDE_PX, SHOWN_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: SHOWN_QUALITY })
    .toBuffer();
}
