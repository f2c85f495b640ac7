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
  const pictures = new CheckedPictures(context, findDefects, { isSet: job.feature === 'createAd' });
  const shape = await prepared.make({ ...context, deliver: pictures.take });
  const defects = await pictures.settle();
  if (defects.length === 0) return shape;
  const seed = (context.seed + SECOND_SEED) >>> 0;
  const again = await prepared.make({ ...context, seed, deliver: pictures.take });
  const left = await pictures.settle();
  if (left.length === 0) return again;
  throw new AppError('provider_failed', `${defects.join('; ')}; again: ${left.join('; ')}`);
}

/** The pictures of a job by their positions: those without a defect are handed over, once each. */
class CheckedPictures {
  readonly #context: JobContext;
  readonly #findDefects: FindDefects;
  readonly #isSet: boolean;
  readonly #delivered = new Set<number>();
  readonly #held = new Map<number, RenderedImage>();
  #defects: string[] = [];

  /** @param isSet whether all pictures are one ad, and have to come from one seed. */
  constructor(context: JobContext, findDefects: FindDefects, { isSet }: { isSet: boolean }) {
    this.#context = context;
    this.#findDefects = findDefects;
    this.#isSet = isSet;
  }

  /** Takes a picture of the running try; one whose position is delivered already is left out. */
  readonly take = async (position: number, image: RenderedImage): Promise<void> => {
    if (this.#delivered.has(position)) return;
    const defects = await this.#findDefects(image);
    if (defects.length > 0) this.#defects.push(`picture ${position} ${defects.join(', ')}`);
    else if (this.#isSet) this.#held.set(position, image);
    else await this.#handOver(position, image);
  };

  /** Ends a try, and gives its defects. */
  async settle(): Promise<string[]> {
    const defects = this.#defects;
    const held = [...this.#held];
    this.#defects = [];
    this.#held.clear();
    if (defects.length === 0) {
      for (const [position, image] of held) await this.#handOver(position, image);
    }
    return defects;
  }

  async #handOver(position: number, image: RenderedImage): Promise<void> {
    this.#delivered.add(position);
    const { marks: _marks, ...picture } = image;
    await this.#context.deliver(position, picture);
  }
}
