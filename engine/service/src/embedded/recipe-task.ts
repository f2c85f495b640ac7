import type { OwnProductInput } from '@adwright/engine-ads';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { BrandMaterial, RecipeOrder, RenderedRecipe } from '../creative-provider.ts';
import type { AskedMessage } from './ad-message.ts';

/** A recipe to render: plain data, for structured clone. */
export interface RecipeTask extends RecipeOrder {
  /** The photo or the generated picture of a recipe that has one, with a name that tells it from others. */
  photo?: { key: string; bytes: Uint8Array };
  /** The user's own product, as it is shown. */
  own?: { key: string; input: OwnProductInput };
  /** Logos of the brand. */
  logos?: { key: string; input: BrandMaterial['logos'] };
  /** Where the subject of an overlay's photo is. */
  subject?: SubjectMap;
  /** What an overlay says of a model's part in its photo; absent for nothing. */
  note?: string;
  /** What the brief of a composed ad asks for, where it is scored. */
  asked?: AskedMessage;
}

/** Null when the format has no room for the words. */
export type RecipeReply = RenderedRecipe | null;
