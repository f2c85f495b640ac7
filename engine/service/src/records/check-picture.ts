import { AppError, MAX_UPLOAD_BYTES } from '@adwright/contracts';
import type { PictureCheck } from '@adwright/contracts/picture-check';
import { type ClaimMaker, isSignedBy, readCredentials } from '@adwright/engine-provenance';
import { hashPerceptually, hashSha256 } from './picture-hashes.ts';
import type { PictureRecords } from './picture-records.ts';

export interface CheckServices {
  records: Pick<PictureRecords, 'find' | 'altTextOf'>;
  /** Recognises signatures of this engine; null if the engine does not sign. */
  maker: ClaimMaker | null;
}

/**
 * Determines whether Adwright made a picture, when and how, and whether the picture has been edited since.
 * @throws {AppError} `file_too_large`, `unavailable`, or the reason why a file is not a picture
 */
export async function checkPicture(
  bytes: Uint8Array,
  { records, maker }: CheckServices,
): Promise<PictureCheck> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('file_too_large');
  const hash = await hashPerceptually(bytes);
  const read = await readCredentials(bytes);
  const isOurs = read.state === 'valid' && maker !== null && isSignedBy(read.manifest, maker);
  const known = await records.find({ sha256: hashSha256(bytes), perceptualHash: hash });
  const credentials = describeCredentials(read.state, isOurs);
  // A valid signature of this engine covers every byte, so the picture is recognised even if its record was
  // deleted with its account.
  if (isOurs || known?.isExact) {
    const making = known?.isExact
      ? known.making
      : read.state === 'valid'
        ? read.manifest.making
        : null;
    const madeOn = known?.isExact ? formatDay(known.madeAt) : null;
    return { success: true, verdict: 'unchanged', making, madeOn, credentials };
  }
  if (!known) return { success: true, verdict: 'unknown', making: null, madeOn: null, credentials };
  const { making, madeAt } = known;
  return { success: true, verdict: 'altered', making, madeOn: formatDay(madeAt), credentials };
}

function describeCredentials(
  state: Awaited<ReturnType<typeof readCredentials>>['state'],
  isOurs: boolean,
): PictureCheck['credentials'] {
  if (isOurs) return 'ours';
  if (state === 'none' || state === 'broken') return state;
  return 'foreign';
}

/** Returns only the day, because the exact time would reveal when the user worked. */
function formatDay(time: string): string {
  return new Date(time).toISOString().slice(0, 10);
}
