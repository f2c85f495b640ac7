import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';
import { defineConfig } from 'vitest/config';

/** What a test waits for comes within a second on an idle machine. Limits are generous: no test asserts a time. */
const EXPECT = { poll: { timeout: 10_000 } };
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: EXPECT };

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
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'engine',
          environment: 'node',
          include: ['engine/**/*.test.ts'],
          exclude,
          // The engine keeps no state between calls, so one process serves all files: fonts and tables of words are read once.
          isolate: false,
          pool: 'threads',
          // Node reads the files itself, as where they run: Vite's imports cost a tenth of the time of what draws.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'backend',
          environment: 'node',
          include: ['{bench,golden,local,supabase,release,scripts,libs/contracts}/**/*.test.ts'],
          exclude,
          globalSetup: [
            'local/src/testing/database-template-folder.ts',
            'local/src/testing/postgres-of-run.ts',
          ],
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'web',
          environment: 'happy-dom',
          // The services answer from other origins; what they allow is their own tests' matter.
          environmentOptions: {
            happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } },
          },
          include: ['{shell,mf-*,libs/!(contracts)}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['libs/ui/src/testing/clear-page.ts'],
        },
      },
    ],
  },
});
