import { FORMAT_SIZES } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import type { Rect } from '../../ad/rect.ts';
import { cropTo, cropWindow, saliencyOfPhoto } from '../crop.ts';
import { GRADES, type GradeName, graded } from '../grade.ts';
import { toLab } from '../lab.ts';
import { openPhoto } from '../open-photo.ts';
import { crossingOf } from '../overlay/subject.ts';
import { canvasJpeg, canvasOf } from '../photo-canvas.ts';
import { dominantHue, photoColours } from '../photo-colours.ts';
import { fromRaster, type Raster, toRaster } from '../raster.ts';
import type { SaliencyMap } from '../saliency.ts';
import { isKnown, SURE } from '../salient-subject.ts';
import type { SubjectMap } from '../subject-map.ts';
import { MAX_LOST, shapeIn, WholeSubject } from '../whole-subject.ts';
import { DETAILS_MAIN, FRAMES, type FrameName, OPENINGS } from './variation-frames.ts';

export interface VariedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
  grade: GradeName;
  frame: FrameName;
}

/** Grades that suit each frame. Seeds walk through the frames first, so that repeats differ most. */
const SUITED = {
  closer: ['teal', 'golden', 'cool', 'film', 'vivid', 'noir'],
  arch: ['golden', 'film', 'pastel', 'vivid', 'cool', 'noir'],
  card: ['vivid', 'pastel', 'cool', 'golden', 'noir', 'film'],
  print: ['film', 'pastel', 'golden', 'noir', 'vivid', 'cool'],
  details: ['film', 'vivid', 'cool', 'noir', 'golden', 'pastel'],
  poster: ['cool', 'noir', 'film', 'vivid', 'pastel', 'golden'],
  disc: ['vivid', 'golden', 'pastel', 'cool', 'film', 'noir'],
} as const satisfies Record<FrameName, readonly GradeName[]>;
const FRAME_ORDER = [
  'closer',
  'arch',
  'card',
  'print',
  'details',
  'poster',
  'disc',
] as const satisfies readonly FrameName[];
/** Frames that give the photo the shape that it needs. */
const PLIANT = ['card', 'print', 'poster'] as const satisfies readonly FrameName[];
/** How many grades farther one stands that takes the place of another, so that it is not the picture of a seed beside it. */
const GRADES_AHEAD = { closer: 1, arch: 3, details: 2, disc: 4, card: 0, print: 0, poster: 0 };
/** Even the same look twice shows a little more or less of the photo. */
const MAX_CLOSER = 0.1;
/** The whole frame is at least this much closer. */
const CLOSER = 1.06;
/** A look from nearer than this is meant to be a detail. */
const DETAIL = 1.5;
/** More of a subject than this behind the corners of an opening is cut. */
const MAX_BEHIND = 0.08;
/** A sheet of details that cuts the whole picture's subject too shows it nowhere. */
const MAX_CUT = 0.25;
/** Close looks at a smaller photo would be blurred. */
const MIN_DETAILED_SIDE_PX = 700;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * The same subject in another look: a grade, a crop around the subject and a frame. Another seed gives another look; the
 * same seed the same bytes. A frame that would cut the subject gives way to one that takes the photo's shape.
 * @param subject where the photo's subject is
 * @throws {AppError} as `openPhoto`
 */
export async function varyPhoto(
  bytes: Uint8Array,
  seed: number,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<VariedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const { width, height } =
    raster.height / raster.width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
  const known = await subject;
  const scene: Scene = {
    raster,
    saliency: await saliencyOfPhoto(raster, known),
    whole: WholeSubject.of(known),
    width,
    height,
  };
  const [above, beside] = [
    cutIn(scene, width / height / DETAILS_MAIN),
    cutIn(scene, (width / height) * DETAILS_MAIN),
  ];
  const stacked = height > width || above < beside;
  const round = Math.floor(seed / FRAME_ORDER.length);
  const wanted = FRAME_ORDER[seed % FRAME_ORDER.length] ?? 'closer';
  const isSmall = Math.min(photo.width, photo.height) < MIN_DETAILED_SIDE_PX;
  const isCut =
    wanted === 'details'
      ? isSmall || (stacked ? above : beside) > MAX_CUT
      : cutsSubject(scene, wanted);
  const frame = isCut ? (PLIANT[(seed + round) % PLIANT.length] ?? 'card') : wanted;
  const turn = isCut ? round + GRADES_AHEAD[wanted] : round;
  const grade = await gradeFor(raster, known, SUITED[frame], turn);
  const { hue } = await dominantHue(raster);
  const look = graded(raster, GRADES[grade]);
  const nearer = 1 + MAX_CLOSER * seededRandom(seed + 1)();
  const canvas = await FRAMES[frame]({
    width,
    height,
    hue,
    colours: await photoColours(look, 3),
    random: seededRandom(seed),
    stacked,
    shape: (room) => shapeIn(scene.whole, raster.width / raster.height, room),
    photo: (w, h, zoom = nearer) => canvasOf(cropTo(look, windowOf(scene, w / h, zoom), w, h)),
  });
  return { jpeg: await canvasJpeg(canvas), width, height, grade, frame };
}

