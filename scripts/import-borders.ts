/** What the folders of a border may not reach by a relative path. */
type Neighbours = 'libraries' | 'workspaces' | 'tools';

/** Which of our workspaces, and which packages, the files of some folders may import. */
export interface Border {
  /** Globs as Biome reads them, from the top of the repository. */
  folders: readonly string[];
  /** Names below `@adwright/`, with all of their subpaths; `ui/**` are the subpaths alone. Every other workspace is refused. */
  mayImport: readonly string[];
  /** What a refused import answers. */
  message: string;
  /** Left out, relative paths are not looked at. */
  neighbours?: Neighbours;
  /** Packages that come through a library of ours instead. */
  refused?: readonly { packages: readonly string[]; message: string }[];
}

/** The libraries, lowest first. */
const LIBRARIES = [
  'remotes',
  'contracts',
  'supabase',
  'federation',
  'ui',
  'credits',
  'ads',
  'generation',
  'campaigns',
] as const;

const NO_ANTD = {
  packages: ['antd', 'antd/**'],
  message: 'antd comes through the kits of @adwright/ui.',
} as const;
const NO_ROUTER = {
  packages: ['react-router', 'react-router-dom'],
  message: 'The router comes through @adwright/ui/router, the shared facade.',
} as const;

const NO_BARE_ROUTER = {
  packages: ['react-router', 'react-router/**'],
  message: 'The router is react-router-dom.',
} as const;

/** The engine's packages, lowest first, and the other ones that each may import; all may import the contracts. */
const ENGINE = {
  uploads: [],
  untrusted: [],
  catalogue: ['untrusted'],
  'shop-page': ['untrusted'],
  pixels: [],
  provenance: [],
  drawing: ['pixels'],
  objects: ['pixels', 'drawing'],
  lexicon: ['objects'],
  score: ['pixels', 'lexicon'],
  cutout: ['uploads', 'pixels'],
  'photo-lab': ['uploads', 'pixels', 'drawing', 'cutout'],
  ads: ['pixels', 'drawing', 'score', 'objects', 'lexicon'],
  photoshoot: ['uploads', 'pixels', 'drawing', 'objects', 'lexicon', 'cutout'],
  copywriter: ['pixels', 'objects', 'lexicon'],
  policy: ['lexicon'],
  service: [
    'uploads',
    'untrusted',
    'catalogue',
    'shop-page',
    'pixels',
    'provenance',
    'score',
    'lexicon',
    'photo-lab',
    'ads',
    'cutout',
    'photoshoot',
    'copywriter',
    'policy',
  ],
  samples: ['uploads', 'pixels', 'drawing', 'objects', 'cutout'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Who may import whom: the table of docs/architecture.md. `node scripts/write-biome-config.ts` writes it into biome.json.
 * Where two rows name the same file, the later one counts.
 */
export const BORDERS: readonly Border[] = [
  {
    folders: ['libs/remotes/**'],
    mayImport: [],
    message: 'libs/remotes knows no product: it imports nothing of ours.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/contracts/**'],
    mayImport: ['remotes'],
    message: 'libs/contracts depends on zod and @adwright/remotes alone.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/supabase/**', 'libs/federation/**', '!libs/federation/standalone/**'],
    mayImport: ['remotes', 'contracts'],
    message: 'This library may import @adwright/remotes and @adwright/contracts only.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/ui/**'],
    mayImport: ['contracts', 'ui/**'],
    message: 'libs/ui may import contracts, and its own shared subpaths by name.',
    neighbours: 'libraries',
    refused: [NO_BARE_ROUTER],
  },
  {
    folders: ['libs/credits/**', 'libs/ads/**', 'libs/federation/standalone/**'],
    mayImport: ['contracts', 'supabase', 'ui'],
    message: 'This library may import contracts, supabase and ui only.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/generation/**'],
    mayImport: ['contracts', 'supabase', 'credits', 'ads', 'ui'],
    message: 'libs/generation may import contracts, supabase, ui, credits and ads only.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/campaigns/**'],
    mayImport: ['contracts', 'supabase', 'credits', 'ads'],
    message: 'libs/campaigns may import contracts, supabase, credits and ads only.',
    neighbours: 'libraries',
  },
  {
    folders: ['mf-*/**'],
    mayImport: LIBRARIES,
    message: 'A feature module imports libraries only, never another module or the shell.',
    neighbours: 'workspaces',
    refused: [NO_ANTD, NO_ROUTER],
  },
  {
    folders: ['shell/**'],
    mayImport: LIBRARIES,
    message: 'The shell imports libraries only; it meets modules at run time.',
    neighbours: 'workspaces',
    refused: [NO_ANTD, NO_BARE_ROUTER],
  },
  {
    folders: ['supabase/**'],
    mayImport: ['contracts'],
    message: 'This workspace may import @adwright/contracts only.',
    neighbours: 'tools',
  },
  {
    folders: ['release/**'],
    mayImport: ['remotes', 'contracts'],
    message: 'This workspace may import @adwright/remotes and @adwright/contracts only.',
    neighbours: 'tools',
  },
  ...Object.entries(ENGINE).map(([name, below]) => ({
    folders: [`engine/${name}/**`, `!engine/${name}/**/*.test.ts`],
    mayImport: ['contracts', ...below.map((other) => `engine-${other}`)],
    message: `engine/${name} may import ${['contracts', ...below.map((other) => `engine-${other}`)].join(', ')} only.`,
    neighbours: 'tools' as const,
  })),
  {
    folders: ['engine/*/**/*.test.ts'],
    mayImport: ['contracts', 'engine-*'],
    message: 'Tests of the engine may import its packages, by name.',
    neighbours: 'tools',
  },
  {
    folders: ['local/**'],
    mayImport: ['contracts', 'engine-service', 'engine-uploads', 'supabase-project', 'release'],
    message:
      'local/ may import contracts, engine-service, engine-uploads, supabase-project and release only.',
  },
  {
    folders: ['golden/**'],
    mayImport: ['contracts'],
    message: 'golden/ takes what it needs of the engine from src/engine.ts.',
    neighbours: 'tools',
  },
  {
    folders: ['golden/src/engine.ts'],
    mayImport: ['contracts', 'engine-*'],
    message: 'golden/ may import contracts and the engine only.',
  },
];

