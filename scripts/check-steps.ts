/** The static checks, in the order a developer wants to hear of them. */
export const CHECK_STEPS = [
  // All workspaces at once: what they import in common is read and checked once, which takes a fifth of the processor time.
  { name: 'types', command: 'tsc', arguments: ['--noEmit', '--project', 'tsconfig.all.json'] },
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
  {
    name: 'API reports',
    command: process.execPath,
    arguments: ['scripts/write-api-reports.ts', '--check'],
  },
  { name: 'dead code', command: 'knip', arguments: ['--no-progress'] },
] as const;
