import type { AdFilter, GalleryKind } from '@adwright/ads';
import { Checkbox, Input, Select } from '@adwright/ui/kit-forms';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import classes from './filter-bar.module.css';

/** Milliseconds without a key before the search is made. */
const SEARCH_PAUSE_MS = 250;

interface FilterBarProps {
  filter: AdFilter;
  /** What the ads can be narrowed to. */
  kinds: readonly GalleryKind[];
  onChange: (part: Partial<AdFilter>) => void;
}

/** Narrows the gallery by words, type and favourite. */
export function FilterBar({ filter, kinds, onChange }: FilterBarProps) {
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
    </search>
  );
}

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The filter was cleared, or the way back led to another one.
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
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
