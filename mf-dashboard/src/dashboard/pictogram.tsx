import { PATHS } from '@adwright/contracts';
import type { ReactNode } from 'react';
import classes from './pictogram.module.css';

const BOOST_SQUARES = Array.from({ length: 10 }, (_, index) => ({
  x: 44 + (index % 5) * 32,
  y: 26 + Math.floor(index / 5) * 32,
}));

/** What each feature makes, drawn in ink with one part in the signal colour. On a sheet from 36 to 204 and 0 to 108. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  [PATHS.create]: (
    <>
      <rect className={classes.fill} x="62" y="30" width="52" height="52" />
      <rect x="130" y="14" width="46" height="82" />
      <path d="M140 66h26M140 76h18" />
    </>
  ),
  [PATHS.boost]: BOOST_SQUARES.map(({ x, y }, index) => (
    <rect
      key={`${x} ${y}`}
      className={index === 6 ? classes.fill : undefined}
      x={x}
      y={y}
      width="24"
      height="24"
    />
  )),
  [PATHS.optimize]: (
    <>
      <rect x="84" y="18" width="72" height="72" />
      <path className={classes.fill} d="M120 18h36v72h-36z" />
      <path strokeDasharray="2 5" d="M92 30h24M92 42h24M92 54h24M92 66h24M92 78h24" />
    </>
  ),
  [PATHS.variation]: (
    <>
      <rect x="76" y="18" width="58" height="58" />
      <rect className={classes.fill} x="106" y="32" width="58" height="58" />
    </>
  ),
  [PATHS.overlay]: (
    <>
      <rect x="76" y="14" width="88" height="80" />
      <path className={classes.fill} d="M96 34h48v11h-18v36h-12v-36h-18z" />
    </>
  ),
  [PATHS.photoshoot]: (
    <>
      <rect x="66" y="16" width="108" height="76" />
      <path d="M66 72h108" />
      <path className={classes.fill} d="M108 78v-32l6-6v-10h12v10l6 6v32z" />
    </>
  ),
  [PATHS.myAds]: (
    <>
      <rect x="62" y="20" width="32" height="32" />
      <rect x="104" y="20" width="32" height="68" />
      <rect className={classes.fill} x="146" y="20" width="32" height="32" />
      <rect x="62" y="62" width="32" height="26" />
      <rect x="146" y="62" width="32" height="26" />
    </>
  ),
  [PATHS.favorites]: (
    <>
      <rect x="84" y="18" width="72" height="72" />
      <path
        className={classes.fill}
        d="M120 74l-19-19a12 12 0 0 1 17-17l2 2 2-2a12 12 0 0 1 17 17z"
      />
    </>
  ),
};

interface PictogramProps {
  /** Path of the feature. */
  path: string;
}

/** A feature's drawing. Decoration only. */
export function Pictogram({ path }: PictogramProps) {
  return (
    <svg className={classes.pictogram} viewBox="36 0 168 108" aria-hidden="true">
      {DRAWINGS[path]}
    </svg>
  );
}
