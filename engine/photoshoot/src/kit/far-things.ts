import type { StandingKind } from './standing-objects.ts';

/**
 * A distant object that the brief puts into the background, because the object is too large to stand beside the
 * product.
 */
export interface FarThing {
  kind: StandingKind;
  /** Height of the object in a picture of the whole scene, as a share of the picture's side. */
  height: number;
  body: string;
  /** Whether the distant object hangs in the sky instead of standing on the ground. */
  aloft?: boolean;
}

/**
 * Names of the distant objects that a brief can request, in the order in which they are placed. The property
 * `farThing` of a lexicon concept uses these names.
 */
export const FAR_THINGS = [
  {
    name: 'tent',
    thing: { kind: 'tent', height: 0.34, body: '#d98a2f' },
  },
  {
    name: 'grill',
    thing: { kind: 'grill', height: 0.36, body: '#2b2c2f' },
  },
  {
    name: 'laptop',
    thing: { kind: 'laptop', height: 0.25, body: '#c9ccd2' },
  },
  {
    name: 'bicycle',
    thing: { kind: 'bicycle', height: 0.36, body: '#2f6f8f' },
  },
  {
    name: 'parkedCar',
    thing: { kind: 'car', height: 0.26, body: '#a8382f' },
  },
  {
    name: 'taxi',
    thing: { kind: 'car', height: 0.26, body: '#e9b320' },
  },
  {
    name: 'hotAirBalloon',
    thing: { kind: 'hotAirBalloon', height: 0.3, body: '#d8533f', aloft: true },
  },
  {
    name: 'guitar',
    thing: { kind: 'guitar', height: 0.5, body: '#a8642a' },
  },
  { name: 'piano', thing: { kind: 'piano', height: 0.4, body: '#1c1b1d' } },
  {
    name: 'armchair',
    thing: { kind: 'armchair', height: 0.4, body: '#9a6a4a' },
  },
  {
    name: 'recordPlayer',
    thing: { kind: 'recordPlayer', height: 0.2, body: '#7a4a2a' },
  },
  {
    name: 'surfboard',
    thing: { kind: 'surfboard', height: 0.56, body: '#f2ede0' },
  },
  {
    name: 'lounger',
    thing: { kind: 'lounger', height: 0.24, body: '#f2ede0' },
  },
  {
    name: 'umbrella',
    thing: { kind: 'umbrella', height: 0.46, body: '#d8533f' },
  },
  {
    name: 'rucksack',
    thing: { kind: 'rucksack', height: 0.32, body: '#5a6b3f' },
  },
  {
    name: 'telescope',
    thing: { kind: 'telescope', height: 0.44, body: '#e6e2d8' },
  },
  {
    name: 'horse',
    thing: { kind: 'horse', height: 0.44, body: '#7a4a2a' },
  },
  {
    name: 'boat',
    thing: { kind: 'boat', height: 0.2, body: '#8a4a2e' },
  },
  {
    name: 'camperVan',
    thing: { kind: 'camperVan', height: 0.34, body: '#3f8f96' },
  },
  {
    name: 'dog',
    thing: { kind: 'dog', height: 0.36, body: '#c48a4a' },
  },
  {
    name: 'cat',
    thing: { kind: 'cat', height: 0.26, body: '#8a8078' },
  },
  {
    name: 'beachBar',
    thing: { kind: 'beachBar', height: 0.42, body: '#3f97a3' },
  },
  {
    name: 'tractor',
    thing: { kind: 'tractor', height: 0.34, body: '#3f7a35' },
  },
] as const satisfies readonly { name: string; thing: FarThing }[];

export type FarThingName = (typeof FAR_THINGS)[number]['name'];
