import { AppError, type FontRow, fontRowSchema } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The values of a new row in the font table. */
export interface NewFont extends Pick<FontRow, 'user_id' | 'name' | 'file_url'> {
  /** Id of the workspace; absent for the personal workspace. */
  workspace_id?: string;
}

/** Stores the rows of uploaded fonts. Every method of the font store rejects with an AppError. */
export interface FontStore {
  /**
   * Returns the row of a font file; null if there is no such row.
   * @throws {AppError} `unavailable` if the data service does not answer
   */
  find(workspaceId: string, fileUrl: string): Promise<FontRow | null>;
  /**
   * Inserts the row of a new font.
   * @throws {AppError} `limit_reached` if the workspace has the maximum number of fonts, `unavailable` if the
   * data service does not answer
   */
  add(font: NewFont): Promise<FontRow>;
}

/** SQLSTATE with which the fonts table refuses a row beyond the maximum number of rows. */
const TOO_MANY = 'BK003';
/** SQLSTATE of a duplicate row: another request has already inserted this font. */
const KNOWN_ALREADY = '23505';

/** Creates a font store that uses the table `fonts` of Supabase, with the service role's key. */
export function createSupabaseFontStore(client: SupabaseClient): FontStore {
  const store: FontStore = {
    async find(workspaceId, fileUrl) {
      const { data, error } = await client
        .from('fonts')
        .select('*')
        .eq('workspace_id', workspaceId)
        .eq('file_url', fileUrl)
        .maybeSingle();
      if (error) throw new AppError('unavailable', `fonts: ${error.message}`);
      return data === null ? null : fontRowSchema.parse(data);
    },
    async add(font) {
      const { data, error } = await client.from('fonts').insert(font).select('*').single();
      if (!error) return fontRowSchema.parse(data);
      if (error.code === TOO_MANY) {
        throw new AppError('limit_reached', error.message, {
          userMessage: 'You have as many fonts as there may be. Please delete one first.',
        });
      }
      const known =
        error.code === KNOWN_ALREADY
          ? await store.find(font.workspace_id ?? font.user_id, font.file_url)
          : null;
      if (known) return known;
      throw new AppError('unavailable', `fonts: ${error.message}`);
    },
  };
  return store;
}
