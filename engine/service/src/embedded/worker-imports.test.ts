import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);

/** Loads a module in a separate process, and returns the modules that import schemas. */
async function askingForSchemas(file: string): Promise<string> {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        if (name === 'zod') console.log(context.parentURL);
        return next(name, context);
      },
    });
    await import(${JSON.stringify(new URL(file, import.meta.url).href)});
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout;
}

// The main program has already validated the files of the lexicon, so threads need no lexicon schema.
beforeAll(() => import('@adwright/engine-lexicon'));

// Each thread has a separate copy of every module that it loads, so schemas would cost memory several times.
it.each(['./worker.ts', './recipe-worker.ts', './subject-process.ts'])(
  '%s does not load schemas',
  async (file) => {
    expect(await askingForSchemas(file)).toBe('');
  },
);

it('this test fails for a worker module that loads schemas', async () => {
  expect(await askingForSchemas('../../../../libs/contracts/src/uploads.ts')).toContain(
    'uploads.ts',
  );
});
