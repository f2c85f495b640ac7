import { expect, it } from 'vitest';
import { PHRASEBOOK_LANGUAGES } from '../content/languages.ts';
import { tradeLines } from '../content/texts.ts';
import { TRADE_IDS, type Trade } from '../content/trades.ts';
import { writeAdCopy } from '../write-ad-copy.ts';
import { tradeOf } from './trade-of.ts';

/** Product fields as customers write them, and the trade of each. */
const CASES = [
  ['Nagelstudio', 'care'],
  ['crème visage bio', 'beauty'],
  ['Spenden für das Tierheim', 'giving'],
  ['fotografie voor gezinnen', 'moments'],
  ['Matratze', 'sleep'],
  ['Hochzeitsplanung in München', 'weddings'],
  ['Hochzeitscatering', 'weddings'],
  ['limpieza de alfombras a domicilio', 'home'],
  ['organisation de mariage', 'weddings'],
  ['Hochzeitsringe aus Gold', 'wear'],
  ['alliances de mariage', 'wear'],
  ['Schmuck aus Silber', 'wear'],
  ['Kaffee aus Äthiopien', 'drinks'],
  ['Craft Bier', 'drinks'],
  ['Holzbrotkasten aus Zirbe', null],
  ['Küchenmesser Damast', null],
  ['peluquería canina', 'animals'],
  ['location de tentes de réception', 'work'],
  ['szkoła językowa', 'learning'],
  ["garde d'enfants à domicile", null],
  ['alquiler de furgonetas', 'work'],
  ['mieszkania na wynajem', null],
  ['begravningsbyrå', 'farewell'],
  ['vin rouge', 'drinks'],
  ['Pizza aus dem Holzofen', 'table'],
  ['table basse de salon', 'furnishing'],
  ['Trauringe selbst schmieden Kurs', 'learning'],
  ['دورة تصوير للمبتدئين', 'learning'],
  ['Academia de oposiciones', 'learning'],
  ['aceite de oliva virgen extra', 'table'],
  ['Wohnmobil mieten, Hund erlaubt', 'travel'],
  ['Pflegedienst sucht Pflegekräfte', null],
  ['Köche (m/w/d) in Ulm', null],
  ['Flyttstädning i Göteborg', 'home'],
  ['salon de jardin', 'furnishing'],
  ['salon de coiffure', 'care'],
  ['salón de belleza', 'care'],
  ['Marias Salon', 'care'],
  ['Laptop für Studenten', null],
  ['Laptop für die Schule', null],
  ['App für Läufer', 'digital'],
  ['Gitarre', null],
  ['Aktenvernichtung', 'work'],
  ['location de salle', 'work'],
  ['аренда спецтехники', 'work'],
  ['tłumaczenia przysięgłe', 'advice'],
  ['Catering für Firmenfeiern', 'work'],
  ['ripetizioni di latino', 'learning'],
  ['psicóloga online', 'care'],
  ['Architekturbüro', 'advice'],
  ['Notariat am Markt', 'advice'],
  ['Unternehmensberatung', 'advice'],
  ['Einfamilienhaus mit Garten', null],
  ['Wohnungsreinigung', 'home'],
  ['Clases de cerámica', 'learning'],
  ['Wärmepumpen für Altbauten', 'heating'],
  ['rideaux occultants', 'furnishing'],
  ['Gitarrenunterricht', 'learning'],
  ['curso de guitarra', 'learning'],
  ['Boekhouding voor zzp’ers', 'advice'],
  ['handgemaakte leren schoenen', 'wear'],
  ['kapsalon voor dames', 'care'],
  ['karma dla psa bez zbóż', 'animals'],
  ['panele fotowoltaiczne', 'energy'],
  ['kuaför salonu', 'care'],
  ['dağ evi kiralama', 'travel'],
  ['солнечные панели', 'energy'],
  ['парикмахерская', 'care'],
  ['記念日のディナー', 'dining'],
  ['مطعم مأكولات بحرية', 'dining'],
  ['Fischrestaurant am Hafen', 'dining'],
  ['精酿啤酒', 'drinks'],
  ['小微企业代账服务', 'advice'],
  ['수제 가죽 구두', 'wear'],
  ['산속 펜션', 'travel'],
  ['Escape Room in Köln', 'outing'],
  ['restaurante de pescado', 'dining'],
  ['Klavier', null],
  ['Programmierkurs für Kinder', 'learning'],
  ['cours de cuisine', 'learning'],
  ['Surfbrett', 'sport'],
  ['Esstisch aus Eiche', 'furnishing'],
  ['clases de surf', 'learning'],
  ['Newsletter für Gründer', 'digital'],
  ['invitaciones de boda', null],
  ['agence de voyages', 'travel'],
  ['adiestramiento canino', 'animals'],
  ['Fahrradwerkstatt mit Abholservice', 'mending'],
  ['Heizungsreparatur', 'home'],
  ['hovenier voor kleine stadstuinen', 'garden'],
  ['cerrajero 24 horas', 'home'],
  ['ऑनलाइन योग कक्षाएँ', 'sport'],
  ['agriturismo con piscina', 'travel'],
  ['lunettes de soleil sur les plages', null],
  ['pianolessen en rijles', 'learning'],
  ['Se busca camarero para restaurante', null],
] as const;

