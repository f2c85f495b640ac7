import { createCanvas } from '@napi-rs/canvas';
import { breakLines, type MeasuredUnit, splitLongUnits } from './break-lines.ts';
import type { Face } from './font-catalogue.ts';
import { fontStack } from './font-registry.ts';
import { graphemes, lineUnits } from './line-units.ts';
import { type Direction, isConnectedScript, minimumLeading, textDirection } from './script.ts';

export interface FitRequest {
  text: string;
  face: Face;
  /** Pixels. */
  maxWidth: number;
  maxHeight: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
}

/** A text broken into lines at the size that fits. Lengths are pixels. */
export interface FittedText {
  lines: string[];
  size: number;
  /** Distance of baselines. */
  leading: number;
  tracking: number;
  stack: string;
  direction: Direction;
  /** Widest line. */
  width: number;
  /** From the top of the first line's ink to the bottom of the last line's. */
  height: number;
  /** From the top of the block to the first baseline. */
  ascent: number;
}

const PROBE_SIZE = 100;
const probe = createCanvas(1, 1).getContext('2d');

interface Prepared {
  text: string;
  units: MeasuredUnit[];
  space: number;
  stack: string;
  trackingPerSize: number;
  leadingPerSize: number;
}

/** Capitals by the rules of the script: Greek loses its accents, and only the locale's own rule knows that. */
function toCapitals(text: string): string {
  return text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? 'el' : undefined);
}

function prepare(request: FitRequest): Prepared {
  const { face } = request;
  const plain = request.text.replace(/\s+/g, ' ').trim();
  const text = face.uppercase ? toCapitals(plain) : plain;
  const stack = fontStack(face, `${text}-…`);
  const trackingPerSize = isConnectedScript(text) ? 0 : face.tracking / 100;
  probe.font = `${PROBE_SIZE}px ${stack}`;
  probe.letterSpacing = '0px';
  const advance = (value: string) =>
    probe.measureText(value).width / PROBE_SIZE + trackingPerSize * graphemes(value).length;
  const units = lineUnits(text).map((unit) => ({ ...unit, width: advance(unit.text) }));
  const leadingPerSize = Math.max(face.leading, minimumLeading(text));
  return { text, units, space: advance(' '), stack, trackingPerSize, leadingPerSize };
}

function inkOf(line: string, size: number, stack: string) {
  probe.font = `${size}px ${stack}`;
  probe.textBaseline = 'alphabetic';
  const ink = probe.measureText(line);
  return { ascent: ink.actualBoundingBoxAscent, descent: ink.actualBoundingBoxDescent };
}

function compose(prepared: Prepared, lines: string[], widest: number, size: number): FittedText {
  const { stack, leadingPerSize, trackingPerSize, text } = prepared;
  const leading = leadingPerSize * size;
  const ascent = Math.max(size * 0.7, inkOf(lines[0] ?? '', size, stack).ascent);
  const descent = Math.max(0, inkOf(lines.at(-1) ?? '', size, stack).descent);
  return {
    lines,
    size,
    leading,
    tracking: trackingPerSize * size,
    stack,
    direction: textDirection(text),
    width: widest * size,
    height: ascent + (lines.length - 1) * leading + descent,
    ascent,
  };
}

/**
 * Largest size between the two limits at which a text fits its box in the lines allowed. A word too long for the box
 * is shrunk first and hyphenated at the smallest size; what still does not fit ends in an ellipsis, so that a text
 * never leaves its box.
 */
export function fitText(request: FitRequest): FittedText {
  const prepared = prepare(request);
  const attempt = (size: number, units: readonly MeasuredUnit[]) => {
    const { lines, widest } = breakLines(units, request.maxWidth / size, prepared.space);
    const fitted = compose(prepared, lines, widest, size);
    const fits =
      lines.length <= request.maxLines &&
      fitted.width <= request.maxWidth &&
      fitted.height <= request.maxHeight;
    return { fitted, fits };
  };
  let low = request.minSize;
  let high = request.maxSize;
  let best: FittedText | undefined;
  while (high - low >= 1) {
    const size = Math.round((low + high + 1) / 2);
    const { fitted, fits } = attempt(Math.min(size, request.maxSize), prepared.units);
    if (fits) {
      best = fitted;
      low = size;
    } else high = size - 1;
  }
  if (best) return best;
  const smallest = attempt(
    request.minSize,
    splitLongUnits(prepared.units, request.maxWidth / request.minSize),
  );
  return smallest.fits ? smallest.fitted : shorten(smallest.fitted, request, prepared);
}

function shorten(fitted: FittedText, request: FitRequest, prepared: Prepared): FittedText {
  const byHeight = Math.floor((request.maxHeight - fitted.size * 0.95) / fitted.leading) + 1;
  const count = Math.max(1, Math.min(request.maxLines, byHeight));
  if (fitted.lines.length <= count) return fitted;
  const lines = fitted.lines.slice(0, count);
  lines[count - 1] = `${graphemes(lines[count - 1] ?? '')
    .slice(0, -2)
    .join('')
    .replace(/[\s,.;:–—-]+$/u, '')}…`;
  return compose(prepared, lines, fitted.width / fitted.size, fitted.size);
}
