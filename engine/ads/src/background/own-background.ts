import type { RecipeBackground } from '@adwright/contracts';
import { createSeededRandom, withAlpha } from '@adwright/engine-pixels';
import type { Canvas } from '@napi-rs/canvas';
import { paintFlatGround } from '../backdrops/ground.ts';
import type { ComposedAd } from '../compose-ad.ts';
import { markPart, type Painter } from '../composition.ts';
import { paintPattern } from '../figures/figures.ts';
import type { Stage } from '../stage.ts';

/**
 * Returns the composition with the background that the user chose. The layout's cards and panels remain,
 * because they contain text. Shapes behind the product remain only on a plain colour, because they would look
 * cluttered on a photo or a pattern. `photo` has the ad's aspect ratio.
 */
export function setOwnBackground(
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
  const own = [paintGround(stage, background, photo), paintScrim(stage, scrim)];
  const backdrop = [...own.map((paint) => markPart('ground', paint)), ...kept];
  return { ...composed, composition: { ...composition, backdrop } };
}

function paintGround(stage: Stage, background: RecipeBackground, photo: Canvas | null): Painter {
  switch (background.kind) {
    case 'colour':
      return paintFlatGround(stage, background.colour);
    case 'pattern':
      return paintPattern(stage, background.pattern, createSeededRandom(stage.number + 1));
    case 'photo':
      return (context) => {
        if (!photo) throw new Error('the photo of the background is missing');
        context.save();
        context.imageSmoothingQuality = 'high';
        context.drawImage(photo, 0, 0, stage.width, stage.height);
        context.restore();
      };
  }
}

/** Paints a layer of the ad's background colour that makes text in the ad's colours legible. */
function paintScrim(stage: Stage, opacity: number): Painter {
  const [ground] = stage.style.palette.grounds;
  return opacity === 0 ? () => {} : paintFlatGround(stage, withAlpha(ground, opacity));
}

/**
 * Returns the opacities to try for the layer under the text (scrim): the requested opacity, and then stronger
 * ones.
 */
export function listScrims(background: RecipeBackground): readonly [number, ...number[]] {
  if (background.kind === 'colour') return [0];
  const { scrim } = background;
  return [scrim, ...STRONGER.filter((opacity) => opacity > scrim)];
}

/** Opacities of the layer under the text that are tried after the opacity which the user requested. */
const STRONGER = [0.35, 0.55, 0.75, 0.92];
