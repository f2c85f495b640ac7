import { FORMAT_SIZES } from '@adwright/contracts/values';
import {
  cropTo,
  inShares,
  isKnown,
  MAX_LOST,
  type Scene,
  SURE,
  saliencyOfPhoto,
  shapeIn,
  WholeSubject,
  windowOf,
  withStandingOut,
} from '@adwright/engine-cutout';
import { canvasJpeg, canvasOf, GRADES, type GradeName, graded } from '@adwright/engine-drawing';
import {
  crossingOf,
  cycle,
  fromRaster,
  norm,
  type Raster,
  seededRandom,
  toLab,
  toRaster,
} from '@adwright/engine-pixels';
import { openPhoto, type SubjectMap } from '@adwright/engine-uploads';
import { isDrawn } from '../drawn-picture.ts';
import { dominantHue, photoColours } from '../photo-colours.ts';
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
  closer: ['teal', 'golden', 'cool', 'matte', 'vivid', 'noir'],
  arch: ['golden', 'matte', 'pastel', 'vivid', 'cool', 'noir'],
  card: ['vivid', 'pastel', 'cool', 'golden', 'noir', 'matte'],
  print: ['matte', 'pastel', 'golden', 'noir', 'vivid', 'cool'],
  details: ['matte', 'vivid', 'cool', 'noir', 'golden', 'pastel'],
  poster: ['cool', 'noir', 'matte', 'vivid', 'pastel', 'golden'],
  disc: ['vivid', 'golden', 'pastel', 'cool', 'matte', 'noir'],
  hung: ['golden', 'vivid', 'noir', 'matte', 'cool', 'pastel'],
  block: ['cool', 'pastel', 'golden', 'noir', 'vivid', 'matte'],
} as const satisfies Record<FrameName, readonly GradeName[]>;
const FRAME_ORDER = [
  'closer',
  'arch',
  'card',
  'print',
  'details',
  'hung',
  'disc',
  'poster',
  'block',
] as const satisfies readonly FrameName[];
interface StandIn {
  /** Round by round; none is the frame of a seed beside it. */
  frames: readonly [FrameName, FrameName];
  /** How many grades farther they are than the frame that they stand in for. */
  ahead: number;
}
/** The replacement for a frame that would cut the subject. */
const INSTEAD: Partial<Record<FrameName, StandIn>> = {
  closer: { frames: ['print', 'hung'], ahead: 1 },
  arch: { frames: ['poster', 'block'], ahead: 3 },
  details: { frames: ['block', 'poster'], ahead: 2 },
  disc: { frames: ['card', 'card'], ahead: 4 },
};
/** Largest random enlargement, so that even the same look differs a little between two pictures. */
const MAX_CLOSER = 0.1;
/** Least enlargement of the whole frame. */
const CLOSER = 1.06;
/** Largest share of a subject behind the corners of an opening; more counts as cut. */
const MAX_BEHIND = 0.08;
/** A sheet of details that cuts the whole picture's subject too shows it nowhere. */
const MAX_CUT = 0.25;
/** A mounted photo may also keep its own shape, so it may lose less of its subject than one that fills the picture. */
const MOST_SPARED = 0.012;
/** What washes a photo out like old paper soils a screenshot. */
const FADING: ReadonlySet<GradeName> = new Set(['matte', 'pastel', 'golden']);
/** Close-ups of a smaller photo would be blurred. */
const MIN_DETAILED_SIDE_PX = 700;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * The same subject in another look: a grade, a crop around the subject and a frame. Another seed gives another look; the
 * same seed the same bytes. A frame that would cut the subject gives way to one that takes the photo's shape, and close
 * looks do where there is nothing to look at.
 * @param subject where the photo's subject is
 * @throws {AppError} as `openPhoto`
 */
export async function varyPhoto(
  bytes: Uint8Array,
  seed: number,
  subject: SubjectMap | Promise<SubjectMap>,
): Promise<VariedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(
    photo.pixels(MAX_WORK_PIXELS).flatten({ background: photo.ground }),
  );
  const { width, height } =
    raster.height / raster.width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
  const known = await withStandingOut(raster, await subject);
  const isPage = isDrawn(raster);
  const scene: Sitting = {
    raster,
    saliency: await saliencyOfPhoto(raster, known),
    whole: isPage ? WholeSubject.everything() : WholeSubject.of(known),
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
  const instead = INSTEAD[wanted];
  const isCut =
    instead !== undefined &&
    (wanted === 'details'
      ? isSmall || isPage || !isKnown(known) || (stacked ? above : beside) > MAX_CUT
      : cutsSubject(scene, wanted));
  const frame = isCut ? cycle(instead.frames, round) : wanted;
  const grades = isPage ? SUITED[frame].filter((one) => !FADING.has(one)) : SUITED[frame];
  const grade = await gradeFor(raster, known, grades, isCut ? round + instead.ahead : round);
  const { hue } = await dominantHue(raster);
  const look = graded(raster, GRADES[grade]);
  const nearer = 1 + MAX_CLOSER * seededRandom(seed + 1)();
  const canvas = await FRAMES[frame]({
    width,
    height,
    hue,
    // A stand-in has another ground than the frame itself has in the same round.
    turn: FRAME_ORDER.indexOf(frame) + round + (isCut ? 1 : 0),
    colours: await photoColours(look, 3),
    random: seededRandom(seed),
    stacked,
    shape: (room) =>
      shapeIn(scene.whole, raster.width / raster.height, room, { mostLost: MOST_SPARED }),
    photo: (w, h, zoom = nearer) => canvasOf(cropTo(look, windowOf(scene, w / h, zoom), w, h)),
  });
  return { jpeg: await canvasJpeg(canvas), width, height, grade, frame };
}

/** A photo that becomes a picture of a size in pixels. */
interface Sitting extends Scene {
  width: number;
  height: number;
}

/** How badly a photo of an aspect cuts its subject, see {@link crossingOf}. */
function cutIn(scene: Sitting, aspect: number): number {
  return crossingOf(scene.saliency, inShares(windowOf(scene, aspect), scene.raster));
}

/** Whether a frame of a shape of its own hides a part of the subject. */
function cutsSubject(scene: Sitting, frame: Exclude<FrameName, 'details'>): boolean {
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
  const window = inShares(windowOf(scene, aspect), raster);
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
    sum += norm(lab[pixel * 3 + 1] ?? 0, lab[pixel * 3 + 2] ?? 0);
    count++;
  }
  return sum > COLOURFUL * count ? at(round + 1) : grade;
}
