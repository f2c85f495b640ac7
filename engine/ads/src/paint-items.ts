import type { TextSetting } from '@adwright/contracts/recipe-editing';
import {
  type BorrowedLetters,
  type DrawnText,
  drawText,
  drawTextInk,
  type FittedText,
  findBorrowedLetters,
} from '@adwright/engine-drawing';
import {
  computeContrast,
  computeContrastOnGround,
  contrastRatio,
  fromHex,
  insetRect,
  type LuminanceRange,
  luminance,
  MIN_TEXT_CONTRAST,
  measureGroundLuminance,
  oklch,
  type Rect,
  withAlpha,
} from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { needsPlate, type PaintedLogo, type PlateRule, paintLogo } from './brand/paint-logo.ts';
import {
  type BoxRole,
  findLetters,
  type PlacedButton,
  type PlacedItem,
  type PlacedLogo,
  type PlacedMark,
  type PlacedText,
} from './composition.ts';
import { paintDots, paintOffer, strikeOut } from './paint-offer.ts';
import type { Stage } from './stage.ts';

/** A painted text, with the contrast ratio measured between text and background. */
export interface PaintedText {
  role: PlacedText['role'];
  box: Rect;
  contrast: number;
  ink: string;
  /** The text colour that the layout requested before the contrast was measured. */
  wanted: string;
  /** Text that the check of the finished picture looks for; absent in previews. */
  drawn?: DrawnText;
  /**
   * Letters that the text's uploaded font lacks, with the font that draws these letters; null for a text
   * without an uploaded font.
   */
  borrowed: BorrowedLetters | null;
  setting: TextSetting;
}

function readSetting({ fitted, align }: Pick<PlacedText, 'fitted' | 'align'>): TextSetting {
  const { lines, size, leading, tracking, ascent, stack, direction } = fitted;
  return { lines, size, leading, tracking, ascent, families: stack, align, direction };
}

/** Maximum number of translucent layers under one text. */
const MAX_VEILS = 5;
/**
 * Maximum number of rounds in which translucent layers are added. A layer under one text may change the
 * background of neighbouring words, which may then need a layer too.
 */
const MAX_ROUNDS = 4;

/**
 * Contrast ratio that a text colour should have. The wanted contrast ratio is above the required one, so that
 * JPEG artefacts at the letters' edges do not reduce the contrast too far.
 */
const WANTED_CONTRAST = MIN_TEXT_CONTRAST + 0.25;

/**
 * A background is even if the contrast ratio between its lightest and its darkest part is at most this. On an
 * even background, a translucent layer under text would look like a smudge. The layer is not painted if the
 * best text colour has the required contrast.
 */
const EVEN_RATIO = 1.25;

/**
 * A button in a chosen colour gets an outline in its text's colour if its contrast ratio to the background is
 * below this.
 */
const OUTLINED_BELOW = 1.5;
/** Width of the outline of a button in a chosen colour, in pixels of a square ad. */
const OUTLINE_PX = 3;

function paintButton(
  context: SKRSContext2D,
  stage: Stage,
  { box, fill, ink }: PlacedButton,
  measured: boolean,
): void {
  const isLost = fill === stage.style.palette.button && isLike(context, stage, box, measured);
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.24)';
  context.shadowBlur = 26;
  context.shadowOffsetY = 10;
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, stage.style.rounding * box.height);
  context.fill();
  context.restore();
  if (!isLost) return;
  const inner = insetRect(box, OUTLINE_PX / 2);
  context.save();
  context.strokeStyle = ink;
  context.lineWidth = OUTLINE_PX * stage.legible;
  context.beginPath();
  context.roundRect(
    inner.x,
    inner.y,
    inner.width,
    inner.height,
    stage.style.rounding * inner.height,
  );
  context.stroke();
  context.restore();
}

/**
 * Tells whether a button in a chosen colour has too little contrast with its background. In a finished ad, the
 * background's pixels are measured; in a preview, the palette is used.
 */
