import { type Rect, splitIntoColumns, splitIntoRows } from '@adwright/engine-pixels';
import { addArchPath } from '../backdrops/arch.ts';
import { paintFilmGrain, paintFlatGround, paintMeshGround } from '../backdrops/ground.ts';
import { getCardRadius } from '../cards.ts';
import type { Painter } from '../composition.ts';
import { getGroundInks } from '../inks.ts';
import { type AdPicture, drawPicture } from '../material/ad-picture.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { makePictureEntries } from './picture-entries.ts';
import type { PictureLayout } from './picture-layout.ts';
import { findStandArea } from './quiet-side.ts';

/**
 * Row of the upper edge of a framed picture in a story, in pixels. In contrast to text, the picture may extend
 * into the upper area that platforms' controls cover.
 */
const STORY_FRAME_TOP_PX = 130;

type Frame = 'arch' | 'tile' | 'half';

/** Ratio of width to height above which an uncropped photo lies above the text instead of beside it. */
const BROAD = 1.15;

/**
 * Returns a layout that shows the picture in a frame on the ad's background. The words lie beside the frame,
 * or below the frame in a story.
 */
function arrangeFramed(frame: Frame): PictureLayout {
  return (stage, picture) => {
    const isBroad = picture.isWhole && picture.canvas.width > BROAD * picture.canvas.height;
    const story = stage.stacked || (isBroad === true && !stage.broad);
    const { content } = stage;
    const bottom = content.y + content.height;
    const frameTop = Math.min(stage.stacked ? STORY_FRAME_TOP_PX : content.y, content.y);
    const [first, second] = story
      ? splitIntoRows(
          { ...content, y: frameTop, height: bottom - frameTop },
          stage.stacked ? [60, 40] : [56, 44],
          56 * stage.unit,
        )
      : splitIntoColumns(content, [50, 50], 48 * stage.unit);
    if (!first || !second) throw new Error('the framed picture needs two areas');
    const [shown, words] = story || frame === 'tile' ? [first, second] : [second, first];
    const window = frame === 'half' ? arrangeBled(stage, shown, story) : shown;
    // An uncropped photo is shown as a print in the photo's aspect ratio. If the frame extends to the ad's
    // edges, the print lies on a mat (coloured border).
    const frames = !picture.isWhole
      ? [framedPicture(stage, picture, window, frame)]
      : frame === 'half'
        ? [paintFlatGround(stage, stage.style.palette.grounds[2], window)]
        : [];
    return {
      backdrop: [paintMeshGround(stage), paintFilmGrain(stage), ...frames],
      products: [],
      window: picture.isWhole && frame !== 'half' ? window : findStandArea(window),
      items: stack(
        words,
        makePictureEntries(stage, getGroundInks(stage), stage.stacked ? 112 : 92),
        {
          align: 'start',
          justify: 'middle',
        },
      ),
    };
  };
}

/**
 * Returns the area of a picture that extends to the ad's edges: one half of a square ad, or the upper part of a
 * story.
 */
function arrangeBled({ width, height }: Stage, shown: Rect, above: boolean): Rect {
  if (above) return { x: 0, y: 0, width, height: shown.y + shown.height };
  return { x: shown.x, y: 0, width: width - shown.x, height };
}

function framedPicture(stage: Stage, picture: AdPicture, box: Rect, frame: Frame): Painter {
  return (context) => {
    context.save();
    if (frame === 'arch') {
      addArchPath(context, box.x + box.width / 2, box.y, box.width, box.y + box.height);
    } else {
      context.beginPath();
      context.roundRect(
        box.x,
        box.y,
        box.width,
        box.height,
        frame === 'half' ? 0 : getCardRadius(stage),
      );
    }
    context.clip();
    drawPicture(context, picture, box);
    context.restore();
  };
}

export const pictureArch = arrangeFramed('arch');
export const pictureTile = arrangeFramed('tile');
export const pictureHalf = arrangeFramed('half');
