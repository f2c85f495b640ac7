import { AppError, type FeatureKey } from '@adwright/contracts';
import type { Maker } from '../auth/workspace.ts';
import {
  buildImagePath,
  type ImageStore,
  type StorablePicture,
  type StoredImage,
} from '../images/image-store.ts';

/** A test store of pictures in memory. The test store fails when its capacity is used up. */
export class MemoryImageStore implements ImageStore {
  readonly objects = new Map<string, StorablePicture>();
  /** Number of pictures that can be stored before the store fails. */
  capacity = Number.POSITIVE_INFINITY;

  /** Whether the plan of the user has no room left. */
  isFull = false;

  async requireRoom(): Promise<void> {
    if (this.isFull) throw new AppError('limit_reached');
  }

  async put(maker: Maker, feature: FeatureKey, image: StorablePicture): Promise<StoredImage> {
    if (this.objects.size >= this.capacity) throw new AppError('unavailable', 'storage is full');
    const id = crypto.randomUUID();
    const path = buildImagePath(maker, feature, id, image);
    this.objects.set(path, image);
    return { id, path, url: `http://storage.test/${path}` };
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.objects.delete(path);
  }
}
