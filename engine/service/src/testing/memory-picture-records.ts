import {
  type KnownPicture,
  MOST_DIFFERENT_BITS,
  type OwnPicture,
  type PictureRecord,
  type PictureRecords,
} from '../records/picture-records.ts';

/** Test records of delivered pictures in memory. */
export class MemoryPictureRecords implements PictureRecords {
  readonly records = new Map<string, PictureRecord>();
  /** Pictures with recipes, each with the workspace that owns it. */
  readonly own: (Omit<OwnPicture, 'isExact'> &
    Pick<PictureRecord, 'workspaceId' | 'sha256' | 'perceptualHash'>)[] = [];
  /** Error that every method throws; undefined while pictures can be recorded and found. */
  failure: Error | undefined;

  async add(record: PictureRecord): Promise<void> {
    if (this.failure) throw this.failure;
    this.records.set(record.path, record);
  }

  async remove(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.records.delete(path);
  }

  async altTextOf(userId: string, sha256: string): Promise<string | null> {
    if (this.failure) throw this.failure;
    const all = [...this.records.values()];
    const own = all.find((record) => record.userId === userId && record.sha256 === sha256);
    return own?.altText ?? null;
  }

  async find(
    hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>,
  ): Promise<KnownPicture | null> {
    if (this.failure) throw this.failure;
    const all = [...this.records.values()];
    const exact = all.find(({ sha256 }) => sha256 === hashes.sha256);
    const alike = all.find(({ perceptualHash }) => perceptualHash === hashes.perceptualHash);
    const known = exact ?? alike;
    if (!known) return null;
    return { making: known.making, madeAt: '2026-11-27T10:00:00+00:00', isExact: Boolean(exact) };
  }

  async findOwn(
    workspaceId: string,
    hashes: Pick<PictureRecord, 'sha256' | 'perceptualHash'>,
  ): Promise<OwnPicture[]> {
    if (this.failure) throw this.failure;
    return this.own
      .filter((picture) => picture.workspaceId === workspaceId)
      .map((picture) => ({ ...picture, isExact: picture.sha256 === hashes.sha256 }))
      .filter(
        ({ isExact, perceptualHash }) =>
          isExact || looksAlike(perceptualHash, hashes.perceptualHash),
      );
  }
}

/**
 * Tells whether two perceptual hashes (strings of 64 bits) differ in at most as many bits as the database
 * allows.
 */
function looksAlike(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  const different = [...one].filter((bit, at) => bit !== other[at]).length;
  return different <= MOST_DIFFERENT_BITS;
}
