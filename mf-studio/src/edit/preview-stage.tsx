import { useSettled } from '@adwright/ads';
import { AD_FORMATS, type AdFormat, getSafeZones } from '@adwright/contracts';
import type { PreviewResponse } from '@adwright/contracts/recipe-editing';
import { Checkbox } from '@adwright/ui/kit-controls';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import frame from './canvas-frame.module.css';
import { buildFrameStyle } from './canvas-frame.ts';
import classes from './editor.module.css';

/** Delay in milliseconds before the picture's area shows progress. */
const PROGRESS_DELAY_MS = 300;

interface PreviewStageProps {
  format: AdFormat;
  altText: string;
  preview: PreviewResponse | undefined;
  isWaiting: boolean;
  /** Error message for a picture that can't be rendered. */
  problem: string | null;
  /**
   * URL of another picture in the same format, shown until the preview arrives. The substitute is the saved
   * picture, or a small picture of the edited ad.
   */
  substituteUrl: string | undefined;
  showsSafeZone: boolean;
  onSafeZone: (isShown: boolean) => void;
  /** Layers over the picture, with the controls in these layers. */
  children: ReactNode;
}

/** Shows the ad in one format, optionally with the safe zone of the format's placements. */
export function PreviewStage(props: PreviewStageProps) {
  const { format, altText, preview, isWaiting, problem, substituteUrl } = props;
  const { showsSafeZone, onSafeZone, children } = props;
  const isSlow = useSettled(isWaiting, PROGRESS_DELAY_MS) && isWaiting;
  const { width, height, label, ratio, safeArea } = AD_FORMATS[format];
  const picture = preview?.pictures.find((other) => other.format === format);
  const left = preview?.leftOut.find((other) => other.format === format);
  const imageUrl = picture?.imageUrl ?? substituteUrl;
  const share = (pixels: number, of: number) => `${(100 * pixels) / of}%`;
  return (
    <figure className={classes.stage}>
      <div
        className={clsx(frame.frame, classes.canvas, isSlow && classes.busy)}
        style={buildFrameStyle(format)}
      >
        {imageUrl ? <img src={imageUrl} alt={`${label}: ${altText}`} /> : null}
        {showsSafeZone ? (
          <div
            className={classes.safeZone}
            style={{
              top: share(safeArea.top, height),
              right: share(safeArea.right, width),
              bottom: share(safeArea.bottom, height),
              left: share(safeArea.left, width),
            }}
          />
        ) : null}
        {showsSafeZone ? <PlacementZones format={format} /> : null}
      </div>
      {children}
      <figcaption className={classes.caption}>
        <span>
          {label} {ratio}
          <span className={classes.pixels}>
            , {width} × {height} px
          </span>
        </span>
        <Checkbox checked={showsSafeZone} onChange={({ target }) => onSafeZone(target.checked)}>
          Show safe zone
        </Checkbox>
        <span role="status">{isSlow ? 'Updating the preview' : ''}</span>
      </figcaption>
      {picture?.dropped.includes('subline') ? (
        <p className={classes.notice}>This format has no room for the subline.</p>
      ) : null}
      {(problem ?? left?.message) ? (
        <p className={classes.problem} role="alert">
          {problem ?? left?.message}
        </p>
      ) : null}
    </figure>
  );
}

/** Shows the area that each placement of a format leaves uncovered, with the placement's name. */
function PlacementZones({ format }: { format: AdFormat }) {
  return getSafeZones(format).map(({ placement, covered }) => (
    <div
      key={placement}
      className={classes.placementZone}
      style={{
        top: `${covered.top * 100}%`,
        right: `${covered.right * 100}%`,
        bottom: `${covered.bottom * 100}%`,
        left: `${covered.left * 100}%`,
      }}
    >
      <span>{placement}</span>
    </div>
  ));
}
