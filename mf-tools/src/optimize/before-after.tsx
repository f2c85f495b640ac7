import { AdImage } from '@adwright/ads';
import { type CSSProperties, useState } from 'react';
import classes from './before-after.module.css';

interface BeforeAfterProps {
  original: string;
  enhanced: string;
}

const HALF = 50;
const STEP = 1;

/**
 * Shows two pictures on top of each other, divided by a line that the user moves by mouse, touch or arrow keys.
 */
export function BeforeAfter({ original, enhanced }: BeforeAfterProps) {
  const [share, setShare] = useState(HALF);
  const stageStyle: CSSProperties & { '--share': string } = { '--share': `${share}%` };
  return (
    <section className={classes.stage} aria-label="Before and after" style={stageStyle}>
      <AdImage src={original} alt="" priority="high" />
      <div className={classes.after}>
        <AdImage src={enhanced} alt="" priority="high" />
      </div>
      <span className={classes.line} />
      <span className={classes.original} hidden={share === 0}>
        Original
      </span>
      <span className={classes.enhanced} hidden={share === 2 * HALF}>
        Enhanced
      </span>
      <input
        type="range"
        className={classes.range}
        aria-label="Line between original and enhanced image"
        aria-valuetext={`${share} % original, ${2 * HALF - share} % enhanced`}
        min={0}
        max={2 * HALF}
        step={STEP}
        value={share}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
    </section>
  );
}
