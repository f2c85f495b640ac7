import { expect, it } from 'vitest';
import { parseProduct } from './parse-product.ts';
import { separateQualities } from './run-on-qualities.ts';

it.each([
  ['chimney sweep NACS certified', 'chimney sweep, NACS certified'],
  ['student rooms all bills included', 'student rooms, all bills included'],
  [
    'dental hygienist direct access no referral needed 45 min clean',
    'dental hygienist, direct access, no referral needed, 45 min clean',
  ],
  [
    'locksmith 24h no call-out fee 30 min response',
    'locksmith, 24h, no call-out fee, 30 min response',
  ],
  ['petite women’s trousers inside leg 26-28', 'petite women’s trousers, inside leg 26-28'],
  ['car valeting interior and exterior', 'car valeting, interior and exterior'],
  ['sewing course 3 days accredited certificate', 'sewing course, accredited certificate, 3 days'],
  ['accounting software 14 days free trial', 'accounting software, 14 days free trial'],
  ['gym membership no contract', 'gym membership no contract'],
  ['solicitor no win no fee', 'solicitor, no win no fee'],
  ['emergency plumber no call out fee Leeds', 'emergency plumber, no call out fee, Leeds'],
  ['used forklift trucks sales and hire', 'used forklift trucks, sales and hire'],
  [
    'pallet racking new and used supply & install',
    'pallet racking, new and used, supply & install',
  ],
  ['luxury cat tree solid oak', 'luxury cat tree, solid oak'],
  ['beekeeping suit ventilated 3 layer', 'beekeeping suit, ventilated 3 layer'],
  ['dash cam 4k front and rear', 'dash cam, 4k front and rear'],
  ['cat food grain free salmon', 'cat food, grain free salmon'],
  ['brownie box letterbox friendly', 'brownie box, letterbox friendly'],
  ['kids birthday party soft play hire', 'kids birthday party soft play hire'],
  ['water bottle that keeps drinks cold', 'water bottle that keeps drinks cold'],
  ['oat milk chocolate', 'oat milk chocolate'],
  ['accounting firm', 'accounting firm'],
  ['mens wedding bands tungsten', 'mens wedding bands in tungsten'],
  ['vegan protein powder chocolate', 'vegan protein powder in chocolate'],
  ['vegan protein bars 12 pack chocolate', 'vegan protein bars in chocolate, 12 pack'],
  ['Wool rug hand knotted', 'Wool rug, hand knotted'],
  ['standing fan quiet 24dB', 'standing fan, quiet 24dB'],
  ['Baby sleep consultant 1:1 plan', 'Baby sleep consultant 1:1 plan'],
  ['hair extensions tape in', 'hair extensions, tape in'],
  ['dance school ballet tap street', 'dance school for ballet, tap and street'],
  ['handyman no job too small', 'handyman, no job too small'],
  ['water bottle keeps drinks cold', 'water bottle keeps drinks cold'],
  ['luxury candle soy wax fig & black pepper', 'luxury candle, soy wax, fig & black pepper'],
  ['commercial cleaning offices & schools', 'commercial cleaning for offices & schools'],
  ['recruitment agency fintech London', 'recruitment agency for fintech in London'],
  ['physio clinic knee pain', 'physio clinic for knee pain'],
  ['pest control rats and wasps', 'pest control for rats and wasps'],
  ['hair salon balayage and highlights', 'hair salon for balayage and highlights'],
  ['neon signs custom made', 'neon signs, custom made'],
  ['custom made neon signs', 'custom made neon signs'],
  ['sports massage', 'sports massage'],
  ['garden waste collection fortnightly', 'garden waste collection, fortnightly'],
  ['tiny house rental by the lake', 'tiny house rental by the lake'],
  ['vintage watch repair and servicing', 'vintage watch repair and servicing'],
  ['organic baby food no added sugar', 'organic baby food, no added sugar'],
  ['baby swimming classes 4 months to 2 years', 'baby swimming classes, 4 months to 2 years'],
  ['silk pillowcase anti frizz', 'silk pillowcase, anti frizz'],
  ['wet and dry shaver', 'wet and dry shaver'],
])('separates the product from its qualities: “%s”', (field, parted) => {
  expect(separateQualities(field)).toBe(parted);
});

it.each([
  ['warehouse unit to let 12,000 sq ft J24 M1', 'Warehouse Unit', /^12,000 sq ft/],
  ['men’s made to measure suits, two fittings', 'Men’s Made-to-measure Suits', /^Two fittings/],
  ['summer solstice sound bath on the beach, bring a blanket', 'Summer Solstice Sound Bath', /^On/],
  ['Junior developer (m/f/d) Go, remote', 'Junior Developer Go', /^$/],
  ['tech conference for women in data, 40 speakers, Leeds', 'Tech Conference', /^40 speakers/],
])('finds the product’s name in “%s”', (field, name, point) => {
  const product = parseProduct(field);
  expect(product.name).toBe(name);
  expect(product.points[0] ?? '').toMatch(point);
});