it.each(CASES)('takes “%s” for %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});

it('has a case for every trade', () => {
  const named = new Set<string | null>(CASES.map(([, trade]) => trade));
  expect(TRADE_IDS.filter((trade) => !named.has(trade))).toEqual([]);
});

it('asks nobody to sign up for a thing, nor to put a wedding into a cart', () => {
  const asked = (product: string) =>
    writeAdCopy(
      { product, audience: 'für Studenten', goal: 'mehr Verkäufe', emotion: 'trust' },
      1,
      0,
    );
  expect(asked('Laptop für Studenten').language).toBe('de');
  expect(asked('Laptop für Studenten').callToAction).not.toMatch(/anmelden|starten|loslegen/i);
  expect(asked('Hochzeitsplanung in München').callToAction).toMatch(/Termin|Kontakt/);
});

it.each([
  ['nl', 'vers gebrande koffie', 'voor thuiswerkers'],
  ['pl', 'gabinet stomatologiczny', 'dla rodzin'],
  ['ru', 'свадебный фотограф', 'для пар'],
  ['zh', '手工面包', '年轻上班族'],
  ['ko', '메모리폼 매트리스', '바쁜 직장인'],
  ['tr', 'deri ayakkabı', 'kadınlar için'],
  ['de', 'Matratze aus Kaltschaum', 'für Seitenschläfer'],
  ['de', 'Esstisch aus Eiche', 'für große Familien'],
] as const)('speaks of a trade in %s: “%s”', (language, product, audience) => {
  const trade = tradeOf(product);
  const own = trade === null ? null : tradeLines(trade, language);
  expect(own).not.toBeNull();
  const copies = Array.from({ length: 10 }, (_, variation) =>
    writeAdCopy({ product, audience, emotion: 'happiness' }, 1, variation),
  );
  expect(copies.map((copy) => copy.language)).toEqual(copies.map(() => language));
  expect(new Set(copies.map(({ headline }) => headline)).size).toBe(10);
  for (const line of own?.lines ?? [])
    expect(
      copies.some(({ headline }) => headline === line),
      line,
    ).toBe(true);
  expect(copies[0]?.problem).toBe(own?.problem);
});

it('never repeats a line of a trade and states no figure', () => {
  for (const trade of TRADE_IDS)
    for (const language of PHRASEBOOK_LANGUAGES) {
      const lines = tradeLines(trade, language)?.lines ?? [];
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.join(' ')).not.toMatch(/[\d%$€£]/);
    }
});

it.each([
  ['Boulangerie artisanale', 'Restaurant de quartier', 'habitants du quartier', /Asseyez-vous/],
  ['Kekse aus der Manufaktur', 'Gasthaus am See', 'Familien und Freunde', /Setz dich/],
])('asks nobody to sit down for “%s”, as it does for “%s”', (goods, place, audience, seat) => {
  const said = (product: string) =>
    Array.from({ length: 10 }, (_, variation) => {
      const brief = { product, audience, emotion: 'happiness' } as const;
      const { headline, subline, solution } = writeAdCopy(brief, 1, variation);
      return `${headline} ${subline} ${solution}`;
    }).join(' ');
  expect(said(goods)).not.toMatch(seat);
  expect(said(place)).toMatch(seat);
});

it.each<[string, Trade | null]>([
  ['bomen kappen', 'home'],
  ['boekhoudprogramma', 'digital'],
  ['kfz-werkstatt', 'work'],
  ['makelaar', null],
  ['pédicure médicale', 'care'],
  ['sportschool', 'sport'],
  ['trouwlocatie', 'weddings'],
])('takes "%s" for %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
});