/** Parts of a relative path that leads from one workspace beside the product's modules into another. */
const OTHER_TOOLS = ['scripts', 'bench', 'e2e', 'shell', 'mf-*', 'libs', 'golden'] as const;

const RELATIVE = {
  tools: {
    group: [
      ...OTHER_TOOLS.map((folder) => `../**/${folder}/**`),
      ...[...Object.keys(ENGINE), 'release', 'supabase', 'local'].map(
        (folder) => `../**/${folder}/src/**`,
      ),
    ],
    message: 'Import another workspace by its package name.',
  },
  libraries: {
    group: [
      '../**/shell/**',
      '../**/mf-*/**',
      '../**/engine/**',
      '../**/local/**',
      ...LIBRARIES.map((library) => `../**/${library}/src/**`),
    ],
    message: 'Import another library by its package name, and only one below.',
  },
  workspaces: {
    group: [
      '../**/shell/**',
      '../**/mf-*/**',
      '../**/libs/**',
      '../**/engine/**',
      '../**/local/**',
      '../**/supabase/functions/**',
      '../**/release/**',
    ],
    message:
      'Import another workspace by its package name, and only what docs/architecture.md allows.',
  },
} as const;

/** A border as an entry of Biome's `overrides`. */
export function borderOverride({ folders, mayImport, message, neighbours, refused }: Border) {
  const allowed = mayImport.flatMap((name) =>
    name.endsWith('/**') ? [`!@adwright/${name}`] : [`!@adwright/${name}`, `!@adwright/${name}/**`],
  );
  const patterns = [
    { group: ['@adwright/**', ...allowed], message },
    ...(neighbours ? [RELATIVE[neighbours]] : []),
    ...(refused ?? []).map(({ packages, ...rest }) => ({ group: packages, ...rest })),
  ];
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes: folders, linter: { rules: { style: { noRestrictedImports } } } };
}
