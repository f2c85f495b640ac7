import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const ROOT = path.resolve(import.meta.dirname, '..');
const exportsSchema = z.object({ exports: z.record(z.string(), z.string()) });

interface Import {
  from: string;
  /** Names of the imports; null for all exports of a module. */
  names: string[] | null;
}

const STATEMENT = /^(?:import|export) (?!type )(?:(?:\{([^}]*)\}|[^'{]+) from )?'([^']+)'/gm;

/** Returns the imports and re-exports of a source file, except imports of types. */
function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(STATEMENT)].map(([, names, from = '']) => ({
    from,
    names:
      names
        ?.split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')) ?? null,
  }));
}

/**
 * Returns the path of an imported file, or null for packages and for libraries that the shell has already
 * loaded.
 */
function fileOf(from: string, importer: string): string | null {
  if (from.startsWith('.')) return path.resolve(path.dirname(importer), from);
  const [, library, rest] = /^@adwright\/(ads|ui)(\/.*)?$/.exec(from) ?? [];
  if (!library || /^@adwright\/ui\/(router|theme|toast)$/.test(from)) return null;
  const folder = path.join(ROOT, 'libs', library);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const target = exportsSchema.parse(manifest).exports[`.${rest ?? ''}`];
  if (!target) throw new Error(`${importer} imports ${from}, which does not exist`);
  return path.join(folder, target);
}

/**
 * Lists the antd kits (groups of antd components) that a file loads, directly or through its imports. For an
 * import from a library's index, only the imported exports count, as in builds.
 */
function kitsOf(file: string, seen = new Set<string>()): string[] {
  return importsOf(file).flatMap(({ from, names }) => kitsBehind(file, from, names, seen));
}

function kitsBehind(
  importer: string,
  from: string,
  names: string[] | null,
  seen: Set<string>,
): string[] {
  if (from.startsWith('@adwright/ui/kit-')) return [`${path.relative(ROOT, importer)}: ${from}`];
  if (names?.length === 0) return [];
  const file = fileOf(from, importer);
  if (file === null || !/\.tsx?$/.test(file)) return [];
  if (path.basename(file) === 'index.ts') {
    return importsOf(file).flatMap((handedOn) =>
      handedOn.names?.some((name) => names?.includes(name))
        ? kitsBehind(file, handedOn.from, handedOn.names, seen)
        : [],
    );
  }
  if (seen.has(file)) return [];
  seen.add(file);
  return kitsOf(file, seen);
}

// Clients open a review link on a phone with an empty cache, so each antd kit would delay the first view.
it('the page of a review link loads no antd kit', () => {
  expect(kitsOf(path.join(ROOT, 'mf-review/src/client/review-page.tsx'))).toEqual([]);
});

it('the check finds an antd kit that is imported by a library', () => {
  const kits = kitsOf(path.join(ROOT, 'mf-review/src/owner/reviews-page.tsx'));
  expect(kits).toContain('mf-review/src/owner/reviews-page.tsx: @adwright/ui/kit-core');
  expect(kits).toContain('libs/ui/src/components/error-state.tsx: @adwright/ui/kit-core');
});
