import { AppError, type FontRow } from '@adwright/contracts';
import type { FontStore, NewFont } from '../assets/font-store.ts';

/** A test store of uploaded fonts in memory. In production, SQL enforces the rules of the fonts table. */
export class MemoryFontStore implements FontStore {
  readonly rows: FontRow[] = [];
  /** Maximum number of fonts in the test store. */
  capacity = Number.POSITIVE_INFINITY;

  async find(userId: string, fileUrl: string): Promise<FontRow | null> {
    return this.rows.find((row) => row.user_id === userId && row.file_url === fileUrl) ?? null;
  }

  async add({ user_id, name, file_url }: NewFont): Promise<FontRow> {
    if (this.rows.length >= this.capacity) throw new AppError('limit_reached');
    const at = new Date(0).toISOString();
    const row = {
      id: crypto.randomUUID(),
      user_id,
      name,
      file_url,
      licensed_at: at,
      created_at: at,
    };
    this.rows.push(row);
    return row;
  }
}