interface Scene {
  raster: Raster;
  saliency: SaliencyMap;
  /** Null where no subject is known. */
  whole: WholeSubject | null;
  width: number;
  height: number;
}

/** What of the photo a box of an aspect shows, pixels: no closer than lets the subject be whole, but for details. */
function windowOf({ raster, saliency, whole }: Scene, aspect: number, zoom: number): Rect {
  if (whole === null || zoom > DETAIL) return cropWindow(raster, saliency, aspect, zoom);
  const own = raster.width / raster.height;
  const isCut = whole.lostAt(aspect, own, { zoom }) > MAX_LOST;
  const window = cropWindow(raster, saliency, aspect, isCut ? 1 : zoom);
  const kept = whole.keptBy(inShares(window, raster));
  return { ...window, x: Math.round(kept.x * raster.width), y: Math.round(kept.y * raster.height) };
}

function inShares({ x, y, width, height }: Rect, photo: Raster): Rect {
  return {
    x: x / photo.width,
    y: y / photo.height,
    width: width / photo.width,
    height: height / photo.height,
  };
}

/** How badly a photo of an aspect cuts its subject, see {@link crossingOf}. */
function cutIn(scene: Scene, aspect: number): number {
  return crossingOf(scene.saliency, inShares(windowOf(scene, aspect, 1), scene.raster));
}

/** Whether a frame of a shape of its own hides a part of the subject. */
function cutsSubject(scene: Scene, frame: Exclude<FrameName, 'details'>): boolean {
  const { raster, whole, width, height } = scene;
  if (whole === null) return false;
  if (frame === 'closer') {
    const own = raster.width / raster.height;
    return whole.lostAt(width / height, own, { zoom: CLOSER }) > MAX_LOST;
  }
  if (frame !== 'arch' && frame !== 'disc') return false;
  const { sizeIn, shows } = OPENINGS[frame];
  const opening = sizeIn({ width, height });
  const aspect = opening.width / opening.height;
  const window = inShares(windowOf(scene, aspect, 1), raster);
  return whole.lostUnder(window, (u, v) => shows(u, v, aspect)) > MAX_BEHIND;
}

/** Mean chroma, CIELAB, from which a subject's colour is what it is bought for: black tomatoes whet no appetite. */
const COLOURFUL = 22;
const CHROMA_SIDE = 48;

/** The round's grade; without colour only where the subject has little of it. */
async function gradeFor(
  raster: Raster,
  subject: SubjectMap,
  grades: readonly GradeName[],
  round: number,
): Promise<GradeName> {
  const at = (index: number) => grades[index % grades.length] ?? 'vivid';
  const grade = at(round);
  if (grade !== 'noir' || !isKnown(subject)) return grade;
  const small = await fromRaster(raster)
    .resize(CHROMA_SIDE, CHROMA_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const lab = toLab(small);
  const place = (share: number) => Math.floor(share * subject.side);
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < CHROMA_SIDE ** 2; pixel++) {
    const column = place(((pixel % CHROMA_SIDE) + 0.5) / CHROMA_SIDE);
    const row = place((Math.floor(pixel / CHROMA_SIDE) + 0.5) / CHROMA_SIDE);
    if ((subject.values[row * subject.side + column] ?? 0) <= SURE) continue;
    sum += Math.hypot(lab[pixel * 3 + 1] ?? 0, lab[pixel * 3 + 2] ?? 0);
    count++;
  }
  return sum > COLOURFUL * count ? at(round + 1) : grade;
}
