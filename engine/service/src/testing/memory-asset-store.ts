import { AppError, type AssetRow } from '@adwright/contracts';
import type { AssetStore, NewAsset } from '../assets/asset-store.ts';

/** A test store of the asset library in memory. In production, SQL enforces the rules of the library. */
export class MemoryAssetStore implements AssetStore {
  readonly rows: AssetRow[] = [];
  readonly cutOuts = new Map<string, Uint8Array>();
  /** URLs of the removed files. */
  readonly removed: string[] = [];
  /** Maximum number of rows in the test library. */
  capacity = Number.POSITIVE_INFINITY;

  async find(userId: string, imageUrl: string): Promise<AssetRow | null> {
    const isIt = (row: AssetRow) => row.user_id === userId && row.image_url === imageUrl;
    return this.rows.find(isIt) ?? null;
  }

  async add(asset: NewAsset): Promise<AssetRow> {
    if (this.rows.length >= this.capacity) throw new AppError('limit_reached');
    const row = {
      ...asset,
      mask_url: null,
      id: crypto.randomUUID(),
      created_at: new Date(0).toISOString(),
    };
    this.rows.push(row);
    return row;
  }

  async putCutOut(userId: string, bytes: Uint8Array): Promise<string> {
    const url = `http://storage.test/assets/${userId}/${crypto.randomUUID()}.png`;
    this.cutOuts.set(url, bytes);
    return url;
  }

  async changeCutOut(
    userId: string,
    id: string,
    { cutoutUrl, maskUrl }: { cutoutUrl: string; maskUrl: string },
  ): Promise<AssetRow> {
    const row = this.rows.find((each) => each.user_id === userId && each.id === id);
    if (!row) throw new AppError('not_found');
    return Object.assign(row, { cutout_url: cutoutUrl, mask_url: maskUrl, cutout_problem: null });
  }

  async removeFiles(urls: readonly string[]): Promise<void> {
    this.removed.push(...urls);
    for (const url of urls) this.cutOuts.delete(url);
  }
}
