import type { FittedText } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PlacedFacts, PlacedOffer } from './composition.ts';
import { paintIcon } from './offer/icons.ts';
import type { OfferShape } from './offer/offer-design.ts';
import type { Stage } from './stage.ts';

type Trace = (context: SKRSContext2D, width: number, height: number) => void;

/** Depth of a tag's point, as a share of the tag's height. */
const TAG_POINT = 0.42;
/** Depth of the notches at a ribbon's ends, as a share of the ribbon's height. */
const RIBBON_NOTCH = 0.26;
/** Hole of a tag: radius, and distance of its centre from the tag's start, as shares of the tag's height. */
const HOLE = { at: 0.29, radius: 0.075 };
/** Shape of a burst (star-shaped offer): a superellipse with notches in its outline. */
const BURST = {
  /** Distance between two notches along the burst's outline, as a share of the burst's height. */
  step: 0.2,
  /** Depth of the burst's notches, as a share of the burst's height. */
  depth: 0.06,
  /** Exponent of the superellipse; a larger exponent makes the burst more rectangular. */
  power: 2.6,
};
/** Measures of a ticket (an offer with notches and a dashed line), as shares of the ticket's height. */
const TICKET = {
  /** Radius of the ticket's notches. */
  notch: 0.13,
  /** Length of a dash in the ticket's line. */
  dash: 0.1,
  /** Thickness of the ticket's line. */
  line: 0.026,
};
/** Thickness of the line beside an offer without a shape, as a share of the offer's height. */
const LINE_WIDTH = 0.07;
/** Minimum thickness of the line beside an offer without a shape, in pixels. */
const LEAST_LINE_PX = 5;

/**
 * Functions that add a shape's outline to the canvas path, for left-to-right words, relative to the top left
 * corner of the shape's box.
 */
const OUTLINES: Partial<Record<OfferShape, Trace>> = {
  tag: (context, width, height) => {
    const point = TAG_POINT * height;
    const radius = 0.12 * height;
    context.moveTo(0, height / 2);
    context.lineTo(point, 0);
    context.arcTo(width, 0, width, height, radius);
    context.arcTo(width, height, point, height, radius);
    context.lineTo(point, height);
    context.closePath();
  },
  ribbon: (context, width, height) => {
    context.moveTo(0, 0);
    context.lineTo(width, 0);
    context.lineTo(width - RIBBON_NOTCH * height, height / 2);
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.closePath();
  },
  burst: (context, width, height) => {
    const around = (width + height) * 2;
    const points = 2 * Math.round(around / (BURST.step * height) / 2);
    for (let at = 0; at < points; at++) {
      const turn = (at / points) * 2 * Math.PI;
      const reach = at % 2 === 0 ? 0 : BURST.depth * height;
      const along = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / BURST.power);
      context.lineTo(
        width / 2 + (width / 2 - reach) * along(Math.cos(turn)),
        height / 2 + (height / 2 - reach) * along(Math.sin(turn)),
      );
    }
    context.closePath();
  },
  ticket: (context, width, height) => {
    const radius = 0.14 * height;
    const notch = TICKET.notch * height;
    context.moveTo(radius, 0);
    context.arcTo(width, 0, width, height / 2, radius);
    context.arc(width, height / 2, notch, -Math.PI / 2, Math.PI / 2, true);
    context.arcTo(width, height, 0, height, radius);
    context.arcTo(0, height, 0, height / 2, radius);
    context.arc(0, height / 2, notch, Math.PI / 2, -Math.PI / 2, true);
    context.arcTo(0, 0, radius, 0, radius);
    context.closePath();
  },
};

/**
 * Paints the shape behind an offer's words. The offer's words are painted later, in colours that were checked
 * on the painted pixels.
 */
export function paintOffer(context: SKRSContext2D, stage: Stage, offer: PlacedOffer): void {
  const { box, design, direction, arranged } = offer;
  context.save();
  context.translate(box.x, box.y);
  context.save();
  if (direction === 'rtl') {
    context.translate(box.width, 0);
    context.scale(-1, 1);
  }
  paintShape(context, stage, offer);
  context.restore();
  if (design.icon && arranged.icon) paintSign(context, stage, offer, arranged.icon);
  context.restore();
}

function paintShape(context: SKRSContext2D, stage: Stage, { box, design }: PlacedOffer): void {
  const { width, height } = box;
  const { shape, fill, accent } = design;
  if (shape === 'line') {
    const thick = Math.max(LEAST_LINE_PX, LINE_WIDTH * height);
    context.fillStyle = accent;
    context.fillRect(0, 0, thick, height);
    return;
  }
  context.beginPath();
  const trace = OUTLINES[shape];
  if (trace) trace(context, width, height);
  else context.roundRect(0, 0, width, height, stage.style.rounding * height);
  if (shape === 'ticket') {
    context.strokeStyle = accent;
    context.lineWidth = Math.max(3, TICKET.line * height);
    const dash = TICKET.dash * height;
    context.setLineDash([dash, dash * 0.7]);
    context.stroke();
    return;
  }
  if (fill === null) return;
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.2)';
  context.shadowBlur = 20;
  context.shadowOffsetY = 7;
  context.fillStyle = fill;
  if (shape === 'tag') {
    const hole = HOLE.radius * height;
    context.moveTo(HOLE.at * height + hole, height / 2);
    context.arc(HOLE.at * height, height / 2, hole, 0, 2 * Math.PI);
  }
  context.fill('evenodd');
  context.restore();
}

/**
 * Paints the icon of an offer. If the offer has no fill, a disc or a tile in the accent colour is painted
 * behind the icon.
 */
function paintSign(context: SKRSContext2D, stage: Stage, { design }: PlacedOffer, box: Rect): void {
  if (!design.icon) return;
  const { fill, accent, onAccent } = design;
  if (fill !== null) {
    paintIcon(context, design.icon, box, accent);
    return;
  }
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    Math.max(0.16, stage.style.rounding) * box.height,
  );
  context.fill();
  const rim = box.width * 0.2;
  const inside = {
    x: box.x + rim,
    y: box.y + rim,
    width: box.width - 2 * rim,
    height: box.height - 2 * rim,
  };
  paintIcon(context, design.icon, inside, onAccent);
}

/** Measures of the line through an old price, as multiples of the text's font size. */
const STRIKE = {
  /** Thickness of the line through an old price. */
  width: 0.065,
  /** Height of the line above the baseline. */
  height: 0.33,
  /** Length by which the line extends beyond the price on each side. */
  beyond: 0.12,
};

/** Draws the line through an old price. */
export function strikeOut(
  context: SKRSContext2D,
  { size, ascent, width }: FittedText,
  { x, y }: { x: number; y: number },
  ink: string,
): void {
  const middle = y + ascent - STRIKE.height * size;
  context.fillStyle = ink;
  context.fillRect(
    x - STRIKE.beyond * size,
    middle - (STRIKE.width * size) / 2,
    width + 2 * STRIKE.beyond * size,
    STRIKE.width * size,
  );
}

/** Draws the dots between facts that share a line. */
export function paintDots(context: SKRSContext2D, { box, arranged, ink }: PlacedFacts): void {
  context.fillStyle = ink;
  for (const { x, y } of arranged.dots) {
    context.beginPath();
    context.arc(box.x + x, box.y + y, arranged.radius, 0, 2 * Math.PI);
    context.fill();
  }
}
