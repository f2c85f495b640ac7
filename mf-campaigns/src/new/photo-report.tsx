import { MERCHANT_PHOTO_RULE } from '@adwright/contracts';
import type { CampaignPhotosResponse } from '@adwright/contracts/campaigns';
import { Panel, ScrollRegion } from '@adwright/ui';
import { formatCount } from '../campaign-words.ts';
import classes from './new-campaign-page.module.css';
import preview from './row-preview.module.css';

/** Shows how many photos of the uploaded archive are used. */
export function PhotoReport({ photos }: { photos: CampaignPhotosResponse }) {
  return (
    <Panel title="Photos" extra={<span>{formatCount(photos.matched, 'row')} with a photo</span>}>
      <PhotoRemarks photos={photos} />
    </Panel>
  );
}

/** Lists files of the archive that can't be used, files that were changed, and files that no row names. */
export function PhotoRemarks({ photos }: { photos: CampaignPhotosResponse }) {
  const { faults, unused, small, severalPages } = photos;
  return (
    <>
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
            {formatCount(small.length, 'photo')} of low resolution. The ads are made all the same.{' '}
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
      {severalPages.length > 0 ? (
        <ScrollRegion label="Photos of several pages">
          <ul className={preview.faults}>
            {severalPages.map(({ name, pages }) => (
              <li key={name}>
                <strong>{name}</strong> This file has {pages} pages. The first one is used.
              </li>
            ))}
          </ul>
        </ScrollRegion>
      ) : null}
      {unused.length > 0 ? (
        <p className={classes.note}>
          No row names {unused.slice(0, 5).join(', ')}
          {unused.length > 5 ? ` and ${formatCount(unused.length - 5, 'other file')}` : ''}.
        </p>
      ) : null}
    </>
  );
}
