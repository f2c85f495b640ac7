import type { FeatureKey } from '@adwright/contracts';
import type { RenderedImage, UploadedImage } from '../creative-provider.ts';
import type { Job, JobContext, PreparedJob } from '../jobs/job.ts';
import { type Defect, describeFailure } from './defect.ts';
import type { FindDefects } from './picture-defects.ts';

/** Number that is added to the seed for a second attempt, so that the second picture differs from the first. */
const SECOND_SEED = 0x9e37_79b9;

/**
 * Jobs whose picture may be the upload itself. Such a picture (a changed upload) may be as blank as the upload. Jobs
 * that are not listed put the upload into a scene, which is never blank.
 */
const SHOWS_UPLOAD = new Set<FeatureKey>(['variation', 'enhance', 'overlay']);

/**
 * Wraps a job so that it delivers only pictures without defects. Pictures with a defect are made once more,
 * from another seed. A second defect ends the job and refunds the credits. Then the request is refused with
 * the reason and the next step, or the job fails (see {@link describeFailure}).
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
  // Post and story are one ad and must come from the same seed, so a defect in one picture replaces both
  // pictures.
  if (job.feature === 'createAd') pictures.replaceAll();
  const seed = (context.seed + SECOND_SEED) >>> 0;
  const again = await prepared.make({ ...checked, seed });
  const left = pictures.settle();
  if (left.length === 0) return again;
  throw describeFailure(left, defects);
}

/** The pictures of a job, by position; pictures without a defect are delivered, each only once. */
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

  /**
   * Fetches an upload and stores it for the check: a picture may have as little content as the upload from
   * which it is made.
   */
  readonly fetchUpload = async (imageUrl: string): Promise<UploadedImage> => {
    const upload = await this.#context.fetchUpload(imageUrl);
    if (this.#showsUpload) this.#sources.push(upload.bytes);
    return upload;
  };

  /**
   * Receives a picture of the current attempt; ignores it if its position already has a picture without
   * defects.
   */
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

  /** Lets the next attempt replace all pictures that were delivered to the check. */
  replaceAll(): void {
    this.#good.clear();
  }

  /** Ends an attempt to make the job's pictures, and returns the defects of these pictures. */
  settle(): Defect[] {
    return this.#defects.splice(0);
  }
}
