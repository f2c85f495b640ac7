import { expect, it } from 'vitest';
import { findManners } from './find-manners.ts';

it.each([
  ['Fenstermontage', 'made-to-measure'],
  ['rideaux sur mesure', 'made-to-measure'],
  ['Rohrreinigung Notdienst', 'emergency'],
  ['fontanero 24h', 'emergency'],
  ['чистка труб 24/7', 'emergency'],
  ['boulangerie en ligne', 'online'],
] as const)('recognises "%s" as sold in the manner "%s"', (text, manner) => {
  expect([...findManners(text)]).toEqual([manner]);
});

it.each(['plat du jour', 'Holzspielzeug'])('finds no manner of sale in "%s"', (text) => {
  expect([...findManners(text)]).toEqual([]);
});
