import type { SubjectMap } from '@adwright/engine-uploads';
import type { RecipeOrder, RenderedRecipe } from '../provider.ts';

/** A recipe to render: plain data, for structured clone. */
export interface RecipeTask extends RecipeOrder {
  /** The photo or the generated picture of a recipe that has one, with a name that tells it from others. */
  photo?: { key: string; bytes: Uint8Array };
  /** Where the subject of an overlay's photo is. */
  subject?: SubjectMap;
}

/** Null when the format has no room for the words. */
export type RecipeReply = RenderedRecipe | null;
