import { createRequire } from 'node:module';
import * as z from 'zod';
import { defineSharedSingleton, type Role } from '../build/index.ts';

/**
 * Resolves packages for settings of the build. Pages must not import this file; they import
 * `host/contract.ts`.
 */
const nodeRequire = createRequire(import.meta.url);
const packageSchema = z.object({ version: z.string() });

/** Packages that the host shares with remotes. The key is the package that depends on the listed packages. */
const SINGLETONS = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
} as const;

export function listSharedPackages(role: Role) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, name]) => {
      const { version } = packageSchema.parse(nodeRequire(`${name}/package.json`));
      return [request, defineSharedSingleton(version, role)] as const;
    }),
  );
}

export const BROWSERS = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'];
