import type { TextSide } from '@adwright/contracts';
import { computeBlockLeft, type FittedText, resolveAlign } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import { findLetters, type PlacedItem } from '../composition.ts';

/** A movement of an item: a shift in pixels, and a scale about a point. */
export interface Move {
  x: number;
  y: number;
  scale: number;
  about: { x: number; y: number };
}

export function moveRect(
  { x, y, width, height }: Rect,
  { x: right, y: down, scale, about }: Move,
): Rect {
  return {
    x: about.x + (x - about.x) * scale + right,
    y: about.y + (y - about.y) * scale + down,
    width: width * scale,
    height: height * scale,
  };
}

/** Returns an item after it was moved and scaled. The line breaks of a moved item stay the same. */
export function moveItem(item: PlacedItem, move: Move): PlacedItem {
  const box = moveRect(item.box, move);
  const { scale } = move;
  switch (item.kind) {
    case 'mark':
      return { ...item, box };
    case 'text':
      return { ...item, box, fitted: scaledText(item.fitted, scale) };
    case 'button':
      return {
        ...item,
        box,
        region: moveRect(item.region, move),
        fitted: scaledText(item.fitted, scale),
      };
    case 'logo':
      return { ...item, box, region: moveRect(item.region, move), rim: item.rim * scale };
    case 'offer': {
      const { arranged } = item;
      const icon = arranged.icon && scaledRect(arranged.icon, scale);
      return {
        ...item,
        box,
        region: moveRect(item.region, move),
        arranged: {
          ...arranged,
          width: arranged.width * scale,
          height: arranged.height * scale,
          texts: arranged.texts.map((text) => scaledPlace(text, scale)),
          icon,
        },
      };
    }
    case 'facts': {
      const { arranged } = item;
      return {
        ...item,
        box,
        arranged: {
          ...arranged,
          height: arranged.height * scale,
          radius: arranged.radius * scale,
          texts: arranged.texts.map((text) => scaledPlace(text, scale)),
          dots: arranged.dots.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
        },
      };
    }
  }
}

/** Aligns the lines of a text to a side without moving the text's area; other items are returned unchanged. */
export function alignItem(item: PlacedItem, side: TextSide): PlacedItem {
  if (item.kind !== 'text') return item;
  return { ...item, box: findLetters(item), align: resolveAlign(side, item.fitted) };
}

/** Returns the distance between a text's letters and the given side of the text's box; 0 for other items. */
export function measureWayToSide(item: PlacedItem, side: TextSide): number {
  if (item.kind !== 'text') return 0;
  const { box, fitted } = item;
  return (
    computeBlockLeft(fitted, box.x, box.width, resolveAlign(side, fitted)) - findLetters(item).x
  );
}

/** Returns the font sizes in an item; the list is empty for items without letters. */
export function listLetterSizes(item: PlacedItem): number[] {
  switch (item.kind) {
    case 'text':
    case 'button':
      return [item.fitted.size];
    case 'offer':
    case 'facts':
      return item.arranged.texts.map(({ fitted }) => fitted.size);
    default:
      return [];
  }
}

function scaledText(fitted: FittedText, scale: number): FittedText {
  return {
    ...fitted,
    size: fitted.size * scale,
    leading: fitted.leading * scale,
    tracking: fitted.tracking * scale,
    width: fitted.width * scale,
    height: fitted.height * scale,
    ascent: fitted.ascent * scale,
  };
}

function scaledPlace<Text extends { fitted: FittedText; x: number; y: number }>(
  text: Text,
  scale: number,
): Text {
  return {
    ...text,
    fitted: scaledText(text.fitted, scale),
    x: text.x * scale,
    y: text.y * scale,
  };
}

function scaledRect({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
