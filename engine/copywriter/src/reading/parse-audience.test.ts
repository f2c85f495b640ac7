import { expect, it } from 'vitest';
import { parseAudience } from './parse-audience.ts';

it.each([
  [
    'busy parents tired of meal planning',
    {
      who: 'busy parents',
      whoFull: 'busy parents tired of meal planning',
      pain: 'meal planning',
      want: null,
    },
  ],
  ['elderly people and their carers', { who: 'carers' }],
  ['people and businesses in Leeds', { who: 'people and businesses' }],
  ['moms sick of dieting', { who: 'moms', pain: 'dieting' }],
  ['people struggling with debt', { who: null, pain: 'debt' }],
  ['women with aging skin', { who: 'women', whoFull: 'women with aging skin' }],
  ['women looking for fat loss', { who: 'women', want: 'fat loss' }],
  ['parents of 5 year old kids', { who: 'parents', whoFull: 'parents of 5 year old kids' }],
  ['farmers golf clubs and gardeners', { who: 'farmers' }],
  ['facility managers Birmingham', { who: 'facility managers' }],
  ['anxious patients and parents with small kids', { who: 'parents' }],
  ['patients and their families', { who: 'patients and their families' }],
  ['owners of old furniture', { who: null }],
  ['poor sleepers', { who: 'poor sleepers' }],
  ['owners of long-haired dogs', { who: 'dog owners' }],
  ['renters unhappy with their landlord', { who: 'renters' }],
  ['owners of anxious dogs', { who: 'dog owners' }],
  ['groups of friends', { who: 'groups of friends' }],
  ['owners of small businesses', { who: 'business owners' }],
  ['children of elderly parents', { who: null }],
  ['owners of small companies', { who: 'company owners' }],
])('reads “%s” completely', (field, words) => {
  expect(parseAudience(field)).toMatchObject(words);
});

it.each([
  ['tired and stressed moms', 'moms'],
  ['busy tired parents of toddlers', 'busy parents'],
  ['struggling artists', 'artists'],
  ['heads of sales', 'heads of sales'],
  ['newly divorced men', 'men'],
  ['moms always stressed', 'moms'],
])('removes illnesses from the audience: “%s”', (field, who) => {
  expect(parseAudience(field).who).toBe(who);
});

it.each([
  ['sports betting fans', 'sports betting fans'],
  ['fitness clothing buyers', 'fitness clothing buyers'],
  ['business coaching clients', 'business coaching clients'],
  ['sports training beginners', 'sports training beginners'],
  ['business owning families', 'business owning families'],
  ['young working moms', 'young working moms'],
  ['parents raising twins', 'parents'],
  ['young working women', 'young working women'],
  ['machine learning engineers', 'machine learning engineers'],
  ['women buying property', 'women'],
  ['a freelancer learning Spanish', 'freelancers'],
  ['anyone buying shoes', null],
  ['freelancers working from home', 'freelancers'],
  ['runners training for a marathon', 'runners'],
  ['homeowners thinking of selling', 'homeowners'],
  ['people unfairly dismissed', null],
  ['men about to propose', 'men'],
  ['pet owners renters end of tenancy', 'pet owners'],
])('separates the group of people in “%s” from their habits', (field, who) => {
  expect(parseAudience(field).who).toBe(who);
});

it.each([
  ['homeowners, mostly older', 'homeowners'],
  ['dog owners, cat owners, especially new ones', 'dog owners and cat owners'],
])('removes words that restrict the groups of an audience: “%s”', (field, who) => {
  expect(parseAudience(field).who).toBe(who);
});

it.each([
  ['office workers on Bold Street', 'office workers on Bold Street'],
  ['hungry students of Elm Row', 'hungry students of Elm Row'],
  ['Office Workers', 'office workers'],
  ['busy Moms', 'busy moms'],
])('capitals after ordinary words in lower case mark names: %s', (field, readers) => {
  expect(parseAudience(field).readers).toBe(readers);
});
