import { SETS } from '../set-registry.ts';

/** Names of the scenes that have a photoshoot scene. */
export type SceneName = keyof typeof SETS;

/** The names of all scenes, in the order of the registry. */
export const SCENES: readonly SceneName[] = Object.keys(SETS).filter(isScene);

const BY_ID: ReadonlyMap<string, SceneName> = new Map(
  SCENES.map((scene) => [scene.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), scene]),
);

/** Returns the scene for a scene id of the lexicon ("bus-stop"), or null if there is no such scene. */
export function findSceneById(id: string | null): SceneName | null {
  return id === null ? null : (BY_ID.get(id) ?? null);
}

function isScene(name: string): name is SceneName {
  return name in SETS;
}