function isLike(context: SKRSContext2D, stage: Stage, box: Rect, measured: boolean): boolean {
  const { grounds, surface, button } = stage.style.palette;
  if (!button) return false;
  const ofPalette = Math.min(computeContrast(button, grounds[0]), computeContrast(button, surface));
  if (ofPalette < OUTLINED_BELOW || !measured) return ofPalette < OUTLINED_BELOW;
  const { low, high } = measureGround(context, box);
  const fill = luminance(button);
  return Math.max(contrastRatio(fill, low), contrastRatio(fill, high)) < OUTLINED_BELOW;
}

/** Paints an arrow after the button's words, in reading direction. */
function paintArrow(context: SKRSContext2D, { box, fitted, ink }: PlacedButton): void {
  const size = fitted.size;
  const forward = fitted.direction === 'ltr' ? 1 : -1;
  const start = forward === 1 ? box.x + box.width - size * 2.05 : box.x + size * 2.05;
  const y = box.y + box.height / 2;
  const tip = start + forward * size * 0.78;
  context.save();
  context.strokeStyle = ink;
  context.lineWidth = size * 0.115;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(start, y);
  context.lineTo(tip, y);
  context.moveTo(tip - forward * size * 0.3, y - size * 0.3);
  context.lineTo(tip, y);
  context.lineTo(tip - forward * size * 0.3, y + size * 0.3);
  context.stroke();
  context.restore();
}

function paintMark(
  context: SKRSContext2D,
  { shape, box, fill, ink, isMirrored = false }: PlacedMark,
): void {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const r = box.width / 2;
  context.save();
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = r * 0.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  if (shape === 'check') {
    context.moveTo(x - r * 0.42, y + r * 0.04);
    context.lineTo(x - r * 0.1, y + r * 0.36);
    context.lineTo(x + r * 0.46, y - r * 0.32);
  } else if (shape === 'question') {
    traceQuestionMark(context, { x, y }, isMirrored ? -r : r);
  } else {
    context.moveTo(x - r * 0.32, y - r * 0.32);
    context.lineTo(x + r * 0.32, y + r * 0.32);
    context.moveTo(x + r * 0.32, y - r * 0.32);
    context.lineTo(x - r * 0.32, y + r * 0.32);
  }
  context.stroke();
  context.restore();
}

/**
 * Adds a question mark to the canvas path: a hook, a stem and a dot.
 *
 * @param radius of the disc behind the mark, in pixels; a negative radius mirrors the mark
 */
function traceQuestionMark(
  context: SKRSContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
): void {
  const size = Math.abs(radius);
  context.moveTo(x - radius * 0.26, y - size * 0.24);
  context.bezierCurveTo(
    x - radius * 0.24,
    y - size * 0.64,
    x + radius * 0.34,
    y - size * 0.62,
    x + radius * 0.29,
    y - size * 0.22,
  );
  context.bezierCurveTo(x + radius * 0.26, y + size * 0.02, x, y - size * 0.04, x, y + size * 0.2);
  context.moveTo(x, y + size * 0.52);
  context.lineTo(x, y + size * 0.53);
}

/**
 * Returns the given colour if it is readable on the measured background, otherwise its nearest readable shade,
 * otherwise white or black. A brand colour is printed exactly or not at all, never as a shade.
 */
function chooseInk(
  ink: string,
  ground: LuminanceRange,
  isShaded: boolean,
): { ink: string; contrast: number } {
  const rate = (candidate: string) => computeContrastOnGround(luminance(candidate), ground);
  if (rate(ink) >= WANTED_CONTRAST) return { ink, contrast: rate(ink) };
  if (!isShaded) return blackOrWhite(ground);
  const { lightness, chroma, hue } = fromHex(ink);
  for (let step = 0.03; step <= 1; step += 0.03) {
    for (const shade of [lightness + step, lightness - step]) {
      if (shade < 0 || shade > 1) continue;
      const candidate = oklch(shade, chroma * (1 - step * 0.5), hue);
      if (rate(candidate) >= WANTED_CONTRAST) return { ink: candidate, contrast: rate(candidate) };
    }
  }
  const best = rate('#ffffff') >= rate('#0b0b0d') ? '#ffffff' : '#0b0b0d';
  return { ink: best, contrast: rate(best) };
}

