import { type AdFilter, NO_FOLDER } from '@adwright/ads';
import { REVIEW_STATE_LABELS } from '@adwright/ads/review-threads';
import { AD_FORMAT_NAMES, AD_FORMATS } from '@adwright/contracts';
import { REVIEW_STATES } from '@adwright/contracts/review';
import { Input, Select } from '@adwright/ui/kit-controls';
import { useId } from 'react';
import { useGalleryFacets } from '../folders/use-gallery-facets.ts';
import { countAds } from '../texts.ts';
import classes from './filter-bar.module.css';
import { useTyped } from './use-typed.ts';

/** Value of a select when no filter is chosen; antd would show null as an empty field. */
const ANY = '';

/** Last option of a list that is still loading, which shows the user that the list isn’t complete. */
const LOADING = { value: 'loading', label: 'Loading…', disabled: true };

const STATUS_OPTIONS = [
  { value: 'generated', label: 'As generated' },
  { value: 'edited', label: 'Edited' },
];

const REVIEW_OPTIONS = REVIEW_STATES.map((value) => ({
  value,
  label: REVIEW_STATE_LABELS[value],
}));

const FORMAT_OPTIONS = AD_FORMAT_NAMES.map((name) => ({
  value: name,
  label: `${AD_FORMATS[name].label} ${AD_FORMATS[name].ratio}`,
}));

interface FurtherFiltersProps {
  id: string;
  filter: AdFilter;
  onChange: (part: Partial<AdFilter>) => void;
}

/** Shows filters for the gallery by folder, brand, campaign, format, status, approval and date. */
export function FurtherFilters({ id, filter, onChange }: FurtherFiltersProps) {
  const { data, isError, refetch } = useGalleryFacets();
  const folders = (data?.folders ?? []).map(({ id: folder, name, ads }) => ({
    value: folder,
    label: `${name} · ${countAds(ads)}`,
  }));
  const isLoading = !data && !isError;
  const unknown = isLoading ? LOADING.label : 'Not found';
  return (
    <div id={id} className={classes.further}>
      <ChoiceField
        label="Folder"
        any="Any folder"
        unknown={unknown}
        isLoading={isLoading}
        options={[...folders, { value: NO_FOLDER, label: 'In no folder' }]}
        value={filter.folder}
        onChange={(folder) => onChange({ folder })}
      />
      <ChoiceField
        label="Brand"
        any="Any brand"
        unknown={unknown}
        isLoading={isLoading}
        options={(data?.brands ?? []).map((brand) => ({ value: brand, label: brand }))}
        value={filter.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <ChoiceField
        label="Campaign"
        any="Any campaign"
        unknown={unknown}
        isLoading={isLoading}
        options={(data?.campaigns ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        value={filter.campaign}
        onChange={(campaign) => onChange({ campaign })}
      />
      <ChoiceField
        label="Format"
        any="Any format"
        options={FORMAT_OPTIONS}
        value={filter.format}
        onChange={(chosen) =>
          onChange({ format: AD_FORMAT_NAMES.find((name) => name === chosen) ?? null })
        }
      />
      <ChoiceField
        label="Status"
        any="Any status"
        options={STATUS_OPTIONS}
        value={filter.status}
        onChange={(chosen) =>
          onChange({ status: chosen === 'edited' || chosen === 'generated' ? chosen : null })
        }
      />
      <ChoiceField
        label="Approval"
        any="Any approval"
        options={REVIEW_OPTIONS}
        value={filter.review}
        onChange={(chosen) =>
          onChange({ review: REVIEW_STATES.find((state) => state === chosen) ?? null })
        }
      />
      <DayField label="From" value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label="To" value={filter.to} onChange={(to) => onChange({ to })} />
      {isError ? (
        <p role="alert">
          Folders, brands and campaigns can’t be loaded.{' '}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceFieldProps {
  label: string;
  /** Label of the option that stands for no filter. */
  any: string;
  /** Label for a chosen value that is not among the options. */
  unknown?: string;
  /** True while further options are being loaded. */
  isLoading?: boolean;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function ChoiceField(props: ChoiceFieldProps) {
  const { label, any, unknown, isLoading, options, value, onChange } = props;
  const id = useId();
  // A value in the page's URL may no longer exist. The field shows such a value, so that the user sees why no ad
  // matches.
  const isKnown = value === null || options.some((option) => option.value === value);
  const shown = isKnown ? options : [...options, { value, label: unknown }];
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <Select
        id={id}
        options={[{ value: ANY, label: any }, ...shown, ...(isLoading ? [LOADING] : [])]}
        loading={isLoading}
        value={value ?? ANY}
        onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
      />
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useTyped(value ?? '', (day) => onChange(day || null));
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        // Without a maximum date, browsers accept years with six digits.
        max="9999-12-31"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
