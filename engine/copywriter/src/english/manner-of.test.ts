import { expect, it } from 'vitest';
import { categoryWithId } from '../content/texts.ts';
import { mannerOf } from './manner-of.ts';

const GOODS = { ...categoryWithId('general'), form: 'goods' } as const;

it.each(['Violin maker in Leeds, bows rehaired', 'Village beekeeper', 'Blacksmith'])(
  'treats “%s” as a person, whom customers contact, and not as goods',
  (field) => {
    expect(mannerOf(field, GOODS)).toBe('service');
  },
);

it.each(['Coffee maker', 'Beekeeper suits', 'Piano stool'])('reads “%s” as goods', (field) => {
  expect(mannerOf(field, GOODS)).toBe('goods');
});