/** Tells whether the ad's background is visible through an item. */
function isOpen(item: PlacedItem): boolean {
  return item.kind === 'offer' && item.design.fill === null;
}

/**
 * Limits the painting of translucent layers to the area outside buttons, quotation marks, logos and filled
 * offers.
 */
function clipAround(context: SKRSContext2D, stage: Stage, items: readonly PlacedItem[]): void {
  const rounding = { button: stage.style.rounding, mark: 0.5, logo: 0, offer: 0 };
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  for (const item of items) {
    if (item.kind === 'text' || item.kind === 'facts' || isOpen(item)) continue;
    const { x, y, width, height } = item.box;
    context.roundRect(x, y, width, height, rounding[item.kind] * height);
  }
  context.clip('evenodd');
}

/** Paints a soft translucent layer under a text, if the background is too uneven for any text colour. */
function paintScrim(context: SKRSContext2D, box: Rect, ink: string): void {
  const veil =
    computeContrast(ink, '#000000') > computeContrast(ink, '#ffffff') ? '#0b0b0d' : '#ffffff';
  const area = insetRect(box, -40, -34);
  // The painted box lies outside the ad and only its shadow is visible, which gives a shade without an edge.
  // The lengths of the shadow are scaled in this function, because the canvas does not scale them.
  const { a: scale } = context.getTransform();
  const away = context.canvas.width / scale + area.width;
  context.save();
  context.shadowColor = withAlpha(veil, 0.62);
  context.shadowBlur = 56 * scale;
  context.shadowOffsetX = away * scale;
  context.fillStyle = veil;
  context.beginPath();
  context.roundRect(area.x - away, area.y, area.width, area.height, 40);
  context.fill();
  context.restore();
}

/** Returns the luminance range of the painted pixels behind a text. */
function measureGround(context: SKRSContext2D, box: Rect): LuminanceRange {
  const area = insetRect(box, -2);
  const { a: scale } = context.getTransform();
  const pixels = context.getImageData(
    Math.max(0, Math.floor(area.x * scale)),
    Math.max(0, Math.floor(area.y * scale)),
    Math.ceil(area.width * scale) + 1,
    Math.ceil(area.height * scale) + 1,
  );
  return measureGroundLuminance(pixels, { x: 0, y: 0, width: pixels.width, height: pixels.height });
}

/**
 * Returns black or white, whichever has the higher contrast. On any single colour, black or white has a
 * contrast ratio of at least 4.58:1.
 */
function blackOrWhite(ground: LuminanceRange): { ink: string; contrast: number } {
  const rated = (ink: string) => ({
    ink,
    contrast: computeContrastOnGround(luminance(ink), ground),
  });
  const [black, white] = [rated('#000000'), rated('#ffffff')];
  return black.contrast > white.contrast ? black : white;
}

/** A text colour, and the text's contrast ratio to the painted background. */
interface Settled {
  ink: string;
  contrast: number;
}

/**
 * Paints translucent layers behind a text until its contrast is high enough. Returns the text's colour and the
 * number of layers.
 */
function settleInk(
  context: SKRSContext2D,
  box: Rect,
  wanted: string,
  ground: LuminanceRange,
  isShaded: boolean,
): Settled & { veils: number } {
  let settled = chooseInk(wanted, ground, isShaded);
  if (settled.contrast < WANTED_CONTRAST && contrastRatio(ground.low, ground.high) <= EVEN_RATIO) {
    const best = blackOrWhite(ground);
    if (best.contrast >= MIN_TEXT_CONTRAST) return { ...best, veils: 0 };
  }
  let veils = 0;
  for (; settled.contrast < WANTED_CONTRAST && veils < MAX_VEILS; veils++) {
    // A text keeps the lightness (light or dark) that all text of the ad has. Dark text with a light glow
    // around it would look burnt.
    paintScrim(context, box, wanted);
    settled = chooseInk(wanted, measureGround(context, box), isShaded);
  }
  return { ...settled, veils };
}

