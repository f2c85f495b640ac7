import { type AdImages, AppError, type Recipe } from '@adwright/contracts';
import type {
  EditableVersion,
  LatestVersion,
  NewVersion,
  RecipeStore,
} from '../recipes/recipe-store.ts';

interface MemoryAd {
  userId: string;
  /** Versions of the ad's recipe; absent for an ad without a recipe. */
  versions: LatestVersion[];
  /** Columns of the ad's row that saved versions have written. */
  row: Record<string, string>;
}

/**
 * A test store of ads and their versions in memory. In production, SQL enforces the rules of ads and their
 * versions.
 */
export class MemoryRecipeStore implements RecipeStore {
  readonly ads = new Map<string, MemoryAd>();

  /** Adds an ad of a user to the test store; without a recipe, the ad can't be edited. */
  add(userId: string, recipe?: Recipe, images: AdImages = {}): string {
    const id = crypto.randomUUID();
    const versions = recipe ? [{ n: 1, recipe, images }] : [];
    this.ads.set(id, { userId, versions, row: {} });
    return id;
  }

  async latest(userId: string, adId: string): Promise<EditableVersion> {
    const ad = this.#ad(userId, adId);
    return { ...this.#latest(ad), adText: ad.row.ad_text ?? null };
  }

  async save(userId: string, adId: string, base: number, version: NewVersion) {
    const ad = this.#ad(userId, adId);
    const latest = this.#latest(ad);
    if (latest.n !== base) return { outcome: 'stale' as const, latest };
    const { recipe, images } = structuredClone(version);
    const next = { n: base + 1, recipe, images };
    ad.versions.push(next);
    Object.assign(ad.row, version.ad);
    return { outcome: 'saved' as const, latest: next };
  }

  async addFormats(userId: string, adId: string, n: number, images: AdImages) {
    const latest = this.#latest(this.#ad(userId, adId));
    if (latest.n !== n) return { outcome: 'stale' as const, latest };
    latest.images = { ...images, ...latest.images };
    return { outcome: 'saved' as const, latest };
  }

  async copy(userId: string, adId: string, version: NewVersion) {
    const original = this.#ad(userId, adId);
    const { recipe, images, headline } = structuredClone(version);
    const id = this.add(userId, recipe, images);
    Object.assign(this.#ad(userId, id).row, original.row, version.ad);
    return { adId: id, name: `Copy of ${headline}` };
  }

  #ad(userId: string, adId: string): MemoryAd {
    const ad = this.ads.get(adId);
    if (ad?.userId !== userId) throw new AppError('not_found');
    return ad;
  }

  #latest({ versions }: MemoryAd): LatestVersion {
    const latest = versions.at(-1);
    if (!latest) throw new AppError('not_editable');
    return latest;
  }
}
