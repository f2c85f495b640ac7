import type { BrandColour } from '@adwright/contracts';
import classes from './brand-field.module.css';

/** Shows a brand's colours as a decorative strip. The brand's name beside the strip is the accessible text. */
export function BrandColours({ colours }: { colours: readonly BrandColour[] }) {
  if (colours.length === 0) return null;
  return (
    <span className={classes.colours} aria-hidden>
      {colours.map(({ role, hex }) => (
        <span key={`${role} ${hex}`} style={{ background: hex }} />
      ))}
    </span>
  );
}
