import type { Case, Fields } from '../case.ts';
import { getTurn } from '../digest.ts';
import { directShoot } from '../engine.ts';
import { listPlaceTerms, listTestPlaces } from './briefs.ts';

/**
 * Lists cases that record how each place and each wish changes a photoshoot's direction, compared with an empty
 * wish. Half of the terms are typed into the form's field for a place, and half into the field for extra
 * instructions.
 */
export function listDirectionCases(): Case[] {
  return [...listTestPlaces(), ...listPlaceTerms()].map((words) =>
    getTurn(words) % 2 === 0
      ? {
          name: `directions/place/${words}`,
          run: () => directed({ environment: 'custom', customEnvironment: words }),
        }
      : {
          name: `directions/wish/${words}`,
          run: () => directed({ environment: 'nature', extraInstructions: words }),
        },
  );
}

function directed(form: Parameters<typeof directShoot>[0]): Fields {
  const usual = plain(directShoot({ environment: 'nature' }));
  const { scene, ...direction } = plain(directShoot(form));
  const own = Object.entries(direction)
    .filter(([name, value]) => value !== usual[name])
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  return { scene: scene ?? '', direction: own.join(' ') || '-' };
}

/** Converts each property of a photoshoot's direction to text; collections and lists keep their order. */
function plain(direction: ReturnType<typeof directShoot>): Record<string, string> {
  const text = (_: string, value: unknown) => (value instanceof Set ? [...value] : value);
  return Object.fromEntries(
    Object.entries(direction).map(([name, value]) => [name, JSON.stringify(value, text) ?? '']),
  );
}
