import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './scripts/testing/waiting-first.ts';

/** What a test waits for comes within a second on an idle machine. Limits are generous: no test asserts a time. */
const EXPECT = { poll: { timeout: 10_000 } };

/** One process serves all files of a worker, so that libraries load once; this gives each file its own of our modules. */
const FRESH_MODULES = 'scripts/testing/fresh-modules.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

// The engine's threads inherit it, as they do where it runs (engine/service/src/process-settings.ts): a sixth less processor time.
setFlagsFromString('--no-incremental-marking');

// Each thread of the engine reads some 1,500 files of TypeScript: half of the processor time where they are compiled already.
process.env.NODE_COMPILE_CACHE ??= PROCESS_ENVIRONMENT.NODE_COMPILE_CACHE;

export default defineConfig({
  test: {
    reporters: [
      'default',
      ['junit', { outputFile: 'test-results/vitest.xml', includeConsoleOutput: false }],
    ],
    tags: [
      {
        name: 'nightly',
        description: 'What is only worth a night: npm run test:nightly.',
        skip: process.env.ADWRIGHT_NIGHTLY !== 'true',
      },
    ],
    // One more than cores: files that wait for processes leave theirs to others. Vitest would leave one core to itself.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ['engine/**/*.test.ts'],
          exclude,
          expect: EXPECT,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One process for all files: the tables of words and the fonts are read once (a third of the processor time).
          isolate: false,
          pool: 'threads',
          // Node reads the files itself, as where they run: Vite's imports cost a tenth of the time of what draws.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          // Vitest runs projects in the order of their names. This one waits most, and the static checks run beside it (scripts/test.ts).
          name: 'backend',
          environment: 'node',
          include: ['{bench,golden,local,supabase,release,scripts,libs/contracts}/**/*.test.ts'],
          exclude,
          globalSetup: [
            'local/src/testing/database-template-folder.ts',
            'local/src/testing/postgres-of-run.ts',
          ],
          isolate: false,
          setupFiles: [FRESH_MODULES],
          expect: EXPECT,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The services answer from other origins; what they allow is their own tests' matter.
          environmentOptions: {
            happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } },
          },
          include: ['{shell,mf-*,libs/!(contracts)}/**/*.test.{ts,tsx}'],
          exclude,
          expect: EXPECT,
          testTimeout: 60_000,
          isolate: false,
          setupFiles: [FRESH_MODULES, 'libs/ui/src/testing/clear-page.ts'],
        },
      },
    ],
  },
});
