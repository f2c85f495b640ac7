import { describe, expect, it } from 'vitest';
import { clausesBehindName, clausesOf } from './field-clauses.ts';

const clauses = (text: string) =>
  clausesOf(text).map(({ start, end }) => text.slice(start, end).trim());

describe('clausesOf', () => {
  it.each([
    ['Esstisch, 890 € statt 1.190 €. Lieferung frei', 3],
    ['Weekend, £145 incl. lunch and loan of a suit', 2],
    ['Adventsmarkt 6. bis 8. Dezember', 1],
    ['Gäller t.o.m. 30 september', 1],
    ['Emergency plumber, open 24/7. Ring us', 3],
    ['Do 27.11. ab 18 Uhr', 1],
    ['Dakgoot vanaf € 95. Bel ons', 2],
    ['Bakfiets van € 4.599,- voor 3.899,-', 1],
    ['Yoga 10:30–12:00 - every Sunday', 2],
    ['新鲜水果，满50元包邮。当日送达', 3],
    ['قهوة مختصة، توصيل مجاني', 2],
  ])('parts “%s” at its marks alone', (text, count) => {
    expect(clauses(text)).toHaveLength(count);
  });
});

describe('clausesBehindName', () => {
  const behind = (text: string, said: string) => {
    const start = text.indexOf(said);
    return clausesBehindName(text, [{ start, end: start + said.length }]).map((clause) =>
      text.slice(clause.start, clause.end).trim(),
    );
  };

  it('begins behind the clause that names what is sold', () => {
    expect(behind('20% off today, leather bags, free returns', '20% off today')).toEqual([
      'free returns',
    ]);
  });

  it('skips a mere brand before the name', () => {
    expect(behind('Loom & Larder, weekly veg boxes from £14, no contract', 'from £14')).toEqual([
      'no contract',
    ]);
  });
});
