import { type AdFilter, countFurtherFilters, type GalleryKind } from '@adwright/ads';
import { Checkbox, Input, Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import classes from './filter-bar.module.css';
import { FurtherFilters } from './further-filters.tsx';
import { useTyped } from './use-typed.ts';

const SORT_OPTIONS = [
  { value: 'newest' as const, label: 'Newest first' },
  { value: 'oldest' as const, label: 'Oldest first' },
  { value: 'name' as const, label: 'By name' },
];

interface FilterBarProps {
  filter: AdFilter;
  /** Kinds of ads by which the user can filter. */
  kinds: readonly GalleryKind[];
  onChange: (part: Partial<AdFilter>) => void;
}

/**
 * Shows filters for the gallery: search words, kind of ad and favourites, and further filters when the user
 * opens them.
 */
export function FilterBar({ filter, kinds, onChange }: FilterBarProps) {
  const further = countFurtherFilters(filter);
  const [isOpen, setOpen] = useState(further > 0);
  const panel = useId();
  return (
    <search className={classes.bar}>
      <SearchField search={filter.search} onSearch={(search) => onChange({ search })} />
      <Select
        aria-label="Type"
        className={classes.kind}
        options={kinds.map(({ value, label }) => ({ value, label }))}
        value={filter.kind.value}
        onChange={(chosen) => {
          const kind = kinds.find(({ value }) => value === chosen);
          if (kind) onChange({ kind });
        }}
      />
      <Checkbox
        checked={filter.favoritesOnly}
        onChange={(event) => onChange({ favoritesOnly: event.target.checked })}
      >
        Favorites only
      </Checkbox>
      <Select
        aria-label="Sort"
        className={classes.sort}
        options={SORT_OPTIONS}
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {further > 0 ? `More filters (${further})` : 'More filters'}
      </Button>
      {isOpen ? <FurtherFilters id={panel} filter={filter} onChange={onChange} /> : null}
    </search>
  );
}

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(search, onSearch);
  return (
    <Input
      type="search"
      aria-label="Search your ads"
      placeholder="Search in title and text"
      className={classes.search}
      prefix={<Search size={16} aria-hidden />}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