/**
 * Returns the text colour of a button by the luminance of the button's fill. The fill of the button stays
 * unchanged, so only the text colour can be changed.
 */
function settleOnFill(wanted: string, ground: LuminanceRange, isShaded: boolean): Settled {
  const settled = chooseInk(wanted, ground, isShaded);
  return settled.contrast >= WANTED_CONTRAST ? settled : blackOrWhite(ground);
}

/** Returns the words of a button as a text item, with the box of the words beside the button's arrow. */
function buttonText(button: PlacedButton): PlacedText {
  const { box, fitted, ink } = button;
  const arrowRoom = fitted.size * 1.15;
  const free = box.width - fitted.width - arrowRoom;
  const x = box.x + free / 2 + (fitted.direction === 'rtl' ? arrowRoom : 0);
  const capHeight = fitted.lines.length === 1 ? fitted.ascent : fitted.height;
  return {
    kind: 'text',
    role: 'cta',
    fitted,
    ink,
    align: fitted.lines.length > 1 ? 'center' : 'start',
    box: { x, y: box.y + (box.height - capHeight) / 2, width: fitted.width, height: fitted.height },
  };
}

/**
 * Returns the luminance range of the background under a logo. For a preview, the ad's own background is
 * assumed, because reading pixels takes longer than the rest of the preview.
 */
function measureGroundUnder(
  context: SKRSContext2D,
  { style: { palette } }: Stage,
  box: Rect,
  measured: boolean,
): LuminanceRange {
  if (measured) return measureGround(context, box);
  const value = luminance(palette.grounds[0]);
  return { low: value, high: value };
}

/** Paints the brand's logos on the painted background. */
export function paintLogos(
  context: SKRSContext2D,
  stage: Stage,
  items: readonly PlacedItem[],
  measured: boolean,
): PaintedLogo[] {
  const { logos } = stage;
  if (!logos) return [];
  return listLogos(items).flatMap(({ box, side }) => {
    const ground = measureGroundUnder(context, stage, box, measured);
    return paintLogo(context, logos, { box, side }, ground, plateRule(stage)) ?? [];
  });
}

/** Tells whether a logo of the ad needs a plate on the painted background. */
export function isPlateNeeded(
  context: SKRSContext2D,
  stage: Stage,
  items: readonly PlacedItem[],
  measured: boolean,
): boolean {
  const { logos } = stage;
  if (!logos) return false;
  return listLogos(items).some(({ box }) =>
    needsPlate(logos, measureGroundUnder(context, stage, box, measured), plateRule(stage)),
  );
}

/**
 * Returns the rule by which the ad's renderer version gives logos a plate. Renderers that make
 * plates small use the present rule.
 */
function plateRule({ style }: Stage): PlateRule {
  return { countsPaleParts: style.keepsPlatesSmall === true };
}

/** Returns the boxes of logos without the margins that are reserved for plates. */
function listLogos(items: readonly PlacedItem[]): Pick<PlacedLogo, 'box' | 'side'>[] {
  return items.flatMap((item) =>
    item.kind === 'logo' ? [{ box: insetRect(item.box, item.rim), side: item.side }] : [],
  );
}

/** A text of an item, with the information whether its background is a fill that stays unchanged. */
interface SetText {
  item: PlacedItem;
  text: PlacedText;
  isOnFill: boolean;
  isStruck: boolean;
}

/** Returns the texts that are painted for an item, such as a button's words or each part of an offer. */
function listTexts(item: PlacedItem): SetText[] {
  switch (item.kind) {
    case 'text':
      return [{ item, text: item, isOnFill: false, isStruck: false }];
    case 'button':
      return [{ item, text: buttonText(item), isOnFill: true, isStruck: false }];
    case 'offer': {
      const { role, box, arranged, design } = item;
      const isOnFill = design.fill !== null;
      return arranged.texts.map(({ isStruck, ...place }) => ({
        item,
        text: buildTextAt(role, box, place, design.ink),
        isOnFill,
        isStruck,
      }));
    }
    case 'facts': {
      const { role, box, arranged, ink } = item;
      return arranged.texts.map((place) => ({
        item,
        text: buildTextAt(role, box, place, ink),
        isOnFill: false,
        isStruck: false,
      }));
    }
    default:
      return [];
  }
}

