import { describe, expect, it } from 'vitest';
import { rearrangeParts, reorderGaps, spreadParts } from './page-places.ts';

const PAGE = { width: 1000, height: 1000, data: new Uint8Array(0) };
const partAt = (y: number, height: number) => ({ x: 100, y, width: 800, height });

describe('reorderGaps', () => {
  const [picture, text, button] = [[partAt(0, 1)], [partAt(2, 1)], [partAt(4, 1)]];
  const groups = [picture, text, button];

  it('keeps the gap between groups that are still next to each other', () => {
    expect(reorderGaps([80, 20], groups, [text, button, picture])).toEqual([20, 80]);
  });

  it('puts the other gaps into the remaining positions in their old order', () => {
    expect(reorderGaps([80, 20], groups, [button, text, picture])).toEqual([80, 20]);
  });

  it('returns the same gaps if the groups keep their order', () => {
    expect(reorderGaps([80, 20], groups, groups)).toEqual([80, 20]);
  });
});

describe('rearrangeParts', () => {
  it('moves the picture to the front and keeps text and button together', () => {
    const [text, button, picture] = [partAt(80, 100), partAt(200, 60), partAt(400, 500)];
    const [newText, newButton, newPicture] = rearrangeParts([text, button, picture], picture, PAGE);
    expect(newPicture?.y).toBeLessThan(newText?.y ?? 0);
    expect((newButton?.y ?? 0) - (newText?.y ?? 0)).toBeCloseTo(120, -1);
  });

  it('moves the picture above a list to the end, so that it does not divide the list', () => {
    const picture = partAt(60, 400);
    const list = [500, 600, 700, 800].map((y) => partAt(y, 50));
    const [newPicture, ...lines] = rearrangeParts([picture, ...list], picture, PAGE);
    expect(newPicture?.y).toBeGreaterThan(lines.at(-1)?.y ?? 1000);
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).sort((a, b) => a - b));
  });

  it('moves the picture before a button that stands apart from the other texts', () => {
    const picture = partAt(60, 400);
    const [title, text, button] = [partAt(500, 60), partAt(580, 60), partAt(800, 60)];
    const [place, ...others] = rearrangeParts([picture, title, text, button], picture, PAGE);
    expect(place?.y).toBeGreaterThan(others[1]?.y ?? 1000);
    expect(place?.y).toBeLessThan(others[2]?.y ?? 0);
  });

  it('never reverses the order of texts', () => {
    const title = { x: 100, y: 60, width: 800, height: 100 };
    const [picture, note] = [
      { x: 100, y: 300, width: 500, height: 500 },
      { x: 650, y: 320, width: 300, height: 60 },
    ];
    const [newTitle, newPicture, newNote] = rearrangeParts([title, picture, note], picture, PAGE);
    expect(newTitle?.y).toBeLessThan(newNote?.y ?? 0);
    expect(newPicture?.x).not.toBe(picture.x);
  });

  it('keeps parts that the edges cut off', () => {
    const parts = [
      { x: 0, y: 0, width: 1000, height: 400 },
      { x: 0, y: 500, width: 1000, height: 500 },
    ];
    expect(rearrangeParts(parts, null, PAGE)).toEqual(parts);
  });
});

describe('spreadParts', () => {
  it('leaves more room between the texts of a story, and keeps a cut-off part at the page’s edge', () => {
    const [top, foot] = [partAt(100, 200), partAt(700, 300)];
    const places = spreadParts([top, foot], PAGE);
    expect(places?.map(({ y }) => y)).toEqual([560, 1620]);
  });

  it('returns null for a tall page and for a single text', () => {
    expect(spreadParts([partAt(100, 200), partAt(700, 100)], { ...PAGE, width: 600 })).toBeNull();
    expect(spreadParts([partAt(100, 200), partAt(320, 200)], PAGE)).toBeNull();
  });
});
