import type { AdFormat } from '@adwright/contracts';
import { columns, cycle, type Rect, rows } from '@adwright/engine-pixels';
import type { Stage } from '../stage.ts';
import type { AdPicture } from './ad-picture.ts';
import type { Side } from './shade.ts';

/** What a picture was asked to leave calm counts as this much calmer. */
const ASKED_BONUS = 0.06;

/** The side that the n-th picture is asked to leave calm. */
export function askedSide(format: AdFormat, number: number): Side {
  return format === 'story' || format === 'pin'
    ? cycle(['top', 'bottom'], number)
    : cycle(['left', 'bottom', 'right', 'top'], number);
}

/** The side of the picture where words hide least, their area, and what they hide there (0 nothing – about 1 a face). */
export function quietSide(
  stage: Stage,
  { cover }: AdPicture,
): { side: Side; area: Rect; cost: number } {
  const asked = askedSide(stage.format, stage.number);
  const [first, ...others] = sidesOf(stage).map(({ side, area }) => ({
    side,
    area,
    cost: coverCost(cover, area, stage) - (side === asked ? ASKED_BONUS : 0),
  }));
  if (!first) throw new Error('a picture has sides');
  return others.reduce((best, other) => (other.cost < best.cost ? other : best), first);
}

function sidesOf({ stacked, broad, content }: Stage): { side: Side; area: Rect }[] {
  const { x, y, width, height } = content;
  const tall = height * (stacked ? 0.5 : 0.46);
  const upright: { side: Side; area: Rect }[] = [
    { side: 'top', area: { ...content, height: tall } },
    { side: 'bottom', area: { ...content, y: y + height - tall, height: tall } },
  ];
  if (stacked) return upright;
  const half = width * 0.5;
  const sides: { side: Side; area: Rect }[] = [
    { side: 'left', area: { ...content, width: half } },
    { side: 'right', area: { ...content, x: x + width - half, width: half } },
  ];
  return broad ? sides : [...sides, ...upright];
}

/** Cells a side in which one small face counts as much as an even murmur over the whole. */
const CELLS = 3;

function coverCost(cover: AdPicture['cover'], area: Rect, { width, height }: Stage): number {
  const shares = {
    x: area.x / width,
    y: area.y / height,
    width: area.width / width,
    height: area.height / height,
  };
  const ones = Array.from({ length: CELLS }, () => 1);
  const cells = rows(shares, ones).flatMap((row) => columns(row, ones));
  const worst = Math.max(...cells.map((cell) => cover.of(cell)));
  return 0.6 * cover.of(shares) + 0.4 * worst;
}
