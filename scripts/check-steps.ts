/** The static checks, in the order a developer wants to hear of them. */
export const CHECK_STEPS = [
  {
    name: 'types',
    command: 'nx',
    arguments: ['run-many', '-t', 'typecheck', '--outputStyle=static'],
  },
  { name: 'types of the scripts', command: 'tsc', arguments: ['--noEmit'] },
  {
    name: 'lint, format and import borders',
    command: 'biome',
    arguments: ['check', '--error-on-warnings'],
  },
  {
    name: 'types of the database',
    command: process.execPath,
    arguments: ['scripts/write-types.ts', '--check'],
  },
  { name: 'dead code', command: 'knip', arguments: ['--no-progress'] },
] as const;
