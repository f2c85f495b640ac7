import type { AccessGroup } from '@adwright/contracts';

/** What a new module is made of. */
export interface NewModule {
  /** `mf-reports`. */
  name: string;
  /** Who may see its page. */
  access: AccessGroup;
  /** Version of the bundler, as the repository has it. */
  rsbuild: string;
}

/** `mf-ad-reports` → `Ad Reports`. */
function titleOf(name: string): string {
  const words = name.replace(/^mf-/, '').split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function packageJson({ name, rsbuild }: NewModule): string {
  const content = {
    name: `@adwright/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rsbuild build',
      dev: 'rsbuild dev',
      typecheck: 'tsc --noEmit',
      lint: 'biome check --error-on-warnings .',
      test: `vitest run --root .. ${name}/`,
    },
    dependencies: {
      '@adwright/contracts': '*',
      '@adwright/federation': '*',
      '@adwright/ui': '*',
    },
    devDependencies: { '@rsbuild/core': rsbuild },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * The files of a module with one page, by path below its folder. Its address is the module's name without `mf-`.
 *
 * @param module a name that `moduleManifestSchema` takes.
 */
export function moduleFiles(module: NewModule): Record<string, string> {
  const { name, access } = module;
  const area = name.replace(/^mf-/, '');
  const title = titleOf(name);
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
    'src/manifest.ts': `import { CONTRACT_VERSION, defineManifest } from '@adwright/contracts';

export const manifest = defineManifest({
  name: '${name}',
  owner: '${area}',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/${area}', access: '${access}', title: '${title}' }],
  navigation: [],
});
`,
    'src/routes.tsx': `import { CONTRACT_VERSION, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    '/${area}': () => import('./${area}/${area}-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
`,
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
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './${area}-page.tsx';

test('has a title', () => {
  render(
    <ThemeRoot>
      <Component />
    </ThemeRoot>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
});
`,
  };
}
