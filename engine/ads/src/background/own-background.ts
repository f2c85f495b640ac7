import type { RecipeBackground } from '@adwright/contracts';
import { createSeededRandom, withAlpha } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import { flatGround } from '../backdrops/ground.ts';
import type { ComposedAd } from '../compose-ad.ts';
import { asPart, type Painter } from '../composition.ts';
import { patternOver } from '../figures/figures.ts';
import type { Stage } from '../stage.ts';

/**
 * Returns the composition with the user's own background. The layout's cards and panels stay, because text is
 * on them. The shapes behind the product stay only on a plain colour, because they would be clutter on a photo
 * or a pattern. `photo` has the aspect ratio of the ad.
 */
export function withOwnBackground(
  composed: ComposedAd,
  background: RecipeBackground,
  scrim: number,
  photo: Canvas | null,
): ComposedAd {
  const { stage, composition } = composed;
  const isPlain = background.kind === 'colour';
  const kept = composition.backdrop.filter(
    ({ part }) => part === undefined || (part === 'behind' && isPlain),
  );
  const own = [groundOf(stage, background, photo), scrimOver(stage, scrim)];
  const backdrop = [...own.map((paint) => asPart('ground', paint)), ...kept];
  return { ...composed, composition: { ...composition, backdrop } };
}

function groundOf(stage: Stage, background: RecipeBackground, photo: Canvas | null): Painter {
  switch (background.kind) {
    case 'colour':
      return flatGround(stage, background.colour);
    case 'pattern':
      return patternOver(stage, background.pattern, createSeededRandom(stage.number + 1));
    case 'photo':
      return (context) => {
        if (!photo) throw new Error('a background without its photo');
        context.save();
        context.imageSmoothingQuality = 'high';
        context.drawImage(photo, 0, 0, stage.width, stage.height);
        context.restore();
      };
  }
}

/** Paints a layer of the ad's background colour, on which text in the ad's colours is legible. */
function scrimOver(stage: Stage, opacity: number): Painter {
  const [ground] = stage.style.palette.grounds;
  return opacity === 0 ? () => {} : flatGround(stage, withAlpha(ground, opacity));
}

/**
 * Returns the opacities of the layer under the text (scrim) to try: the requested one, then stronger ones
 * until the text is legible.
 */
export function scrimsFor(background: RecipeBackground): readonly [number, ...number[]] {
  if (background.kind === 'colour') return [0];
  const { scrim } = background;
  return [scrim, ...STRONGER.filter((opacity) => opacity > scrim)];
}

/** Opacities of the layer under the text that are tried after the requested one. */
const STRONGER = [0.35, 0.55, 0.75, 0.92];
