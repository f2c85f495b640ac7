import type { Composition } from '../composition.ts';
import type { Stage } from '../stage.ts';

/** A way to arrange an ad: a pure function of the stage. */
export type Layout = (stage: Stage) => Composition;
