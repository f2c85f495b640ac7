import { computeContrast, makeReadable, oklch, type Rect } from '@adwright/engine-pixels';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { dressOf } from './dress.ts';
import { findPlace } from './find-place.ts';
import { inkOn, paperOf } from './overlay-brand.ts';
import {
  croppedPhoto,
  isCutIn,
  MAX_COVER,
  MAX_TOUCHED,
  type OverlayScene,
  photoIn,
  type StyledPicture,
  shownIn,
  windowOf,
} from './overlay-scene.ts';
import { drawBlock, fitBlock, isPoorerThan, type TextBlock } from './text-block.ts';
import { deep, pale } from './tints.ts';

/** Distance between the card's edge and its text, in pixels. */
const PADDING_PX = 52;
/** Radius of rounded corners, in pixels. */
const CORNER_PX = 20;
/**
 * Maximum cost of the photo's content under a card. A card may cover more than letters alone may, because letters need
 * a background without detail and a card does not.
 */
const MAX_CARD_COVER = MAX_COVER * 1.25;

/**
 * Maximum share of a subject that a card may hide (0–1). The limit is low, because people notice even a hidden tip of a
 * blade. For the measurement of the hidden share, see `WholeSubject`.
 */
const MAX_HIDDEN = 0.02;

/** Paints a paper card with serif text on the photo's corner with the least detail. */
export async function cardStyle(scene: OverlayScene): Promise<StyledPicture> {
  const below = blockBelow(scene);
  if (isCutIn(scene, scene)) return cardUnderPhoto(scene, below);
  const canvas = await croppedPhoto(scene, scene.width, scene.height);
  const { type } = dressOf(scene).card;
  const isHidden = hiddenBy(scene);
  const hides = (lettering: Rect) => isHidden(around(lettering));
  const place = findPlace(scene, canvas, type, PADDING_PX, hides);
  const { block, box, align, cover, touched } = place;
  const isTag = isPoorerThan(below, block);
  const covers = cover > MAX_CARD_COVER || touched > MAX_TOUCHED || hides(box);
  if (isTag || covers) return cardUnderPhoto(scene, below);
  const context = canvas.getContext('2d');
  const { paper, ink, accent } = coloursOf(scene);
  const isRtl = block.title.direction === 'rtl';
  const card = around(box);
  paintCard(context, card, paper, accent, isRtl);
  const words = drawBlock(context, block, box.x, box.y, align, ink);
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
  return {
    canvas,
    textBox: box,
    contrast: computeContrast(ink, paper),
    onPhoto: true,
    words,
    photo: photoIn(scene, whole),
    areas: [whole],
    taken: [card],
  };
}

/**
 * Returns a function that tells whether a card hides a part of the subject. The overlap is not measured as a share of
 * the card, because a hidden bicycle saddle is small compared with the card.
 */
function hiddenBy(scene: OverlayScene): (card: Rect) => boolean {
  const { whole, width, height } = scene;
  if (whole === null) return () => false;
  const window = windowOf(scene, width / height);
  return (card) => {
    const shares = {
      x: window.x + (card.x / width) * window.width,
      y: window.y + (card.y / height) * window.height,
      width: (card.width / width) * window.width,
      height: (card.height / height) * window.height,
    };
    return 1 - whole.lostBy(shares) > MAX_HIDDEN;
  };
}

/** Height of the overlap of card and photo, in pixels, if the photo has no room for the whole card. */
const OVERLAP_PX = 46;
/** Distance between the card and the left and right sides of the ad, in pixels. */
const SIDE_PX = 92;
/** Distance between the card and the lower edge of the ad, in pixels. */
const FOOT_PX = 70;
/** Margin around a photo that does not fill the picture's width, in pixels. */
const RIM_PX = 64;

/** Fits the text into a card that lies below the photo. */
function blockBelow(scene: OverlayScene): TextBlock {
  const { width, height, words } = scene;
  const room = width - 2 * SIDE_PX - 2 * PADDING_PX;
  return fitBlock(words, dressOf(scene).card.type, room, height * 0.26, 104);
}

