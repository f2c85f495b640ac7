import { BrandField } from '@adwright/ads/brand';
import { AD_FORMAT_NAMES, AD_FORMATS, getErrorMessage } from '@adwright/contracts';
import { campaignNameSchema, MAX_CAMPAIGN_NAME_LENGTH } from '@adwright/contracts/campaigns';
import { Panel } from '@adwright/ui';
import { Checkbox, Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import classes from './new-campaign-page.module.css';
import type { NewCampaign } from './use-new-campaign.ts';

/** Formats in which every ad is made. */
const ALWAYS = ['square', 'story'] as const;

/** Shows the step in which the user edits the settings for all ads of the campaign. */
export function LookStep({ campaign }: { campaign: NewCampaign }) {
  const { brand, setBrand } = campaign;
  const { name, setName, settings, setSettings, setStep, drafting, archive } = campaign;
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked
    ? campaignNameSchema.safeParse(name).error?.issues[0]?.message
    : undefined;
  function submit() {
    setIsChecked(true);
    if (campaignNameSchema.safeParse(name).success) drafting.mutate();
  }
  return (
    <>
      <Panel title="Ads">
        <div className={classes.stack}>
          <label htmlFor={id}>Name of the campaign</label>
          <Input
            id={id}
            value={name}
            maxLength={MAX_CAMPAIGN_NAME_LENGTH}
            status={problem ? 'error' : ''}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          {problem ? (
            <p className={classes.error} id={`${id}-error`} role="alert">
              {problem}
            </p>
          ) : null}
        </div>
        <div className={classes.stack}>
          <BrandField value={brand} onChange={setBrand} />
        </div>
        <FormatChoice settings={settings} onChange={setSettings} />
        <PriceChoice campaign={campaign} />
      </Panel>
      {drafting.isError ? (
        <p className={classes.error} role="alert">
          {getErrorMessage(drafting.error, 'The campaign could not be made.')}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button onClick={() => setStep('columns')}>Back</Button>
        <Button type="primary" loading={drafting.isPending} onClick={submit}>
          {drafting.isPending && archive ? 'Sending the photos' : 'See the price'}
        </Button>
      </div>
    </>
  );
}

interface FormatChoiceProps {
  settings: NewCampaign['settings'];
  onChange: (settings: NewCampaign['settings']) => void;
}

/** Shows checkboxes for the formats of each ad; the formats in `ALWAYS` can't be deselected. */
function FormatChoice({ settings, onChange }: FormatChoiceProps) {
  const isAlways = (format: string) => ALWAYS.some((always) => always === format);
  return (
    <>
      <fieldset className={classes.formats}>
        <legend>Formats</legend>
        {AD_FORMAT_NAMES.map((format) => (
          <Checkbox
            key={format}
            checked={isAlways(format) || settings.formats.includes(format)}
            disabled={isAlways(format)}
            onChange={({ target }) =>
              onChange({
                ...settings,
                formats: AD_FORMAT_NAMES.filter((known) =>
                  known === format ? target.checked : settings.formats.includes(known),
                ),
              })
            }
          >
            {AD_FORMATS[format].label} {AD_FORMATS[format].ratio}
          </Checkbox>
        ))}
      </fieldset>
      <p className={classes.note}>Every format of an ad is part of its one credit.</p>
    </>
  );
}

/** Shows a checkbox for printing prices in the ads, if any row has a price with a currency. */
function PriceChoice({ campaign }: { campaign: NewCampaign }) {
  const { settings, setSettings, rows } = campaign;
  if (rows.some(({ price }) => price?.currency)) {
    return (
      <Checkbox
        checked={settings.showsPrice}
        onChange={({ target }) => setSettings({ ...settings, showsPrice: target.checked })}
      >
        Say the price in the ads
      </Checkbox>
    );
  }
  if (rows.every(({ price }) => price === null)) return null;
  return (
    <p className={classes.note}>
      Your prices have no currency, so the ads can’t say them. Go back and choose one under “Price,
      stock and variants”.
    </p>
  );
}
