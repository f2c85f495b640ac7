import { findJobLead, isJobOffer } from '@adwright/engine-lexicon';
import { expect, it } from 'vitest';
import { restoreNominative } from './restore-nominative.ts';

const nameOccupationOfOffer = (offer: string) => {
  const lead = findJobLead(offer);
  return restoreNominative(lead, offer.slice(lead.length));
};

it.each([
  ['Zatrudnimy spawacza w Gdańsku', 'spawacz w Gdańsku'],
  ['Szukamy doświadczonego kucharza', 'doświadczony kucharz'],
  ['Poszukujemy kierowcę, kat. C', 'kierowca, kat. C'],
  ['Pilnie zatrudnimy magazyniera', 'magazynier'],
  ['Przyjmę fryzjerkę w Gdyni', 'fryzjerka w Gdyni'],
  ['Przyjmę do pracy kucharza', 'kucharz'],
  ['Przyjmę doświadczonego kucharza', 'doświadczony kucharz'],
  ['Zatrudnię fachowca od dachów', 'fachowiec od dachów'],
  ['Zatrudnimy samodzielną księgową', 'samodzielna księgowa'],
  ['Zatrudnimy: spawacz', 'spawacz'],
  ['Ищем повара в кафе', 'повар в кафе'],
  ['Ищем опытного водителя', 'опытный водитель'],
  ['Ищем швею на дому', 'швея на дому'],
  ['Ищем бариста', 'бариста'],
  ['Требуется бариста', 'бариста'],
  ['Шукаємо кухаря', 'кухар'],
  ['Шукаємо баристу у Львові', 'бариста у Львові'],
  ['Αναζητούμε σερβιτόρο στην Αθήνα', 'σερβιτόρος στην Αθήνα'],
  ['Προσλαμβάνουμε: σερβιτόρος', 'σερβιτόρος'],
  ['Buscamos camarero en Sevilla', 'camarero en Sevilla'],
])('reads in the job ad "%s" the occupation "%s"', (offer, occupation) => {
  expect(isJobOffer(offer)).toBe(true);
  expect(nameOccupationOfOffer(offer)).toBe(occupation);
});
