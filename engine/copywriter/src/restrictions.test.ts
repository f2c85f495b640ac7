import { expect, it } from 'vitest';
import type { WrittenLanguage } from './content/languages.ts';
import { restrictsOffer } from './reading/facts/restricts-offer.ts';
import { writeAdCopy } from './write-ad-copy.ts';

const VARIATIONS = Array.from({ length: 10 }, (_, at) => at);

function writeAll(language: WrittenLanguage, product: string) {
  const brief = { language, product, audience: '', goal: '', emotion: 'trust' } as const;
  return VARIATIONS.map((variation) =>
    writeAdCopy({ ...brief, adType: 'comparison' }, 3, variation),
  );
}

it.each([
  ['en', 'Double room near the station, £620 a month, no pets', /no pets/i],
  ['de', 'Gebrauchtes Damenrad 28 Zoll, kleine Schramme am Rahmen, 120 €', /schramme/i],
  ['es', 'Habitación en piso compartido, 350 €, no fumadores', /fumadores/i],
  ['it', 'Vespa 125 del 2008, graffio sul parafango, 1.900 €', /graffio/i],
  ['pl', 'Domek nad jeziorem, 450 zł doba, zwierzęta ok', /zwierzęta/i],
  ['sv', 'Kvällskurs i keramik, 2400 kr, 16 år fyllda', /16 år/i],
  ['ru', 'Диван угловой, царапина на подлокотнике, 9000 руб', /царапина/i],
  ['id', 'Kos putri dekat UI, 900 ribu/bulan, jam malam 22.00', /jam malam/i],
  ['ja', '1K賃貸、家賃5.8万円、ペット不可', /ペット/],
  ['th', 'ห้องเช่าใกล้ BTS อ่อนนุช 6,500 บาท/เดือน ห้ามเลี้ยงสัตว์', /ห้ามเลี้ยงสัตว์/],
] as const)(
  'states a limit of the offer below the headline (%s "%s")',
  (language, product, limit) => {
    for (const { headline, comparison, quote, subline, facts, sublineFacts } of writeAll(
      language,
      product,
    )) {
      expect([headline, ...comparison.ours, quote.text].join(' | ')).not.toMatch(limit);
      expect([subline, ...(facts ?? []), ...(sublineFacts ?? [])].join(' | ')).toMatch(limit);
    }
  },
);

it.each([
  ['en', 'smoked salmon'],
  ['de', 'mit Bar und Terrasse'],
  ['fr', 'batterie neuve'],
  ['it', 'esclusiva spiaggia privata'],
  ['tr', 'kapalı havuz'],
] as const)('counts a feature as no limit (%s "%s")', (language, clause) => {
  expect(restrictsOffer(clause, language)).toBe(false);
});

it('puts no opening hours into a headline', () => {
  for (const { headline } of writeAll('de', 'Hofladen in Ulm, Sa 8-12 Uhr, frische Eier'))
    expect(headline).not.toMatch(/8-12/);
});

it('repeats neither headline nor facts in the rows of a comparison', () => {
  const ads = [
    ...writeAll('ar', 'كنبة مستعملة زاوية، جلد طبيعي، 450 ريال، التوصيل في الرياض'),
    ...writeAll('nl', 'Bakfiets tweedehands, nieuwe banden, ophalen in Haarlem, € 950'),
  ];
  for (const { headline, facts = [], comparison, asks } of ads)
    for (const row of comparison.ours.filter((each) => each !== '')) {
      // The layout of a comparison prints no fact that one of its answers states.
      const shown = asks?.includes('comparison') ? [headline] : [headline, ...facts];
      expect(shown.join(' | ').toLowerCase()).not.toContain(row.toLowerCase());
    }
});
