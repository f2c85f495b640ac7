import { readFile } from 'node:fs/promises';
import {
  DEFAULT_ROW_CHOICES,
  type PlannedRow,
  planRows,
  type ReadingChoices,
  type RowChoices,
} from '@adwright/contracts/campaigns';
import { parseCatalogue } from '../parse-catalogue.ts';
import { suggestMapping } from '../suggest-mapping.ts';

/** Returns the bytes of a test file in the folder `cases`, which a shop system or spreadsheet wrote. */
export function readCase(name: string): Promise<Buffer> {
  return readFile(new URL(`./cases/${name}`, import.meta.url));
}

/** Plans the campaign of a catalogue with the columns that suggestMapping suggests. */
export async function planCatalogue(
  bytes: Uint8Array,
  choices: Partial<RowChoices> = {},
  reading: ReadingChoices = {},
): Promise<PlannedRow[]> {
  const { table } = await parseCatalogue(bytes, reading);
  const defaults = {
    audience: 'cooks',
    goal: 'orders',
    emotion: 'trust',
    adType: 'testimonial',
    shopAddress: 'https://shop.example',
  } as const;
  return planRows(
    table,
    suggestMapping(table),
    defaults,
    {},
    {
      ...DEFAULT_ROW_CHOICES,
      ...choices,
    },
  );
}
