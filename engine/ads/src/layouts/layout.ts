import type { Composition } from '../composition.ts';
import type { Stage } from '../stage.ts';

/** A way of arranging an ad: pure, and the same for the same stage. */
export type Layout = (stage: Stage) => Composition;
