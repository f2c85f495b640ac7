import type { AdFormat, Recipe } from '@adwright/contracts';
import { AD_FORMATS } from '@adwright/contracts';
import { DRAWABLE_OBJECTS } from '@adwright/engine-ads';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { EmbeddedProviderConfig } from '../config.ts';
import type { RecipeRenderer, UploadedImage } from '../provider.ts';
import { LastUsed } from './last-used.ts';
import type { RecipeReply, RecipeTask } from './recipe-task.ts';
import { TaskSlots } from './task-slots.ts';
import { WorkerPool } from './worker-pool.ts';

const UNENDING = new AbortController().signal;

/** Photos of ads being edited, at most 5 MB each. */
const MAX_PHOTOS = 6;

/**
 * Renders recipes in a thread of their own: an edit must not wait for ten variations of somebody else, and finds in it what
 * the edit before has rendered. The thread starts with the first edit.
 */
export function recipeRenderer(
  config: EmbeddedProviderConfig,
  findSubject: (photo: Uint8Array, signal: AbortSignal) => Promise<SubjectMap>,
): RecipeRenderer & { close(): Promise<void> } {
  const turns = new TaskSlots(1);
  let pool: WorkerPool<RecipeTask, RecipeReply> | undefined;
  const photos = new LastUsed<UploadedImage>(MAX_PHOTOS);
  const subjects = new LastUsed<SubjectMap>(MAX_PHOTOS);

  const started = () => {
    pool ??= new WorkerPool<RecipeTask, RecipeReply>({
      file: new URL('./recipe-worker.ts', import.meta.url),
      size: 1,
      taskTimeoutMs: config.taskTimeoutMs,
      memoryLimitMb: config.memoryLimitMb,
    });
    return pool;
  };

  /**
   * A caller that leaves gives up its turn, but never a task at work: ending that would end the thread, and with it
   * everything that it keeps.
   */
  async function inTurn(task: RecipeTask, signal: AbortSignal): Promise<RecipeReply> {
    const release = await turns.acquire(signal);
    try {
      return await started().run(task, UNENDING);
    } finally {
      release();
    }
  }

  return {
    objects: DRAWABLE_OBJECTS,
    async render(order, { userId, signal, fetchUpload }) {
      const { recipe, format } = order;
      const run = (task: RecipeTask) => inTurn(task, signal);
      const url = photoOf(recipe, format);
      if (url === null) return run(order);
      const key = `${userId} ${url}`;
      const { bytes } = await photos.get(key, () => fetchUpload(url));
      const photo = { key, bytes };
      if (recipe.kind === 'composed') return run({ ...order, photo });
      const subject = await subjects.get(key, () => findSubject(bytes, UNENDING));
      return run({ ...order, photo, subject });
    },
    async close() {
      await pool?.close();
    },
  };
}

/** Address of the picture that an ad shows in a format: of generated ones the nearest in shape. */
function photoOf({ picture }: Recipe, format: AdFormat): string | null {
  if (picture.kind === 'drawn') return null;
  if (picture.kind === 'photo') return picture.imageUrl;
  if (picture.kind === 'product') return picture.image;
  const shape = (name: AdFormat) => Math.log(AD_FORMATS[name].width / AD_FORMATS[name].height);
  const [nearest] = Object.entries(picture.images)
    .flatMap(([name, url]) => (isFormat(name) && url ? [{ name, url }] : []))
    .sort((one, other) => {
      const away = (name: AdFormat) => Math.abs(shape(name) - shape(format));
      return away(one.name) - away(other.name);
    });
  return nearest?.url ?? null;
}

function isFormat(name: string): name is AdFormat {
  return Object.hasOwn(AD_FORMATS, name);
}
