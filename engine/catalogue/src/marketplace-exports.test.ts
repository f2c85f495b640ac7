import { expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import { FURTHER_EXPORTS } from './testing/further-exports.ts';
import { encodeExport, MARKETPLACE_EXPORTS } from './testing/marketplace-exports.ts';
import { planCatalogue } from './testing/plan-case.ts';

it.each([...MARKETPLACE_EXPORTS, ...FURTHER_EXPORTS])(
  'the catalogue reader reads the expected products from an export of $system',
  async (exported) => {
    const bytes = encodeExport(exported);
    expect((await parseCatalogue(bytes)).reading.encoding).toBe(exported.encoding ?? 'utf-8');
    const found = (await planCatalogue(bytes)).map((row) => [
      row.brief?.product ?? row.problems.join(' '),
      row.photo,
      row.price?.amount ?? null,
      row.price?.currency ?? null,
      row.variants,
      row.leftOut,
    ]);
    expect(found).toEqual(exported.expectedRows);
  },
);
