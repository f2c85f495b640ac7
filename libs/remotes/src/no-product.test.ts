import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import * as z from 'zod';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** Returns the source files of the package, including the example's pages and tests. */
function sources(): string[] {
  return readdirSync(PACKAGE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => path.join(PACKAGE, file));
}

/** Returns all imports of a file: static imports, dynamic imports and type imports. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const text = readFileSync(file, 'utf8');
  const requested = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  return [...requested, ...dynamic];
}

/** Returns the package name of an import, without its subpath; undefined for a file. */
function packageOf(request: string): string | undefined {
  if (request.startsWith('.') || request.startsWith('node:')) return undefined;
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

it('the library remotes imports no part of the product, by name or by path', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(20);
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((request) => {
        if (request.startsWith('.')) {
          const target = path.resolve(path.dirname(file), request);
          return !target.startsWith(`${PACKAGE}${path.sep}`);
        }
        const name = packageOf(request);
        return name?.startsWith('@adwright/') && name !== '@adwright/remotes';
      })
      .map((request) => `${path.relative(PACKAGE, file)} imports ${request}`),
  );
  expect(foreign).toEqual([]);
});

it('the library remotes depends on no package of the product', () => {
  const text = readFileSync(path.join(PACKAGE, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(text));
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@adwright/'),
  );
  expect(own).toEqual([]);
});
