import type { Composition } from '../composition.ts';
import type { Stage } from '../stage.ts';

/** A layout: a pure function that arranges an ad's elements on the stage (the layout's input). */
export type Layout = (stage: Stage) => Composition;
