import { AD_FORMATS, type AdFormat } from '@adwright/contracts';
import type { CSSProperties } from 'react';

/** Returns the CSS aspect ratio of a format, for elements in the frame of the ad's picture. */
export function buildFrameStyle(format: AdFormat): CSSProperties {
  const { width, height } = AD_FORMATS[format];
  return { aspectRatio: `${width} / ${height}`, ['--ratio' as string]: width / height };
}