/** Returns a text item for a text with a position relative to the corner of a box. */
function buildTextAt(
  role: BoxRole,
  box: Rect,
  { fitted, x, y }: { fitted: FittedText; x: number; y: number },
  ink: string,
): PlacedText {
  const own = { x: box.x + x, y: box.y + y, width: fitted.width, height: fitted.height };
  return { kind: 'text', role, fitted, ink, align: 'start', box: own };
}

/**
 * Returns the lowest and the highest luminance under each box, in the order of the boxes. The results are
 * stored as plain numbers in an array, not as objects. With V8's middle compiler, objects that the loop keeps
 * occasionally end up with each other's values.
 */
function measureGrounds(context: SKRSContext2D, boxes: readonly Rect[]): Float64Array {
  const grounds = new Float64Array(2 * boxes.length);
  boxes.forEach((box, at) => {
    const { low, high } = measureGround(context, box);
    grounds[2 * at] = low;
    grounds[2 * at + 1] = high;
  });
  return grounds;
}

/**
 * Returns the colours of texts on the final background, after all translucent layers have been painted. All
 * layers are painted before the first text, so no layer covers letters.
 */
function settleAll(
  context: SKRSContext2D,
  stage: Stage,
  items: readonly PlacedItem[],
  texts: readonly SetText[],
): Settled[] {
  const boxes = texts.map(({ text }) => findLetters(text));
  const settled: Settled[] = [];
  context.save();
  clipAround(context, stage, items);
  for (let round = 0, veiled = true; veiled && round < MAX_ROUNDS; round++) {
    // All backgrounds are read before the first letter is drawn: each read after a draw copies the whole
    // canvas.
    const grounds = measureGrounds(context, boxes);
    veiled = false;
    texts.forEach(({ text: { ink, box: whole }, isOnFill }, at) => {
      const box = boxes[at] ?? whole;
      const ground = { low: grounds[2 * at] ?? 0, high: grounds[2 * at + 1] ?? 0 };
      const isShaded = !stage.brandColours.has(ink);
      if (isOnFill) {
        settled[at] = settleOnFill(ink, ground, isShaded);
        return;
      }
      const { veils, ...own } = settleInk(context, box, ink, ground, isShaded);
      settled[at] = own;
      veiled ||= veils > 0;
    });
  }
  context.restore();
  return settled;
}

/**
 * Paints the items of an ad: words, buttons and quotation marks. The contrast of each text is checked on the
 * painted pixels before any text is drawn. In previews `measured` is false, because previews are only compared
 * with one another.
 */
export function paintItems(
  context: SKRSContext2D,
  stage: Stage,
  items: readonly PlacedItem[],
  measured: boolean,
): PaintedText[] {
  for (const item of items) {
    if (item.kind === 'button') paintButton(context, stage, item, measured);
    if (item.kind === 'mark') paintMark(context, item);
    if (item.kind === 'offer') paintOffer(context, stage, item);
    if (item.kind === 'facts') paintDots(context, item);
  }
  const placed = items.flatMap(listTexts).filter(({ text }) => text.fitted.width > 0);
  const settled = measured ? settleAll(context, stage, items, placed) : [];
  return placed.map(({ item, text, isStruck }, at) => {
    const box = findLetters(text);
    const { ink, contrast } = settled[at] ?? { ink: text.ink, contrast: 0 };
    drawText(context, text.fitted, box, text.align, ink);
    if (isStruck) strikeOut(context, text.fitted, box, ink);
    if (item.kind === 'button') paintArrow(context, { ...item, ink });
    return {
      role: text.role,
      box: item.kind === 'button' ? item.box : box,
      contrast,
      ink,
      wanted: text.ink,
      borrowed: findBorrowedLetters(text.fitted),
      setting: readSetting(text),
      ...(measured ? { drawn: drawTextInk(text.fitted, box, text.align, ink) } : {}),
    };
  });
}
