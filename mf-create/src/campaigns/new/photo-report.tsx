import { MERCHANT_PHOTO_RULE } from '@adwright/contracts';
import { Panel, ScrollRegion } from '@adwright/ui';
import { counted } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import preview from './row-preview.module.css';
import type { Draft } from './use-new-campaign.ts';

/** What became of the archive of photos. */
export function PhotoReport({ draft: { photos, photosProblem } }: { draft: Draft }) {
  if (photosProblem) {
    return (
      <p className={classes.error} role="alert">
        The photos were not taken in. {photosProblem}
      </p>
    );
  }
  if (!photos) return null;
  const { matched, faults, unused, small } = photos;
  return (
    <Panel title="Photos" extra={<span>{counted(matched, 'row')} with a photo</span>}>
      {faults.length > 0 ? (
        <ScrollRegion label="Photos that can’t be used">
          <ul className={preview.faults}>
            {faults.map(({ name, message }) => (
              <li key={name}>
                <strong>{name}</strong> {message}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      ) : null}
      {small.length > 0 ? (
        <>
          <p>
            {counted(small.length, 'photo')} of low resolution. The ads are made all the same.{' '}
            {MERCHANT_PHOTO_RULE}
          </p>
          <ScrollRegion label="Photos of low resolution">
            <ul className={preview.faults}>
              {small.map(({ name, width, height }) => (
                <li key={name}>
                  <strong>{name}</strong> {width} × {height} pixels
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </>
      ) : null}
      {unused.length > 0 ? (
        <p className={classes.note}>
          No row names {unused.slice(0, 5).join(', ')}
          {unused.length > 5 ? ` and ${counted(unused.length - 5, 'other file')}` : ''}.
        </p>
      ) : null}
    </Panel>
  );
}
