import { computeBlockLeft, drawText, fitText } from '@adwright/engine-drawing';
import { makeReadable, oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LabelDesign } from './label.ts';

function rounded(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** Margin of a phone's screen, as a share of the screen's width. */
const MARGIN = 0.085;

/** Paints an app's home screen in the ad's colours: a large ring, a chart and a list. */
export function paintPhoneScreen(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const ground = context.createLinearGradient(0, 0, width * 0.4, height);
  ground.addColorStop(0, oklch(0.5, 0.16, design.hue));
  ground.addColorStop(1, oklch(0.27, 0.09, design.hue + 30));
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, width * 0.115);
  context.clip();
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const m = width * MARGIN;
  rounded(context, width * 0.36, height * 0.016, width * 0.28, height * 0.03, 40, '#050506');
  const title = fitText({
    text: design.name,
    face: design.strong,
    maxWidth: width - 2 * m,
    maxHeight: height * 0.07,
    maxSize: width * 0.1,
    minSize: 14,
    maxLines: 1,
  });
  drawText(
    context,
    title,
    { x: computeBlockLeft(title, m, width - 2 * m, 'start'), y: height * 0.085 },
    'start',
    '#ffffff',
  );
  rounded(context, m, height * 0.15, width * 0.34, height * 0.013, 9, 'rgba(255,255,255,0.5)');
  paintRings(context, width, height, design);
  paintChart(context, width, height, design);
  paintList(context, width, height, design);
  context.restore();
}

