import { expect, it } from 'vitest';
import { getCategory } from '../content/texts.ts';
import { chooseManner } from './choose-manner.ts';

const GOODS = { ...getCategory('general'), form: 'goods' } as const;

it.each(['Violin maker in Leeds, bows rehaired', 'Village beekeeper', 'Blacksmith'])(
  'treats “%s” as a person, whom customers contact, and not as goods',
  (field) => {
    expect(chooseManner(field, GOODS)).toBe('service');
  },
);

it.each(['Coffee maker', 'Beekeeper suits', 'Piano stool'])('reads “%s” as goods', (field) => {
  expect(chooseManner(field, GOODS)).toBe('goods');
});
