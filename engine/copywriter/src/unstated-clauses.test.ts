import { expect, it } from 'vitest';
import { writeAdCopy } from './write-ad-copy.ts';

const AUDIENCES = {
  en: 'homeowners in the Midlands with a very high energy bill',
  nl: 'woningeigenaren in Friesland met een hoge energierekening',
  it: 'pizzaioli con due anni di esperienza stufi della stagione',
};

function writeCopy(product: string, audience: string) {
  return writeAdCopy({ product, audience, goal: 'sales', emotion: 'trust' }, 1, 0);
}

it.each([
  [
    'Solar panels from £4,250, fitted by our own team, free survey, 25-year output warranty',
    AUDIENCES.en,
  ],
  [
    'Zonnepanelen, 10 panelen vanaf € 4.250, eigen monteurs, 25 jaar opbrengstgarantie',
    AUDIENCES.nl,
  ],
  [
    "cerchiamo pizzaiolo a Rimini, contratto tutto l'anno, 2 giorni liberi, vitto incluso",
    AUDIENCES.it,
  ],
])('prints each clause of "%s" somewhere in the picture', (product, audience) => {
  const { eyebrow, headline, subline, offer, facts = [] } = writeCopy(product, audience);
  const picture = [eyebrow, headline, subline, offer?.text, ...facts].join(' · ').toLowerCase();
  const plain = picture.replaceAll('’', "'");
  for (const clause of product.toLowerCase().split(/,\s/).slice(1)) expect(plain).toContain(clause);
});

it('adds no clause that is too long for a line of facts', () => {
  const long = 'delivered by our own drivers in the whole county on every day of the week';
  const short = 'stacked for you, kiln dried for a year, also in nets of 40 litres';
  const { facts = [] } = writeCopy(`Firewood £90 a load, ${long}, ${short}`, AUDIENCES.en);
  expect(facts).toContain('Also in nets of 40 litres');
  expect(facts.join(' ').toLowerCase()).not.toContain(long);
});

it('adds no clause that another line already states', () => {
  const product =
    'Swimming lessons, £96, max 6 per class, warm pool, hot showers and lockers, our own teachers';
  const { headline, subline, offer, facts = [] } = writeCopy(product, AUDIENCES.en);
  const others = [headline, subline, offer?.text].join(' ').toLowerCase();
  expect(facts).toContain('Our own teachers');
  expect(facts.filter((fact) => others.includes(fact.toLowerCase()))).toEqual([]);
});

it.each([
  [
    'Piano lessons, £18, and a free first lesson, warm studio with two grand pianos',
    'A free first lesson',
    'And a',
  ],
  [
    'Firewood £90 a load, or collect it yourself at night, stacked for you in the shed',
    'Stacked for you in the shed',
    'Or collect',
  ],
  ['Malowanie mieszkań, od 25 zł za m², wycena tel. 601 202 303', '25 zł', 'Wycena tel'],
])('prints no clause of "%s" that means nothing by itself', (product, stated, torn) => {
  const { headline, subline, offer, facts = [] } = writeCopy(product, AUDIENCES.en);
  expect([headline, subline, offer?.text, ...facts].join(' | ')).toContain(stated);
  expect(facts.join(' | ')).not.toContain(torn);
});

it('states the clauses of a Thai product, which spaces separate', () => {
  const {
    headline,
    subline,
    offer,
    facts = [],
  } = writeAdCopy(
    {
      product: 'ล้างแอร์บ้าน 500 บาท ทำงานสะอาดไม่เลอะเทอะ รับประกันงาน 30 วัน ช่างมีประสบการณ์สิบปี',
      audience: '',
      goal: 'ยอดขาย',
      emotion: 'trust',
    },
    1,
    0,
  );
  const picture = [headline, subline, offer?.text, ...facts].join(' ');
  for (const clause of ['ทำงานสะอาดไม่เลอะเทอะ', 'รับประกันงาน 30 วัน', 'ช่างมีประสบการณ์สิบปี'])
    expect(picture).toContain(clause);
  expect(picture).not.toContain('、');
});

it('lists the facts that only the subline states, for layouts without a subline', () => {
  const copy = writeCopy('Second-hand office chairs, Herman Miller Aeron, from £249', 'start-ups');
  expect(copy.subline).toContain('Second-hand office chairs');
  expect(copy.sublineFacts).toEqual(['Second-hand office chairs']);
  expect(writeCopy('Lawn mowing from $45', 'homeowners').sublineFacts).toBeUndefined();
});
