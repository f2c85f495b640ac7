import { expect, it } from 'vitest';
import { parseAudience } from './parse-audience.ts';
import { keepWholeAudience } from './whole-audience.ts';

function readReaders(field: string) {
  return keepWholeAudience(parseAudience(field), field);
}

it.each([
  ['busy tired moms', 'busy moms'],
  ['gardeners & allotment holders', 'gardeners and allotment holders'],
  ['the sailors', 'sailors'],
])('keeps a group that describes the readers as exactly as the whole field: “%s”', (field, who) => {
  expect(readReaders(field).who).toBe(who);
});

it.each([
  ['kayakers, crabbers, people who walk dogs on the flats'],
  ['pub fitters, folk doing up a hallway'],
  ['retired nurses, carers, or anybody kind who’s a night owl'],
  ['can’t read music? doesn’t matter'],
  ['can’t read music'],
  ['never sung before?'],
  ['cyclists, joggers, anyone training for the coast path'],
  ['landlords who hate paperwork'],
])('names no group that is only a part of the field: “%s”', (field) => {
  expect(readReaders(field).who).toBeNull();
});

it.each([
  [
    'kayakers, crabbers, people who walk dogs on the flats',
    'kayakers, crabbers and people who walk dogs on the flats',
  ],
  ['pub fitters, folk doing up a hallway', 'pub fitters and folk doing up a hallway'],
  ['bakers who start early, night porters', 'bakers who start early, and night porters'],
  ['landlords who hate paperwork', 'landlords who hate paperwork'],
  ['quiet working couple', 'a quiet working couple'],
])('names all readers of “%s”', (field, readers) => {
  expect(readReaders(field)).toMatchObject({ readers, whoFull: readers });
});

it.each([
  ['South African guys', 'South African guys'],
  ['North American campers', 'North American campers'],
  ['New Zealand hikers', 'New Zealand hikers'],
  ['New Parents', 'new parents'],
])('keeps the capitals of names only: “%s”', (field, who) => {
  expect(readReaders(field).who).toBe(who);
});
