import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from './cut-out-editor.module.css';
import { type DrawnCut, drawStage } from './draw-stage.ts';
import {
  type Brush,
  isolateThing,
  type MaskLevels,
  type Point,
  paintStroke,
} from './mask-levels.ts';

export type Tool = Brush['mode'] | 'only' | 'move';

interface CutOutStageProps {
  name: string;
  photo: ImageBitmap;
  step: { mask: MaskLevels; drawn: DrawnCut | null };
  tool: Tool;
  /** Radius of the brush, in pixels of the mask. */
  radius: number;
  zoom: number;
  /** Called with the painted mask after each stroke. */
  onPaint: (mask: MaskLevels) => void;
}

/** Maximum height of the picture on the page. */
const STAGE_HEIGHT = 'min(52vh, 560px)';

/** Radius of the circle that marks the pointer's position for the tool "Only this", in pixels of the mask. */
const TOUCH_RADIUS = 5;
/** Margin in pixels that stays visible around the brush when keys move it. */
const IN_VIEW_PX = 32;

/** Direction in which each arrow key moves the brush. */
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Paints strokes on a copy of the mask and shows the painted mask on the canvas. Passes the painted mask to the
 * caller when a stroke ends.
 */
function useStrokes({ photo, step, tool, radius, onPaint }: CutOutStageProps) {
  const { mask } = step;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<{ mask: MaskLevels; last: Point } | null>(null);

  useEffect(() => {
    if (canvas.current) drawStage(canvas.current, { photo, ...step });
  }, [photo, step]);

  const isBrush = tool === 'keep' || tool === 'remove';

  function paintTo(point: Point) {
    const current = stroke.current;
    if (!current || !isBrush || !canvas.current) return;
    paintStroke(current.mask, current.last, point, { mode: tool, radius });
    current.last = point;
    drawStage(canvas.current, { photo, mask: current.mask, drawn: null });
  }

  function startStroke(point: Point) {
    if (tool === 'only') {
      const alone = isolateThing(mask, clampPoint(point, mask));
      if (alone) onPaint(alone);
    }
    if (!isBrush) return;
    stroke.current = { mask: { ...mask, levels: mask.levels.slice() }, last: point };
    paintTo(point);
  }

  function endStroke() {
    const painted = stroke.current?.mask;
    stroke.current = null;
    if (painted) onPaint(painted);
  }

  /** Undoes the stroke that the first finger began, because a gesture with two fingers zooms the page. */
  function dropStroke() {
    stroke.current = null;
    if (canvas.current) drawStage(canvas.current, { photo, ...step });
  }

  return { canvas, isBrush, startStroke, paintTo, endStroke, dropStroke };
}

/** Moves the brush by pointer and keys, paints with the brush, and scrolls so that the brush stays visible. */
function useBrush(props: CutOutStageProps) {
  const { step, tool, radius } = props;
  const { mask } = step;
  const frame = useRef<HTMLElement>(null);
  const [brushAt, setBrushAt] = useState<Point>({ x: mask.width / 2, y: mask.height / 2 });
  const { canvas, isBrush, startStroke, paintTo, endStroke, dropStroke } = useStrokes(props);

  function moveBrush(event: KeyboardEvent) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      startStroke(brushAt);
      endStroke();
      return;
    }
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = event.altKey ? 1 : Math.max(2, radius / 2);
    const next = clampPoint({ x: brushAt.x + arrow.x * far, y: brushAt.y + arrow.y * far }, mask);
    setBrushAt(next);
    keepInView(frame.current, canvas.current, { x: next.x / mask.width, y: next.y / mask.height });
    if (!event.shiftKey || !isBrush) return;
    startStroke(brushAt);
    paintTo(next);
    endStroke();
  }

  function press(event: PointerEvent) {
    const point = pointOf(event, canvas.current, mask);
    if (!point || event.button !== 0 || !event.isPrimary) return;
    if (tool !== 'move') event.currentTarget.setPointerCapture(event.pointerId);
    setBrushAt(point);
    startStroke(point);
  }

  function follow(event: PointerEvent) {
    const point = pointOf(event, canvas.current, mask);
    if (!point || !event.isPrimary) return;
    if (tool === 'move' && event.pointerType === 'mouse' && event.buttons === 1) {
      frame.current?.scrollBy(-event.movementX, -event.movementY);
      return;
    }
    setBrushAt(point);
    paintTo(point);
  }

  const handlers = {
    onKeyDown: moveBrush,
    onPointerDown: press,
    onPointerMove: follow,
    onPointerUp: endStroke,
    onPointerCancel: dropStroke,
  };
  return { frame, canvas, brushAt, isBrush, handlers };
}

/**
 * Shows the cut-out on a checkerboard. The user paints by pointer or keyboard: arrow keys move the brush, and
 * the space bar paints.
 */
export function CutOutStage(props: CutOutStageProps) {
  const { name, photo, step, tool, radius, zoom } = props;
  const { mask } = step;
  const { frame, canvas, brushAt, isBrush, handlers } = useBrush(props);
  return (
    <section ref={frame} className={classes.frame} aria-label="Picture">
      <div
        className={classes.stage}
        data-tool={tool}
        style={{
          inlineSize: `calc(${zoom} * min(100%, ${STAGE_HEIGHT} * ${photo.width / photo.height}))`,
        }}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the brush is moved by keys
        tabIndex={0}
        aria-label={`Cut-out of ${name}. Arrow keys move the brush, space paints, Shift with an arrow key paints on the way.`}
        {...handlers}
      >
        <canvas ref={canvas} className={classes.canvas} width={photo.width} height={photo.height} />
        {tool === 'move' ? null : (
          <span
            className={classes.brush}
            style={{
              left: `${(brushAt.x / mask.width) * 100}%`,
              top: `${(brushAt.y / mask.height) * 100}%`,
              inlineSize: `${((2 * (isBrush ? radius : TOUCH_RADIUS)) / mask.width) * 100}%`,
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Converts the pointer's position to pixels of the mask. Returns null if the canvas is not visible. */
function pointOf(
  event: PointerEvent,
  canvas: HTMLCanvasElement | null,
  mask: MaskLevels,
): Point | null {
  const box = canvas?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  return {
    x: ((event.clientX - box.left) / box.width) * mask.width,
    y: ((event.clientY - box.top) / box.height) * mask.height,
  };
}

/**
 * Scrolls an enlarged picture when keys move the brush out of view. The argument `position` is relative to
 * the picture's width and height (0–1).
 */
function keepInView(
  frame: HTMLElement | null,
  canvas: HTMLCanvasElement | null,
  { x, y }: Point,
): void {
  const view = frame?.getBoundingClientRect();
  const box = canvas?.getBoundingClientRect();
  if (!view || !box) return;
  frame?.scrollBy(
    measureOvershoot(box.left + x * box.width, view.left, view.right),
    measureOvershoot(box.top + y * box.height, view.top, view.bottom),
  );
}

/**
 * Returns the distance of a position from the visible range; negative before its start, positive after its end.
 */
function measureOvershoot(at: number, from: number, to: number): number {
  return Math.min(0, at - IN_VIEW_PX - from) + Math.max(0, at + IN_VIEW_PX - to);
}

function clampPoint({ x, y }: Point, { width, height }: MaskLevels): Point {
  return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
}
