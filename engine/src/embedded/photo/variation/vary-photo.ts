import { FORMAT_SIZES } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import { cropTo, cropWindow, saliencyOfPhoto } from '../crop.ts';
import { GRADES, type GradeName, graded } from '../grade.ts';
import { openPhoto } from '../open-photo.ts';
import { crossingOf } from '../overlay/subject.ts';
import { canvasJpeg, canvasOf } from '../photo-canvas.ts';
import { dominantHue, photoColours } from '../photo-colours.ts';
import { toRaster } from '../raster.ts';
import type { SubjectMap } from '../subject-map.ts';
import { DETAILS_MAIN, FRAMES, type FrameName } from './variation-frames.ts';

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
/** Even the same look twice shows a little more or less of the photo. */
const MAX_CLOSER = 0.1;
/** A sheet of details that cuts the whole picture's subject too shows it nowhere. */
const MAX_CUT = 0.25;
/** Close looks at a smaller photo would be blurred. */
const MIN_DETAILED_SIDE_PX = 700;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * The same subject in another look: a grade, a crop around the subject and a frame. Another seed gives another look; the
 * same seed the same bytes.
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
  const wanted = FRAME_ORDER[seed % FRAME_ORDER.length] ?? 'closer';
  const grades = SUITED[wanted];
  const grade = grades[Math.floor(seed / FRAME_ORDER.length) % grades.length] ?? 'vivid';
  const saliency = await saliencyOfPhoto(raster, await subject);
  const cut = (aspect: number) => {
    const { x, y, width: wide, height: high } = cropWindow(raster, saliency, aspect);
    return crossingOf(saliency, {
      x: x / raster.width,
      y: y / raster.height,
      width: wide / raster.width,
      height: high / raster.height,
    });
  };
  const [above, beside] = [
    cut(width / height / DETAILS_MAIN),
    cut((width / height) * DETAILS_MAIN),
  ];
  const stacked = height > width || above < beside;
  const isSmall = Math.min(photo.width, photo.height) < MIN_DETAILED_SIDE_PX;
  const isCut = (stacked ? above : beside) > MAX_CUT;
  const frame = wanted === 'details' && (isSmall || isCut) ? 'card' : wanted;
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
    photo: (w, h, zoom = nearer) =>
      canvasOf(cropTo(look, cropWindow(raster, saliency, w / h, zoom), w, h)),
  });
  return { jpeg: await canvasJpeg(canvas), width, height, grade, frame };
}