/**
 * Shows the photo above, at full width or as a smaller print, and a tinted table below it. The card lies
 * across the edge between photo and table.
 */
async function cardUnderPhoto(scene: OverlayScene, block: TextBlock): Promise<StyledPicture> {
  const { width, height } = scene;
  const { paper, ink, accent, table } = coloursOf(scene);
  const cardHeight = block.height + 1.7 * PADDING_PX;
  const seam = Math.round(height - FOOT_PX - cardHeight + OVERLAP_PX);
  const full = { width, height: seam };
  const isWhole = !isCutIn(scene, full, OVERLAP_PX);
  const photo = isWhole
    ? full
    : shownIn(
        scene,
        { width: width - 2 * RIM_PX, height: seam - RIM_PX },
        { coveredPx: OVERLAP_PX },
      );
  // A photo that is wide and low moves up together with its card, towards the centre of the picture.
  const lift = isWhole ? 0 : Math.round((seam - RIM_PX - photo.height) / 2);
  const foot = seam - lift;
  const card = {
    x: SIDE_PX,
    y: foot - OVERLAP_PX,
    width: width - 2 * SIDE_PX,
    height: cardHeight,
  };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = table;
  context.fillRect(0, 0, width, height);
  const left = Math.round((width - photo.width) / 2);
  const shown = { x: left, y: foot - photo.height, ...photo };
  context.save();
  context.beginPath();
  context.roundRect(shown.x, shown.y, shown.width, shown.height, isWhole ? 0 : CORNER_PX);
  context.clip();
  const print = await croppedPhoto(scene, shown.width, shown.height, OVERLAP_PX);
  context.drawImage(print, shown.x, shown.y);
  context.restore();
  paintCard(context, card, paper, accent, block.title.direction === 'rtl');
  const textBox = {
    x: card.x + (card.width - block.width) / 2,
    y: card.y + (card.height - block.height) / 2,
    width: block.width,
    height: block.height,
  };
  const words = drawBlock(context, block, textBox.x, textBox.y, 'center', ink);
  return {
    canvas,
    textBox,
    contrast: computeContrast(ink, paper),
    onPhoto: false,
    words,
    photo: photoIn(scene, shown, OVERLAP_PX),
    areas: [shown],
    taken: [card],
  };
}

function coloursOf(scene: OverlayScene) {
  const { hue, brand } = scene;
  const isDeep = dressOf(scene).card.ground === 'deep';
  const paper = isDeep
    ? paperOf(brand, 'deep', deep(scene, 0.25, 0.045))
    : paperOf(brand, 'light', pale(scene, 0.965, 0.014));
  const ink = makeReadable(isDeep ? oklch(0.97, 0.012, hue) : oklch(0.27, 0.06, hue), paper, 7);
  return {
    paper,
    ink: brand ? inkOn(paper, brand, ink) : ink,
    table: brand?.keepsHues && brand.main ? brand.main : pale(scene, 0.84, 0.06),
    accent: brand?.main ?? oklch(isDeep ? 0.78 : 0.6, 0.14, (hue + 180) % 360),
  };
}

function around({ x, y, width, height }: Rect): Rect {
  return {
    x: x - PADDING_PX,
    y: y - PADDING_PX * 0.85,
    width: width + 2 * PADDING_PX,
    height: height + 1.7 * PADDING_PX,
  };
}

/** Paints a paper card with a soft shadow, and a coloured edge on the side where lines of text start. */
function paintCard(
  context: SKRSContext2D,
  { x, y, width, height }: Rect,
  paper: string,
  accent: string,
  isRtl: boolean,
): void {
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.32)';
  context.shadowBlur = 46;
  context.shadowOffsetY = 18;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(x, y, width, height, CORNER_PX);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, CORNER_PX);
  context.clip();
  context.fillStyle = accent;
  context.fillRect(isRtl ? x + width - 12 : x, y, 12, height);
  context.restore();
}
