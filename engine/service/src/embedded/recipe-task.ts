import type { OwnFontsInput, OwnProductInput } from '@adwright/engine-ads';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { BrandMaterial, RecipeOrder, RenderedRecipe } from '../creative-provider.ts';
import type { AskedMessage } from './ad-message.ts';

/** A recipe to render: plain data, for structured clone. */
export interface RecipeTask extends RecipeOrder {
  /** The recipe's photo or generated picture, with its cache key. */
  photo?: { key: string; bytes: Uint8Array };
  /** Photo that the user chose as the ad's background, with its cache key. */
  background?: { key: string; bytes: Uint8Array };
  /** The user's own product, cut out or framed as the recipe shows it. */
  own?: { key: string; input: OwnProductInput };
  /** Logos of the brand, with their cache key. */
  logos?: { key: string; input: BrandMaterial['logos'] };
  /** Uploaded fonts of the brand, and those that were chosen for this ad. */
  brandFonts?: OwnFontsInput;
  chosenFonts?: OwnFontsInput;
  /** Map of the subject in an overlay's photo. */
  subject?: SubjectMap;
  /** The text of the AI note that an overlay prints because a model made a part of its photo; absent for no note. */
  note?: string;
  /** The requirements of a composed ad's brief; needed for its score. */
  asked?: AskedMessage;
}

/** Null when the format has no room for the words. */
export type RecipeReply = RenderedRecipe | null;
