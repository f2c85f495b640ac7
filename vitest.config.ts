import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{engine,local,supabase,release,scripts,libs/contracts}/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['{shell,mf-*,libs/!(contracts)}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 15_000,
        },
      },
    ],
  },
});
