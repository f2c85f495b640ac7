/** What the folders of a border may not reach by a relative path. */
type Neighbours = 'libraries' | 'workspaces';

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
  'contracts',
  'supabase',
  'federation',
  'ui',
  'credits',
  'ads',
  'generation',
] as const;

const NO_ANTD = {
  packages: ['antd', 'antd/**'],
  message: 'antd comes through the kits of @adwright/ui.',
} as const;
const NO_ROUTER = {
  packages: ['react-router', 'react-router-dom'],
  message: 'The router comes through @adwright/ui/router, the shared facade.',
} as const;

/**
 * Who may import whom: the table of docs/architecture.md. `node scripts/write-biome-config.ts` writes it into biome.json.
 * Where two rows name the same file, the later one counts.
 */
export const BORDERS: readonly Border[] = [
  {
    folders: ['libs/contracts/**'],
    mayImport: [],
    message: 'libs/contracts depends on zod alone.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/supabase/**', 'libs/federation/**', '!libs/federation/standalone/**'],
    mayImport: ['contracts'],
    message: 'This library may import @adwright/contracts only.',
    neighbours: 'libraries',
  },
  {
    folders: ['libs/ui/**'],
    mayImport: ['contracts', 'ui/**'],
    message: 'libs/ui may import contracts, and its own shared subpaths by name.',
    neighbours: 'libraries',
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
    refused: [NO_ANTD],
  },
  {
    folders: ['engine/**', 'supabase/**', 'release/**'],
    mayImport: ['contracts'],
    message: 'This workspace may import @adwright/contracts only.',
  },
  {
    folders: ['local/**'],
    mayImport: ['contracts', 'engine', 'supabase-project', 'release'],
    message: 'local/ may import contracts, engine, supabase-project and release only.',
  },
];

const RELATIVE = {
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
