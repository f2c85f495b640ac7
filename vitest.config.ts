import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { PROCESS_ENVIRONMENT } from '@adwright/engine-service/process-settings';
import { defineConfig } from 'vitest/config';

/** On an idle machine a test waits at most a second. The timeouts are generous, because no test asserts a duration. */
const EXPECT = { poll: { timeout: 10_000 } };
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: EXPECT };

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

// This V8 setting saves a sixth of the processor time. The engine's threads inherit it, as in production
// (engine/service/src/process-settings.ts).
setFlagsFromString('--no-incremental-marking');

// Each engine thread reads some 1,500 TypeScript files. A cache of the compiled files halves the processor time.
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
    // One worker more than cores, because test files that wait for processes leave their core idle. Vitest's
    // default is one worker fewer than cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'engine',
          environment: 'node',
          include: ['engine/**/*.test.ts'],
          exclude,
          // The engine keeps no state between calls, so all test files share one process, which reads fonts and word
          // tables once.
          isolate: false,
          pool: 'threads',
          // Node loads the files itself, as in production: importing through Vite costs tests that draw a tenth of
          // their time.
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
          // Unit tests request services on other origins. CORS is switched off here, because the services' own tests check it.
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
