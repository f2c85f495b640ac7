import { BORDERS, borderOverride } from './import-borders.ts';

/** What biome.json says: the rules of every file, and the import borders as the table has them. */
export const BIOME_CONFIG = {
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 100 },
  javascript: { formatter: { quoteStyle: 'single' } },
  linter: { enabled: true, rules: { preset: 'recommended' } },
  css: { formatter: { quoteStyle: 'single' } },
  files: { includes: ['**', '!**/dist', '!**/.artifacts', '!**/package-lock.json', '!**/.local'] },
  overrides: BORDERS.map(borderOverride),
};
