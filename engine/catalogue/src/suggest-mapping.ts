import { CATALOGUE_FIELDS, type ColumnMapping } from '@adwright/contracts/campaigns';
import { KNOWN_NAMES, plainName } from './known-columns.ts';

/** The columns that are known by name. A column that groups variants may be the reference, too. */
export function suggestMapping(columns: readonly string[]): ColumnMapping {
  const names = columns.map(plainName);
  const mapping: ColumnMapping = {};
  for (const field of CATALOGUE_FIELDS) {
    const name = KNOWN_NAMES[field].find((candidate) => names.includes(candidate));
    if (name !== undefined) mapping[field] = names.indexOf(name);
  }
  return mapping;
}
