import type { AccessGroup } from '@adwright/contracts';
import { type ToolNames, toolFiles, toolManifest } from './tool-files.ts';

/** What a new module is made of. */
export interface NewModule {
  /** `mf-reports`. */
  name: string;
  /** Who may see its page. */
  access: AccessGroup;
  /** Whether it is a tool: with a card on the dashboard, and a page that generates something. */
  tool?: boolean;
  /** Of its origin on a developer's machine. */
  port: number;
  /** Versions of packages, as the repository has them. */
  versions: { rsbuild: string; react: string; zod: string };
}

/** `mf-ad-reports` → `Ad Reports`. */
function titleOf(name: string): string {
  const words = name.replace(/^mf-/, '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** `mf-ad-reports` → `adReports`. */
function camelOf(name: string): string {
  return name
    .replace(/^mf-/, '')
    .replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

function packageJson({ name, tool, port, versions: { rsbuild, react, zod } }: NewModule): string {
  const content = {
    name: `@adwright/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    adwright: { port },
    scripts: {
      build: 'rsbuild build',
      dev: 'rsbuild dev',
      typecheck: 'tsc --noEmit',
      lint: 'biome check --error-on-warnings .',
      test: `vitest run --root .. ${name}/`,
    },
    dependencies: {
      ...(tool ? { '@adwright/ads': '*' } : {}),
      '@adwright/contracts': '*',
      '@adwright/federation': '*',
      ...(tool ? { '@adwright/generation': '*', '@adwright/supabase': '*' } : {}),
      '@adwright/ui': '*',
      '@rsbuild/core': rsbuild,
      ...(tool ? { react, zod } : {}),
    },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * The files of a module with one page, by path below its folder. Its address is the module's name without `mf-`.
 *
 * @param module a name that `moduleManifestSchema` takes.
 */
export function moduleFiles(module: NewModule): Record<string, string> {
  const { name, tool } = module;
  // Generating needs an account.
  const access = tool ? 'user' : module.access;
  const area = name.replace(/^mf-/, '');
  const title = titleOf(name);
  const names: ToolNames = { area, camel: camelOf(name), title };
  const { route, cards } = tool ? toolManifest(names) : { route: '', cards: '' };
  return {
    'package.json': packageJson(module),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "rsbuild.config.ts"]
}
`,
    'rsbuild.config.ts': `import { defineRemote } from '@adwright/federation/build';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);
`,
    'README.md': `# ${name}

/${area}: what it is for, in a sentence.

Exposes \`./routes\` (see \`src/manifest.ts\`).

At the top of the repository:

- \`npm run dev -- ${name}\` runs it in the product, under fast refresh.
- \`npm run dev -- ${name} --standalone\` runs it alone, without the shell and the other modules.
`,
    'src/manifest.ts': `import { CONTRACT_VERSION, defineManifest${tool ? ', FEATURES' : ''} } from '@adwright/contracts';

export const manifest = defineManifest({
  name: '${name}',
  owner: '${area}',
  contract: CONTRACT_VERSION,
  routes: [${route ? '\n    ' : ''}{ path: '/${area}', access: '${access}', title: '${title}' }${route ? `,${route}\n  ` : ''}],
  navigation: [],${cards}
});
`,
    'src/routes.tsx': `import { CONTRACT_VERSION, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    '/${area}': () => import('./${area}/${area}-page.tsx'),${tool ? `\n    '/${area}/results': () => import('./${area}/${area}-results-page.tsx'),` : ''}
  },
} satisfies RemoteModule<typeof manifest>;
`,
    ...(tool ? toolFiles(names) : plainPage(names)),
  };
}

/** A page that has nothing yet, and its test. */
function plainPage({ area, title }: ToolNames): Record<string, string> {
  return {
    [`src/${area}/${area}-page.tsx`]: `import { PageHeader, PageShell } from '@adwright/ui';

/** /${area} */
export function Component() {
  return (
    <PageShell>
      <PageHeader title="${title}" />
      <p>Nothing here yet.</p>
    </PageShell>
  );
}
`,
    [`src/${area}/${area}-page.test.tsx`]: `import { ThemeRoot } from '@adwright/ui';
import { MemoryRouter } from '@adwright/ui/router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './${area}-page.tsx';

test('has a title', () => {
  render(
    <ThemeRoot>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </ThemeRoot>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});
`,
  };
}