/** Paints two progress rings, one inside the other. */
function paintRings(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const cx = width / 2;
  const cy = height * 0.335;
  const radius = width * 0.27;
  context.lineCap = 'round';
  context.lineWidth = width * 0.075;
  context.strokeStyle = 'rgba(255,255,255,0.16)';
  context.beginPath();
  context.arc(cx, cy, radius, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = design.accent;
  context.beginPath();
  context.arc(cx, cy, radius, -Math.PI / 2, Math.PI * 0.95);
  context.stroke();
  context.lineWidth = width * 0.045;
  context.strokeStyle = '#ffffff';
  context.beginPath();
  context.arc(cx, cy, radius * 0.66, -Math.PI / 2, Math.PI * 0.45);
  context.stroke();
}

/** Paints the bars of a week's chart on a card. */
function paintChart(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const m = width * MARGIN;
  rounded(
    context,
    m,
    height * 0.52,
    width - 2 * m,
    height * 0.2,
    width * 0.06,
    'rgba(255,255,255,0.95)',
  );
  const bars = [0.35, 0.55, 0.42, 0.7, 0.6, 0.92, 0.78];
  bars.forEach((value, index) => {
    const bar = (width - 4 * m) / bars.length;
    const tall = height * 0.14 * value;
    rounded(
      context,
      2 * m + index * bar + bar * 0.18,
      height * 0.695 - tall,
      bar * 0.64,
      tall,
      bar * 0.3,
      index === 5 ? design.accent : oklch(0.72, 0.1, design.hue),
    );
  });
}

/** Paints three rows, each with a dot and two lines. */
function paintList(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const m = width * MARGIN;
  for (let row = 0; row < 3; row++) {
    const y = height * (0.745 + row * 0.075);
    rounded(context, m, y, width - 2 * m, height * 0.062, width * 0.045, 'rgba(255,255,255,0.16)');
    context.fillStyle = row === 0 ? design.accent : 'rgba(255,255,255,0.85)';
    context.beginPath();
    context.arc(m + height * 0.031, y + height * 0.031, height * 0.017, 0, Math.PI * 2);
    context.fill();
    rounded(
      context,
      m + height * 0.064,
      y + height * 0.018,
      width * (0.44 - row * 0.07),
      height * 0.01,
      8,
      '#ffffff',
    );
    rounded(
      context,
      m + height * 0.064,
      y + height * 0.036,
      width * 0.26,
      height * 0.008,
      8,
      'rgba(255,255,255,0.5)',
    );
  }
}

/** Paints a dashboard: navigation rail, three figures, a line chart and bars. */
export function paintLaptopScreen(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  context.fillStyle = oklch(0.965, 0.01, design.hue);
  context.fillRect(0, 0, width, height);
  context.fillStyle = oklch(0.28, 0.08, design.hue);
  context.fillRect(0, 0, width * 0.19, height);
  const name = fitText({
    text: design.name,
    face: design.strong,
    maxWidth: width * 0.145,
    maxHeight: height * 0.1,
    maxSize: height * 0.06,
    minSize: 11,
    maxLines: 1,
  });
  drawText(
    context,
    name,
    { x: computeBlockLeft(name, width * 0.022, width * 0.145, 'start'), y: height * 0.06 },
    'start',
    '#ffffff',
  );
  for (let row = 0; row < 6; row++) {
    rounded(
      context,
      width * 0.022,
      height * (0.19 + row * 0.085),
      width * (row === 0 ? 0.145 : 0.1),
      height * 0.034,
      8,
      row === 0 ? design.accent : 'rgba(255,255,255,0.35)',
    );
  }
  paintFigures(context, width, height, design);
  paintLineChart(context, width, height, design);
  paintShares(context, width, height, design);
}

/** Left edge of the dashboard's panels, as a share of the laptop screen's width. */
const PANELS = 0.22;

/** Paints three cards with one figure each. */
function paintFigures(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const left = width * PANELS;
  const gap = width * 0.02;
  const card = (width * 0.75 - 2 * gap) / 3;
  [0.62, 0.45, 0.8].forEach((value, index) => {
    const x = left + index * (card + gap);
    rounded(context, x, height * 0.06, card, height * 0.2, 14, '#ffffff');
    rounded(context, x + card * 0.1, height * 0.1, card * 0.4, height * 0.025, 6, '#c6cbd6');
    rounded(
      context,
      x + card * 0.1,
      height * 0.145,
      card * value * 0.8,
      height * 0.055,
      8,
      index === 0 ? design.accent : oklch(0.5, 0.13, design.hue + index * 20),
    );
  });
}

/** Paints a line chart that rises above a filled area. */
function paintLineChart(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const left = width * PANELS;
  rounded(context, left, height * 0.3, width * 0.49, height * 0.64, 16, '#ffffff');
  const line = [0.22, 0.34, 0.28, 0.5, 0.44, 0.66, 0.6, 0.86];
  const px = (index: number) => left + width * 0.03 + (index / (line.length - 1)) * width * 0.43;
  const py = (value: number) => height * 0.88 - value * height * 0.46;
  const trace = () => {
    context.beginPath();
    line.forEach((value, index) => {
      if (index === 0) context.moveTo(px(0), py(value));
      else
        context.bezierCurveTo(
          px(index - 0.5),
          py(line[index - 1] ?? 0),
          px(index - 0.5),
          py(value),
          px(index),
          py(value),
        );
    });
  };
  trace();
  context.lineTo(px(line.length - 1), height * 0.88);
  context.lineTo(px(0), height * 0.88);
  context.fillStyle = withAlpha(design.accent, 0.25);
  context.fill();
  trace();
  context.strokeStyle = makeReadable(design.accent, '#ffffff', 2.2);
  context.lineWidth = height * 0.016;
  context.stroke();
}

/** Paints a bar chart of four shares of a total. */
function paintShares(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const left = width * PANELS;
  rounded(context, left + width * 0.51, height * 0.3, width * 0.24, height * 0.64, 16, '#ffffff');
  [0.9, 0.7, 0.52, 0.36].forEach((value, index) => {
    rounded(
      context,
      left + width * 0.535,
      height * (0.38 + index * 0.13),
      width * 0.19,
      height * 0.035,
      9,
      '#e8ebf1',
    );
    rounded(
      context,
      left + width * 0.535,
      height * (0.38 + index * 0.13),
      width * 0.19 * value,
      height * 0.035,
      9,
      oklch(0.58, 0.14, design.hue + index * 14),
    );
  });
}

/** Paints the face of a watch that shows ten past ten: twelve strokes, three hands. */
export function paintDial(
  context: SKRSContext2D,
  width: number,
  height: number,
  design: LabelDesign,
): void {
  const c = width / 2;
  context.fillStyle = design.paper;
  context.beginPath();
  context.arc(c, height / 2, width * 0.5, 0, Math.PI * 2);
  context.fill();
  context.translate(c, height / 2);
  for (let hour = 0; hour < 12; hour++) {
    context.save();
    context.rotate((hour * Math.PI) / 6);
    const long = hour % 3 === 0;
    rounded(
      context,
      -width * 0.011,
      -width * 0.455,
      width * 0.022,
      width * (long ? 0.1 : 0.055),
      4,
      long ? design.ink : withAlpha(design.ink, 0.6),
    );
    context.restore();
  }
  const hand = (turn: number, length: number, thick: number, colour: string) => {
    context.save();
    context.rotate(turn);
    rounded(context, -thick / 2, -length, thick, length * 1.15, thick / 2, colour);
    context.restore();
  };
  hand(-Math.PI / 3, width * 0.25, width * 0.034, design.ink);
  hand(Math.PI / 3, width * 0.36, width * 0.026, design.ink);
  hand(Math.PI, width * 0.38, width * 0.01, design.accent);
  context.fillStyle = design.accent;
  context.beginPath();
  context.arc(0, 0, width * 0.03, 0, Math.PI * 2);
  context.fill();
}

/** Paints five rows of keys, and a touchpad below the keys. */
export function paintKeyboard(context: SKRSContext2D, width: number, height: number): void {
  context.clearRect(0, 0, width, height);
  const key = width / 14.6;
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 14; column++) {
      const wide = row === 4 && column >= 4 && column <= 8;
      if (wide && column > 4) continue;
      rounded(
        context,
        width * 0.02 + column * key,
        height * 0.06 + row * key * 0.98,
        key * (wide ? 4.86 : 0.86),
        key * 0.84,
        key * 0.16,
        '#26272b',
      );
    }
  }
  rounded(context, width * 0.32, height * 0.66, width * 0.36, height * 0.3, 14, 'rgba(0,0,0,0.13)');
}
