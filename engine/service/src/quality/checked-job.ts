import { AppError } from '@adwright/contracts';
import type { Job, JobContext, PreparedJob } from '../jobs/job.ts';
import type { RenderedImage } from '../provider.ts';
import type { FindDefects } from './picture-defects.ts';

/** Added to the seed of a second try, so that it comes out differently. */
const SECOND_SEED = 0x9e37_79b9;

/**
 * A job that hands over pictures without defects only. Those with one are made once more, from another seed; a second
 * defect fails the job, which gives the credits back.
 */
export function checkedJob(job: Job, findDefects: FindDefects): Job {
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
  const pictures = new CheckedPictures(context, findDefects);
  const shape = await prepared.make({ ...context, deliver: pictures.take });
  const defects = pictures.settle();
  if (defects.length === 0) return shape;
  // Post and story are one ad, and have to come from one seed.
  if (job.feature === 'createAd') pictures.replaceAll();
  const seed = (context.seed + SECOND_SEED) >>> 0;
  const again = await prepared.make({ ...context, seed, deliver: pictures.take });
  const left = pictures.settle();
  if (left.length === 0) return again;
  throw new AppError('provider_failed', `${defects.join('; ')}; again: ${left.join('; ')}`);
}

/** The pictures of a job by their positions: those without a defect are handed over, once each. */
class CheckedPictures {
  readonly #context: JobContext;
  readonly #findDefects: FindDefects;
  readonly #good = new Set<number>();
  readonly #defects: string[] = [];

  constructor(context: JobContext, findDefects: FindDefects) {
    this.#context = context;
    this.#findDefects = findDefects;
  }

  /** Takes a picture of the running try; one whose position has a good picture is left out. */
  readonly take = async (position: number, image: RenderedImage): Promise<void> => {
    if (this.#good.has(position)) return;
    const defects = await this.#findDefects(image);
    if (defects.length > 0) {
      this.#defects.push(`picture ${position} ${defects.join(', ')}`);
      return;
    }
    this.#good.add(position);
    const { marks: _marks, ...picture } = image;
    await this.#context.deliver(position, picture);
  };

  /** Has the next try replace the pictures that were handed over. */
  replaceAll(): void {
    this.#good.clear();
  }

  /** Ends a try, and gives its defects. */
  settle(): string[] {
    return this.#defects.splice(0);
  }
}
