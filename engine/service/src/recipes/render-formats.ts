import {
  AD_FORMATS,
  type AdFormat,
  type AdLayout,
  type LeftOutFormat,
  type Recipe,
} from '@adwright/contracts';
import { adaptToFormat } from '@adwright/contracts/recipe-formats';
import type { RecipeContext, RecipeRenderer, RenderedRecipe } from '../creative-provider.ts';

/** The pictures of a recipe in several formats, and the formats in which the recipe's words don't fit. */
export interface RenderedFormats {
  pictures: { format: AdFormat; layout?: AdLayout; rendered: RenderedRecipe }[];
  leftOut: LeftOutFormat[];
}

interface Wanted {
  recipe: Recipe;
  formats: readonly AdFormat[];
  /** The layouts of the pictures; by default only the recipe's layout. */
  layouts?: readonly AdLayout[];
  width: number | null;
  /** Whether all formats are scored or none. */
  score: 'all' | 'none';
}

/**
 * Renders a recipe in each of the given formats.
 * @throws {AppError} in the same cases as `RecipeRenderer.render`
 */
export async function renderFormats(
  renderer: RecipeRenderer,
  { recipe, formats, layouts, width, score }: Wanted,
  context: RecipeContext,
): Promise<RenderedFormats> {
  const result: RenderedFormats = { pictures: [], leftOut: [] };
  for (const layout of layouts ?? [undefined]) {
    for (const format of formats) {
      const order = {
        recipe: adaptToFormat(recipe, format),
        format,
        layout,
        width,
        score: score === 'all',
      };
      const rendered = await renderer.render(order, context);
      if (rendered) result.pictures.push({ format, layout, rendered });
      else result.leftOut.push(explainLeftOut(recipe, format, layout));
    }
  }
  return result;
}

function explainLeftOut({ kind }: Recipe, format: AdFormat, layout?: AdLayout): LeftOutFormat {
  const { label, ratio } = AD_FORMATS[format];
  if (kind === 'overlay') {
    const message = `${label} (${ratio}) has no room for a photo above its words in this style.`;
    return { format, reason: 'layout_has_no_room', message };
  }
  return {
    format,
    layout,
    reason: 'words_do_not_fit',
    message: `${label} (${ratio}) has no room for these words in this layout.`,
  };
}

/** Returns what a response states about a rendered format, without the picture itself. */
export function describeFormat(format: AdFormat, rendered: RenderedRecipe) {
  const { jpeg: _jpeg, colours: _colours, ...known } = rendered;
  const { width, height } = AD_FORMATS[format];
  return { format, width, height, ...known };
}
