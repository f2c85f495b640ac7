/**
 * The exports of this library without zod schemas, for threads that validate no external data. Loading the
 * zod schemas would take 4 MB of heap in each thread. Types can still be imported from the package's root,
 * because type imports don't exist at run time.
 */
export * from './ad-formats.ts';
export * from './app-error.ts';
export * from './badges.ts';
export * from './fact-kinds.ts';
export * from './filled-offer.ts';
export * from './font-type.ts';
export * from './image-type.ts';
export * from './limits.ts';
export * from './mask-levels.ts';
export * from './recipe-choices.ts';
export * from './safe-zones.ts';
export * from './typed-texts.ts';
export * from './viral-score-parts.ts';
