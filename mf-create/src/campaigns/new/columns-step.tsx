import { AD_TYPE_OPTIONS, EMOTION_OPTIONS } from '@adwright/contracts';
import {
  CATALOGUE_FIELD_LABELS,
  CATALOGUE_FIELDS,
  type CatalogueField,
} from '@adwright/contracts/campaigns';
import { Panel } from '@adwright/ui';
import { Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId } from 'react';
import classes from './new-campaign-page.module.css';
import { RowPreview } from './row-preview.tsx';
import type { NewCampaign } from './use-new-campaign.ts';

const HINTS: Record<CatalogueField, string> = {
  product: 'What the ad is for',
  audience: 'Who the ads are for, such as “parents who cook”',
  goal: 'What they should achieve, such as “first orders”',
  emotion: 'What the reader should feel',
  adType: 'How the story is told',
  photo: 'A link, or a file name in the ZIP archive',
  link: 'Where its ads lead, in the launch kit',
  reference: 'Your own number of the product',
};
const NO_COLUMN = -1;

/** Which column is what, what holds for all rows, and what becomes of each row. */
export function ColumnsStep({ campaign }: { campaign: NewCampaign }) {
  const { rows, setStep } = campaign;
  const ready = rows.filter(({ brief }) => brief !== null).length;
  return (
    <>
      <Panel title="Columns">
        <div className={classes.fields}>
          {CATALOGUE_FIELDS.map((field) => (
            <FieldRow key={field} field={field} campaign={campaign} />
          ))}
        </div>
      </Panel>
      <RowPreview rows={rows} onChooseShownAs={campaign.chooseShownAs} />
      <div className={classes.actions}>
        <Button onClick={() => setStep('catalogue')}>Back</Button>
        <Button type="primary" disabled={ready === 0} onClick={() => setStep('look')}>
          Continue with {ready} {ready === 1 ? 'row' : 'rows'}
        </Button>
      </div>
    </>
  );
}

interface FieldRowProps {
  field: CatalogueField;
  campaign: NewCampaign;
}

function FieldRow({ field, campaign }: FieldRowProps) {
  const { table, mapping, setMapping } = campaign;
  const id = useId();
  const columns = table?.columns ?? [];
  const options = [
    { value: NO_COLUMN, label: 'No column' },
    ...columns.map((label, value) => ({ value, label })),
  ];
  return (
    <div className={classes.field}>
      <div className={classes.fieldName}>
        <label htmlFor={id}>{CATALOGUE_FIELD_LABELS[field]}</label>
        <span>{HINTS[field]}</span>
      </div>
      <Select
        id={id}
        value={mapping[field] ?? NO_COLUMN}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(column) =>
          setMapping({ ...mapping, [field]: column === NO_COLUMN ? undefined : column })
        }
      />
      <DefaultField field={field} campaign={campaign} />
    </div>
  );
}

/** The words of rows whose column is empty or absent. */
function DefaultField({ field, campaign: { defaults, setDefaults, mapping } }: FieldRowProps) {
  const label = `${CATALOGUE_FIELD_LABELS[field]} of ${mapping[field] === undefined ? 'every ad' : 'rows without one'}`;
  switch (field) {
    case 'audience':
    case 'goal':
      return (
        <Input
          aria-label={label}
          placeholder={
            mapping[field] === undefined ? 'The same for every ad' : 'For rows without one'
          }
          value={defaults[field]}
          maxLength={500}
          onChange={({ target }) => setDefaults({ ...defaults, [field]: target.value })}
        />
      );
    case 'emotion':
      return (
        <Select
          aria-label={label}
          placeholder="Choose an emotion"
          value={defaults.emotion}
          options={[...EMOTION_OPTIONS]}
          onChange={(emotion) => setDefaults({ ...defaults, emotion })}
        />
      );
    case 'adType':
      return (
        <Select
          aria-label={label}
          placeholder="Choose an ad type"
          value={defaults.adType}
          options={[...AD_TYPE_OPTIONS]}
          onChange={(adType) => setDefaults({ ...defaults, adType })}
        />
      );
    default:
      return null;
  }
}
