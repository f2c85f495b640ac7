import type { Random, Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { markPart, type Painter } from '../composition.ts';
import type { FigureName } from '../figure-names.ts';
import type { Stage } from '../stage.ts';
import { arches } from './arches.ts';
import { discs } from './discs.ts';
import { dots } from './dots.ts';
import { facets } from './facets.ts';
import type { Figure } from './figure.ts';
import { figureColours, USUAL_FIGURE } from './figure-colours.ts';
import { rings } from './rings.ts';
import { stripes } from './stripes.ts';
import { tiles } from './tiles.ts';
import { waves } from './waves.ts';

const FIGURES: Record<FigureName, Figure> = {
  arches,
  discs,
  dots,
  facets,
  rings,
  stripes,
  tiles,
  waves,
};

interface FigureOptions {
  /** Adds the area to which the figure is clipped to the canvas path; the default is the figure's box. */
  outline?: (context: SKRSContext2D) => void;
  /** Whether the figure has the greys of the usual alternative in a comparison. */
  usual?: boolean;
}

/** Paints the figure of the ad in a box. */
export function paintFigure(
  stage: Stage,
  box: Rect,
  { outline, usual = false }: FigureOptions = {},
): Painter {
  const paint = FIGURES[stage.figure](
    box,
    usual ? USUAL_FIGURE : figureColours(stage),
    stage.random,
  );
  const isWhole = box.width === stage.width && box.height === stage.height;
  return markPart(isWhole ? 'ground' : undefined, (context) => {
    context.save();
    context.beginPath();
    if (outline) outline(context);
    else context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    paint(context);
    context.restore();
  });
}

/** Paints a figure over the whole ad, in shades of the background that do not draw attention from the words. */
export function paintPattern(stage: Stage, name: FigureName, random: Random): Painter {
  const [field, second, third, fourth] = stage.style.palette.grounds;
  const box = { x: 0, y: 0, width: stage.width, height: stage.height };
  const paint = FIGURES[name](box, { field, shapes: [second, third, fourth, second] }, random);
  return (context) => {
    context.save();
    context.fillStyle = field;
    context.fillRect(0, 0, stage.width, stage.height);
    paint(context);
    context.restore();
  };
}
