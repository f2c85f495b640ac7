import {
  AD_LANGUAGES,
  AD_TYPE_OPTIONS,
  EMOTION_OPTIONS,
  getLanguageName,
  MAX_OFFER_LENGTH,
  MAX_SMALL_PRINT_LENGTH,
} from '@adwright/contracts';
import {
  CATALOGUE_FIELD_LABELS,
  CATALOGUE_FIELDS,
  type CatalogueField,
  CURRENCY_CODES,
  MAX_SHOP_ADDRESS_LENGTH,
  OFFER_COLUMNS,
} from '@adwright/contracts/campaigns';
import { Panel } from '@adwright/ui';
import { Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId } from 'react';
import classes from './new-campaign-page.module.css';
import { ReadingPanel } from './reading-panel.tsx';
import { RowPreview } from './row-preview.tsx';
import { RowsPanel } from './rows-panel.tsx';
import type { NewCampaign } from './use-new-campaign.ts';

const HINTS: Record<CatalogueField, string> = {
  product: 'What the ad is for',
  audience: 'Who the ads are for, such as “parents who cook”',
  goal: 'What they should achieve, such as “first orders”',
  emotion: 'What the reader should feel',
  adType: 'How the story is told',
  language: 'What its ad is written in, such as “German” or “de”',
  photo: 'A link, or a file name in the ZIP archive',
  link: 'Where its ads lead, in the launch kit',
  brand: 'Names the business in the launch kit',
  reference: 'Your own number of the product',
  offer: 'An offer of this product alone, such as “20% off this week”',
  discount: 'Such as “20% off”',
  code: 'Such as “TERM15”',
  until: 'The last day of the offer, such as “Sunday”',
  phone: 'The number to call',
  place: 'Where it is to be had',
  smallPrint: 'A condition, such as “New customers only”',
  price: 'What it costs',
  salePrice: 'What it costs now',
  availability: 'Whether it is in stock',
  status: 'Whether the shop shows it',
  group: 'Which rows are one product',
  variant: 'Size, color and the like',
};
/** Fields that identify a row's product; the ad does not print them. */
const SHOP_FIELDS: readonly CatalogueField[] = [
  'price',
  'salePrice',
  'availability',
  'status',
  'group',
  'variant',
];
const FOLDED_FIELDS: readonly CatalogueField[] = [...SHOP_FIELDS, ...OFFER_COLUMNS];
const NO_COLUMN = -1;
const LANGUAGE_OPTIONS = AD_LANGUAGES.map((value) => ({ value, label: getLanguageName(value) }));

/**
 * Shows the step in which the user edits encoding, columns, values for all rows, and variants of the catalogue.
 */
