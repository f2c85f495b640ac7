import type { OwnFontsInput, OwnProductInput } from '@adwright/engine-ads';
import type { SubjectMap } from '@adwright/engine-uploads';
import type { BrandMaterial, RecipeOrder, RenderedRecipe } from '../creative-provider.ts';
import type { AskedMessage } from './ad-message.ts';

/** The task to render a recipe in a thread: plain data, so that structured clone can copy it. */
export interface RecipeTask extends RecipeOrder {
  /** The recipe's photo or generated picture, with its cache key. */
  photo?: { key: string; bytes: Uint8Array };
  /** Photo that the user chose as the ad's background, with its cache key. */
  background?: { key: string; bytes: Uint8Array };
  /** The user's own product, cut out or framed as the recipe shows the product. */
  own?: { key: string; input: OwnProductInput };
  /** Logos of the brand, with their cache key. */
  logos?: { key: string; input: BrandMaterial['logos'] };
  /** Uploaded fonts of the brand, and uploaded fonts that the user chose for this ad. */
  brandFonts?: OwnFontsInput;
  chosenFonts?: OwnFontsInput;
  /** Map of the subject in the photo of an overlay. */
  subject?: SubjectMap;
  /**
   * Text of the AI note that an overlay prints because a model made a part of its photo; absent if no note is
   * printed.
   */
  note?: string;
  /** What the brief of a composed ad requires of the ad, for the ad's score. */
  asked?: AskedMessage;
}

/** The rendered recipe; null if the format has no room for the words. */
export type RecipeReply = RenderedRecipe | null;
