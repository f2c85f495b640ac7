import type { FeatureKey } from '@adwright/contracts';
import type { RenderedImage, UploadedImage } from '../creative-provider.ts';
import type { Job, JobContext, PreparedJob } from '../jobs/job.ts';
import { type Defect, describeFailure } from './defect.ts';
import type { FindDefects } from './picture-defects.ts';

/**
 * Number that is added to the seed for a second attempt, so that the second picture differs from the first.
 */
const SECOND_SEED = 0x9e37_79b9;

/**
 * Jobs whose picture is the upload itself, which may be blank. All other jobs place the upload in a scene,
 * which is never blank.
 */
const SHOWS_UPLOAD = new Set<FeatureKey>(['variation', 'enhance', 'overlay']);

/**
 * A job that hands over pictures without defects only. Pictures with a defect are made once more, from another
 * seed. A second defect ends the job and refunds the credits: refused with the reason and the next step, or
 * failed (see {@link describeFailure}).
 */
export function addQualityCheck(job: Job, findDefects: FindDefects): Job {
  return {
    ...job,
    prepare(body) {
      const prepared = job.prepare(body);
      return { ...prepared, make: (context) => make(job, prepared, context, findDefects) };
    },
  };
}

async function make(
  job: Job,
  prepared: PreparedJob,
  context: JobContext,
  findDefects: FindDefects,
): ReturnType<PreparedJob['make']> {
  const pictures = new CheckedPictures(context, findDefects, SHOWS_UPLOAD.has(job.feature));
  const checked = { ...context, fetchUpload: pictures.fetchUpload, deliver: pictures.take };
  const shape = await prepared.make(checked);
  const defects = pictures.settle();
  if (defects.length === 0) return shape;
  // Post and story are one ad and must come from one seed, so a defect in one replaces both.
  if (job.feature === 'createAd') pictures.replaceAll();
  const seed = (context.seed + SECOND_SEED) >>> 0;
  const again = await prepared.make({ ...checked, seed });
  const left = pictures.settle();
  if (left.length === 0) return again;
  throw describeFailure(left, defects);
}

/** The pictures of a job by their positions: those without a defect are handed over, once each. */
class CheckedPictures {
  readonly #context: JobContext;
  readonly #findDefects: FindDefects;
  readonly #good = new Set<number>();
  readonly #defects: Defect[] = [];
  readonly #showsUpload: boolean;
  readonly #sources: Uint8Array[] = [];

  constructor(context: JobContext, findDefects: FindDefects, showsUpload: boolean) {
    this.#context = context;
    this.#findDefects = findDefects;
    this.#showsUpload = showsUpload;
  }

  /** Fetches an upload and stores it for the check: a picture may have as little content as its upload. */
  readonly fetchUpload = async (imageUrl: string): Promise<UploadedImage> => {
    const upload = await this.#context.fetchUpload(imageUrl);
    if (this.#showsUpload) this.#sources.push(upload.bytes);
    return upload;
  };

  /** Receives a picture of the current attempt; ignored for a position that has a good picture already. */
  readonly take = async (position: number, image: RenderedImage): Promise<void> => {
    if (this.#good.has(position)) return;
    const defects = await this.#findDefects(image, this.#sources);
    if (defects.length > 0) {
      for (const defect of defects)
        this.#defects.push({ ...defect, found: `picture ${position} ${defect.found}` });
      return;
    }
    this.#good.add(position);
    const { marks: _marks, ...picture } = image;
    await this.#context.deliver(position, picture);
  };

  /** Makes the next attempt replace the pictures that were delivered. */
  replaceAll(): void {
    this.#good.clear();
  }

  /** Ends an attempt to make the job's pictures, and returns the defects that the check found. */
  settle(): Defect[] {
    return this.#defects.splice(0);
  }
}