export function ColumnsStep({ campaign }: { campaign: NewCampaign }) {
  const { rows, setStep, reader } = campaign;
  const ready = rows.filter(({ brief, leftOut }) => brief !== null && leftOut === null).length;
  return (
    <>
      <ReadingPanel campaign={campaign} />
      <Panel title="Columns">
        <div className={classes.fields}>
          {CATALOGUE_FIELDS.filter((field) => !FOLDED_FIELDS.includes(field)).map((field) => (
            <FieldRow key={field} field={field} campaign={campaign} />
          ))}
        </div>
        <details className={classes.more}>
          <summary>Discount, code, deadline, phone and place</summary>
          <div className={classes.fields}>
            {OFFER_COLUMNS.map((field) => (
              <FieldRow key={field} field={field} campaign={campaign} />
            ))}
          </div>
        </details>
        <details className={classes.more}>
          <summary>Price, stock and variants</summary>
          <div className={classes.fields}>
            {SHOP_FIELDS.map((field) => (
              <FieldRow key={field} field={field} campaign={campaign} />
            ))}
          </div>
        </details>
      </Panel>
      <RowsPanel campaign={campaign} />
      <RowPreview
        rows={rows}
        missing={listMissingFields(campaign)}
        onChooseShownAs={campaign.chooseShownAs}
      />
      <div className={classes.actions}>
        <Button onClick={() => setStep('catalogue')}>Back</Button>
        <Button
          type="primary"
          disabled={ready === 0 || reader.isPending}
          onClick={() => setStep('look')}
        >
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

/** Returns the labels of required fields that have neither a column nor a value for all rows. */
function listMissingFields({ mapping, defaults }: NewCampaign): string[] {
  const needed = ['product', 'audience', 'goal', 'emotion', 'adType'] as const;
  return needed
    .filter((field) => mapping[field] === undefined && (field === 'product' || !defaults[field]))
    .map((field) => CATALOGUE_FIELD_LABELS[field]);
}

/** Shows a field for a value that is used in rows with an empty or missing column. */
function DefaultField({ field, campaign }: FieldRowProps) {
  switch (field) {
    case 'audience':
    case 'goal':
      return <DefaultText field={field} campaign={campaign} />;
    case 'discount':
    case 'code':
    case 'until':
    case 'phone':
    case 'place':
    case 'smallPrint':
      return <DefaultOffer field={field} campaign={campaign} />;
    case 'emotion':
    case 'adType':
    case 'language':
    case 'price':
      return <DefaultChoice field={field} campaign={campaign} />;
    case 'link':
      return <ShopAddress campaign={campaign} />;
    default:
      return null;
  }
}

interface DefaultProps<Field extends CatalogueField> {
  field: Field;
  campaign: NewCampaign;
}

function labelOf(field: CatalogueField, { mapping }: NewCampaign): string {
  const rows = mapping[field] === undefined ? 'every ad' : 'rows without one';
  return `${CATALOGUE_FIELD_LABELS[field]} of ${rows}`;
}

function choosePlaceholder(field: CatalogueField, { mapping }: NewCampaign): string {
  return mapping[field] === undefined ? 'The same for every ad' : 'For rows without one';
}

function DefaultText({ field, campaign }: DefaultProps<'audience' | 'goal'>) {
  const { typed, setDefaults } = campaign;
  return (
    <Input
      aria-label={labelOf(field, campaign)}
      placeholder={choosePlaceholder(field, campaign)}
      value={typed[field]}
      maxLength={500}
      onChange={({ target }) => setDefaults({ ...typed, [field]: target.value })}
    />
  );
}

type OfferField = 'discount' | 'code' | 'until' | 'phone' | 'place' | 'smallPrint';

function DefaultOffer({ field, campaign }: DefaultProps<OfferField>) {
  const { typed, setDefaults } = campaign;
  return (
    <Input
      aria-label={labelOf(field, campaign)}
      placeholder={choosePlaceholder(field, campaign)}
      value={typed.offer?.[field]}
      maxLength={field === 'smallPrint' ? MAX_SMALL_PRINT_LENGTH : MAX_OFFER_LENGTH}
      onChange={({ target }) =>
        setDefaults({ ...typed, offer: { ...typed.offer, [field]: target.value } })
      }
    />
  );
}

function DefaultChoice({
  field,
  campaign,
}: DefaultProps<'emotion' | 'adType' | 'language' | 'price'>) {
  const { typed, setDefaults } = campaign;
  const label = labelOf(field, campaign);
  switch (field) {
    case 'emotion':
      return (
        <Select
          aria-label={label}
          placeholder="Choose an emotion"
          value={typed.emotion}
          options={[...EMOTION_OPTIONS]}
          onChange={(emotion) => setDefaults({ ...typed, emotion })}
        />
      );
    case 'adType':
      return (
        <Select
          aria-label={label}
          placeholder="Choose an ad type"
          value={typed.adType}
          options={[...AD_TYPE_OPTIONS]}
          onChange={(adType) => setDefaults({ ...typed, adType })}
        />
      );
    case 'language':
      return (
        <Select
          aria-label={label}
          placeholder="As each row is written"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={typed.language}
          options={LANGUAGE_OPTIONS}
          onChange={(language) => setDefaults({ ...typed, language })}
        />
      );
    case 'price':
      return (
        <Select
          aria-label="Currency of prices without one"
          placeholder="Currency, where it is missing"
          allowClear
          showSearch
          value={typed.currency}
          options={CURRENCY_CODES.map((code) => ({ value: code, label: code }))}
          onChange={(currency) => setDefaults({ ...typed, currency })}
        />
      );
  }
}

function ShopAddress({ campaign: { shopTyped, setShopTyped } }: { campaign: NewCampaign }) {
  return (
    <Input
      aria-label="Address of your shop"
      placeholder="Address of your shop"
      type="url"
      value={shopTyped}
      maxLength={MAX_SHOP_ADDRESS_LENGTH}
      onChange={({ target }) => setShopTyped(target.value)}
    />
  );
}
