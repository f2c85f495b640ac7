import { expect, it } from 'vitest';
import { readArchive } from '../engine/catalogue/src/read-archive.ts';
import { planCatalogue, readCase } from '../engine/catalogue/src/testing/plan-case.ts';
import { createPhotoMatcher, isUserFile } from '../engine/service/src/campaigns/match-photos.ts';

const LIMITS = { entries: 50, entryBytes: 1024 * 1024, totalBytes: 5 * 1024 * 1024, ratio: 100 };

/**
 * Returns the listed products with a photo in the archive, and the archive's files that match no product.
 */
async function matched(archive: string): Promise<{ products: string[]; unused: string[] }> {
  const rows = (await planCatalogue(await readCase('zip-cat.csv'))).map((row) => ({
    id: String(row.line),
    name: row.name,
    reference: row.reference,
    photo: row.photo,
    state: 'waiting' as const,
  }));
  const rowsOf = createPhotoMatcher(rows);
  const products: string[] = [];
  const unused: string[] = [];
  for await (const { names } of readArchive(await readCase(archive), LIMITS)) {
    const [first = ''] = names;
    if (!isUserFile(first)) continue;
    const found = names.flatMap((name) => rowsOf(name));
    if (found.length === 0) unused.push(first);
    products.push(...new Set(found.map(({ name }) => name)));
  }
  return { products, unused };
}

it.each([
  ['cp437.zip', ['Mühle', 'Straße'], []],
  ['utf8noflag.zip', ['Mühle'], []],
  ['sjis.zip', ['抹茶'], []],
  ['nfd.zip', ['Mühle', 'Number', 'Chair', 'Lamp'], ['photos/tea-pot_1.jpeg']],
])(
  'photos of the archive %s are matched with their products by name',
  async (archive, products, unused) => {
    expect(await matched(archive)).toEqual({ products, unused });
  },
);
