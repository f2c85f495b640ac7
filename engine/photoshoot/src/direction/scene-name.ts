import { SETS } from '../set-registry.ts';

/** Scenes that can be built. */
export type SceneName = keyof typeof SETS;

/** All of them. */
export const SCENES: readonly SceneName[] = Object.keys(SETS).filter(isScene);

function isScene(name: string): name is SceneName {
  return name in SETS;
}
