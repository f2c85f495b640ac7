import { BORDERS, borderOverride } from './import-borders.ts';

/** Longest function of a mechanism: what fits on a screen. */
const MOST_LINES = 60;

/** Packages whose functions fit on a screen. What paints a picture from back to front may be longer, and so may a test. */
const SHORT_FUNCTIONS = {
  includes: [
    'engine/*/src/**',
    // Content: a maker or a painter may read better in one piece. Each package's README names the long ones.
    '!engine/objects/src/objects/**',
    '!engine/objects/src/kit/bowed-instrument.ts',
    '!engine/photoshoot/src/sets/**',
    '!engine/photoshoot/src/kit/street.ts',
    '!**/*.test.ts',
  ],
  linter: {
    rules: {
      complexity: {
        noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: MOST_LINES } },
      },
    },
  },
};

/** What biome.json says: the rules of every file, and the import borders as the table has them. */
export const BIOME_CONFIG = {
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 100 },
  javascript: { formatter: { quoteStyle: 'single' } },
  linter: { enabled: true, rules: { preset: 'recommended' } },
  css: { formatter: { quoteStyle: 'single' } },
  files: {
    includes: [
      '**',
      // The formatter takes the front matter of a changeset of one package for a heading.
      '!.changeset',
      '!**/dist',
      '!**/.artifacts',
      '!**/package-lock.json',
      '!**/.local',
      // Lists of words: the formatter gives each word a line of its own, which nobody can read.
      '!engine/lexicon/concepts',
      '!engine/lexicon/grammar',
    ],
  },
  overrides: [...BORDERS.map(borderOverride), SHORT_FUNCTIONS],
};
