import { useKeptFocus } from '@adwright/ads';
import { AssetIntake, AssetPicture, useAssets } from '@adwright/ads/assets';
import type { AssetRow } from '@adwright/contracts';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import clsx from 'clsx';
import { useId } from 'react';
import classes from './kit-form.module.css';

interface LogoFieldProps {
  /** Brightness of the background for which the logo is intended. */
  ground: 'light' | 'dark';
  value: string | null;
  onChange: (logo: AssetRow | null) => void;
}

const TEXTS = {
  light: ['Logo for light grounds', 'It is never redrawn, recolored or cut.'],
  dark: ['Logo for dark grounds', 'Without it, the first one stands on a plate where it needs to.'],
} as const;

const LIGHT = { name: 'light', words: 'On light' } as const;
const DARK = { name: 'dark', words: 'On dark' } as const;
/** Preview of the logo on a checkerboard, which shows the transparent parts of the logo. */
const CLEAR = { name: 'clear', words: 'Without a ground' } as const;

/**
 * Returns the backgrounds on which a logo is previewed; the background for which the logo is intended comes
 * first.
 */
function listGrounds(ground: LogoFieldProps['ground']) {
  return ground === 'light' ? [LIGHT, DARK, CLEAR] : [DARK, LIGHT, CLEAR];
}

/**
 * Shows the field for one of the two logos of a brand kit, with previews on light, dark and checkerboard
 * backgrounds.
 */
export function LogoField({ ground, value, onChange }: LogoFieldProps) {
  const id = useId();
  const { data: assets } = useAssets(value !== null);
  const logo = assets?.find((asset) => asset.id === value);
  const isLoading = value !== null && !assets;
  const [label, hint] = TEXTS[ground];
  const field = useKeptFocus<HTMLDivElement>(
    value !== null,
    value ? 'button' : 'input[type="file"]',
  );
  return (
    <div ref={field} className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <p className={classes.hint}>{hint}</p>
      {isLoading ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {logo ? (
        <>
          <div className={classes.logos}>
            {listGrounds(ground).map(({ name, words }, at) => (
              <figure key={name} className={classes.logoOn}>
                <div className={clsx(classes.logo, classes[name])}>
                  <AssetPicture
                    asset={logo}
                    alt={at === 0 ? `${label}: ${logo.name}` : ''}
                    className={classes.logoPicture}
                  />
                </div>
                <figcaption className={classes.hint}>{words}</figcaption>
              </figure>
            ))}
          </div>
          <div>
            <Button
              size="small"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => onChange(null)}
            >
              Remove
            </Button>
          </div>
        </>
      ) : null}
      {!logo && !isLoading ? (
        <AssetIntake kind="logo" labelledBy={id} takesPaste={false} onChosen={onChange} />
      ) : null}
    </div>
  );
}
