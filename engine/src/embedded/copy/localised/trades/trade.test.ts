import { expect, it } from 'vitest';
import { writeAdCopy } from '../../write-ad-copy.ts';
import { tradeOf } from './trade.ts';

it.each([
  ['Hochzeitsplanung in München', 'weddings'],
  ['Hochzeitscatering', 'weddings'],
  ['organisation de mariage', 'weddings'],
  ['Hochzeitsringe aus Gold', 'wear'],
  ['alliances de mariage', 'wear'],
  ['Schmuck aus Silber', 'wear'],
  ['Kaffee aus Äthiopien', null],
  ['Craft Bier', null],
  ['vin rouge', null],
  ['Pizza aus dem Holzofen', 'table'],
  ['table basse de salon', null],
  ['salon de jardin', null],
  ['salon de coiffure', 'care'],
  ['salón de belleza', 'care'],
  ['Marias Salon', 'care'],
  ['Laptop für Studenten', null],
  ['Laptop für die Schule', null],
  ['App für Läufer', 'digital'],
  ['Gitarre', null],
  ['Gitarrenunterricht', 'learning'],
  ['curso de guitarra', 'learning'],
])('takes “%s” for %s', (product, trade) => {
  expect(tradeOf(product)).toBe(trade);
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
