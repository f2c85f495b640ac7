import { FORMAT_SIZES } from '@adwright/contracts';
import { seededRandom } from '../../ad/random.ts';
import { cropTo, cropWindow, saliencyOfPhoto } from '../crop.ts';
import { GRADES, type GradeName, graded } from '../grade.ts';
import { openPhoto } from '../open-photo.ts';
import { canvasJpeg, canvasOf } from '../photo-canvas.ts';
import { dominantHue, photoColours } from '../photo-colours.ts';
import { toRaster } from '../raster.ts';
import { FRAMES, type FrameName } from './variation-frames.ts';

export interface VariedPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
  grade: GradeName;
  frame: FrameName;
}

/** Pairings that suit each other; seeds walk through them so that repeats differ. */
const LOOKS: readonly (readonly [FrameName, GradeName])[] = [
  ['closer', 'teal'],
  ['arch', 'golden'],
  ['card', 'vivid'],
  ['print', 'film'],
  ['details', 'film'],
  ['poster', 'cool'],
  ['disc', 'vivid'],
  ['closer', 'golden'],
  ['card', 'pastel'],
  ['poster', 'noir'],
  ['arch', 'film'],
  ['disc', 'golden'],
  ['print', 'pastel'],
  ['details', 'vivid'],
];
/** Close looks at a smaller photo would be blurred. */
const MIN_DETAILED_SIDE_PX = 700;
const MAX_WORK_PIXELS = 4_000_000;
/** Photos taller than this many widths become stories. */
const STORY_RATIO = 1.5;

/**
 * The same subject in another look: a grade, a crop around the subject and a frame. Another seed gives another look; the
 * same seed the same bytes.
 * @throws {AppError} as `openPhoto`
 */
export async function varyPhoto(bytes: Uint8Array, seed: number): Promise<VariedPhoto> {
  const photo = await openPhoto(bytes);
  const raster = await toRaster(photo.pixels(MAX_WORK_PIXELS).flatten({ background: '#ffffff' }));
  const { width, height } =
    raster.height / raster.width >= STORY_RATIO ? FORMAT_SIZES.story : FORMAT_SIZES.square;
  const [wanted, grade] = LOOKS[Math.abs(seed) % LOOKS.length] ?? ['closer', 'teal'];
  const isSmall = Math.min(photo.width, photo.height) < MIN_DETAILED_SIDE_PX;
  const frame = wanted === 'details' && isSmall ? 'card' : wanted;
  const saliency = await saliencyOfPhoto(raster);
  const { hue } = await dominantHue(raster);
  const look = graded(raster, GRADES[grade]);
  const canvas = await FRAMES[frame]({
    width,
    height,
    hue,
    colours: await photoColours(look, 3),
    random: seededRandom(seed),
    photo: (w, h, zoom) => canvasOf(cropTo(look, cropWindow(raster, saliency, w / h, zoom), w, h)),
  });
  return { jpeg: await canvasJpeg(canvas), width, height, grade, frame };
}
