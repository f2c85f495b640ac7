import { describe, expect, it } from 'vitest';
import { chooseAddress } from '../content/frame-marks.ts';
import { findTradeLines, getPhrasebook } from '../content/texts.ts';
import type { Trade } from '../content/trades.ts';
import { findTrade } from '../reading/find-trade.ts';
import { detectLanguage } from '../reading/language.ts';
import { writeAdCopy } from '../write-ad-copy.ts';

describe('product field of a few words', () => {
  it.each([
    ['moustiquaires locataires', 'fr'],
    ['élagage jardins', 'fr'],
    ['changement de pneus automobilistes', 'fr'],
    ['potatura alberi giardini', 'it'],
    ['spurgo fognature condomini', 'it'],
    ['estores por medida quem está a remodelar', 'pt'],
    ['limpa fossas moradias', 'pt'],
    ['mosquiteras inquilinos', 'es'],
    ['slamsugning villaägare', 'sv'],
    ['däckbyte bilister', 'sv'],
    ['stallplats ryttare', 'sv'],
    ['Fertiggaragen Bauherren', 'de'],
    // The English word or loanword in each of these texts makes the text English.
    ['ductwork HVAC contractors', 'en'],
    ['hydraulic hoses plant operators', 'en'],
    ['Brökelmann knives chefs', 'en'],
    ['saddle pads equestrians', 'en'],
    ['pergolas villas', 'en'],
    ['macramé wall art café owners', 'en'],
    // The copywriter has no texts in Czech.
    ['Háčkované hračky pro děti', 'und'],
  ])('reads the text “%s” as the language %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

it.each([
  ['Rohrreinigung Notdienst', 'plumbing'],
  ['Zaunbau und Tore', 'home'],
  ['clôtures et portails', 'home'],
  ['recinzioni e cancelli', 'home'],
  ['volets roulants sur mesure', 'furnishing'],
  ['zanzariere', null],
  ['haardhout', 'heating'],
  ['leña seca de encina', 'heating'],
  ['location de vaisselle pour mariage', 'rental'],
  ['vaisselle en grès', 'kitchenware'],
  ['bilverkstad service och reparation', 'garage'],
  ['Fahrradwerkstatt', 'mending'],
  ['Einlagen nach Maß', 'doctor'],
  ['vegane Kochboxen', 'table'],
  ['素食便当', 'table'],
  ['handgefertigte Ledergürtel', 'wear'],
  ['marmitas veganas', 'table'],
  ['наборы еды', 'table'],
  ['Jazzabend im Alten Keller', 'outing'],
  ['serata jazz alla Cantina Blu', 'outing'],
  ['wieczór jazzowy w Niebieskiej Piwnicy', 'outing'],
  ['蓝窖爵士之夜', 'outing'],
  ['faktureringsprogram', 'software'],
  ['fatura programı', 'software'],
  ['pottenbakcursus voor beginners', 'handicraft'],
  ['零基础陶艺课', 'handicraft'],
  ['kantoorschoonmaak', 'cleaning'],
  ['bahçe tasarımı', 'garden'],
  ['庭のデザイン', 'garden'],
  ['天然酵母パン', 'table'],
  ['salon strzyżenia psów w Krakowie', 'petcare'],
])('reads the product field “%s” as the trade %s', (product, trade) => {
  expect(findTrade(product)).toBe(trade);
});

it('asks the reader to buy if a Swedish goal asks for orders', () => {
  const logs = { product: 'ved hemkörd', audience: 'villaägare', goal: 'fler beställningar' };
  const { callToAction } = writeAdCopy({ ...logs, emotion: 'trust' }, 1, 0);
  expect(['Beställ nu', 'Handla nu']).toContain(callToAction);
});

describe('copy for a practical need', () => {
  const listTradeLines = (trade: Trade) => findTradeLines(trade, 'es')?.lines ?? [];
  const writeCopies = (product: string, emotion: 'nostalgia' | 'exclusivity', goal?: string) =>
    Array.from({ length: 10 }, (_, at) =>
      writeAdCopy({ product, audience: 'vecinos de Madrid', emotion, goal }, 2, at),
    );

  it('an ad for a practical need has no headlines about taste or memories', () => {
    const headlines = writeCopies('desatascos urgentes', 'nostalgia').map(
      ({ headline }) => headline,
    );
    const memories = getPhrasebook('es').emotions.nostalgia.map((line) =>
      chooseAddress(line, true),
    );
    expect(headlines.filter((headline) => memories.includes(headline))).toEqual([]);
    expect(headlines).toEqual(expect.arrayContaining(listTradeLines('plumbing').slice(0, 1)));
  });

  it('asks for a call if the need is urgent, and for an enquiry if the product is made to measure', () => {
    const writeCalls = (product: string) =>
      writeCopies(product, 'exclusivity').map((copy) => copy.callToAction);
    expect(writeCalls('desatascos urgentes 24 horas')).toContain('Llame ahora');
    expect(writeCalls('persianas a medida')).not.toContain('Compra ahora');
    expect(writeCalls('persianas de madera')).toContain('Compra ahora');
  });
});

it.each([
  ['Weihnachtsmarkt im Schlosshof Celle', 'fair'],
  ['Flohmarkt in Bremen', 'fair'],
  ['Vide-grenier à Colmar', 'fair'],
  ['Feria del libro de Salamanca', 'fair'],
  ['Sagra del tartufo', 'fair'],
  ['Julmarknad på Skansen', 'fair'],
  ['Jarmark świętojański w Toruniu', 'fair'],
  ['Openluchtconcert in het park', 'outing'],
  ['Tierheim Regensburg', 'giving'],
  ['Banco alimentare di Ancona', 'giving'],
  ['Crêperie Ty Breizh à Rennes', 'dining'],
  ['Indonesisch restaurant Sari in Den Haag', 'dining'],
  ['Agroturystyka Pod Lipą', 'hotel'],
  ['Handwerkersoftware AngebotFix', 'software'],
  ['Planningssoftware voor thuiszorg', 'software'],
  ['Hurtownia opakowań kartonowych', 'wholesale'],
])('reads “%s” as the trade %s', (product, trade) => {
  expect(findTrade(product)).toBe(trade);
});

it('invites readers to an evening event of unknown trade if the goal is to sell tickets', () => {
  const evening = { product: 'Abend mit Zwirbelquark', audience: 'Nachbarn', goal: 'Tickets' };
  const { callToAction } = writeAdCopy({ ...evening, emotion: 'trust' }, 1, 0);
  expect(['Plätze sichern', 'Jetzt buchen']).toContain(callToAction);
});

it.each([
  ['kinderfietsen', 'ouders', 'kinderfietsen'],
  ['surdegsbröd', 'grannar i kvarteret', 'surdegsbröd'],
  ['онлайн-курс испанского', 'пенсионеры', 'онлайн-курс испанского'],
  ['vegane Kochboxen', 'berufstätige Paare', 'vegane Kochboxen'],
  ['kochboxen', 'berufstätige Paare', 'Kochboxen'],
])(
  'writes the product “%s” after a colon as it is written inside a sentence',
  (product, audience, named) => {
    const brief = { product, audience, emotion: 'trust', adType: 'product showcase' } as const;
    const headlines = Array.from({ length: 10 }, (_, at) => writeAdCopy(brief, 1, at).headline);
    const behindColon = headlines.filter((line) => line.includes(': '));
    expect(behindColon).not.toHaveLength(0);
    for (const line of behindColon) expect(line.endsWith(`: ${named}`), line).toBe(true);
  },
);
