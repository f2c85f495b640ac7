import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { NODE_FLAGS, PROCESS_ENVIRONMENT } from './process-settings.ts';

const SETTINGS = new URL('./process-settings.ts', import.meta.url).href;
const PROGRAM = `import { applyProcessSettings } from '${SETTINGS}';
applyProcessSettings();
const words = process.argv.slice(1);
console.log(JSON.stringify([process.pid, process.execArgv, words, process.env, typeof gc]));`;

/**
 * Starts a test program that applies the process settings, and returns what the program prints about itself.
 */
function applied(env: NodeJS.ProcessEnv) {
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '--no-deprecation', '-e', PROGRAM, 'one', 'two'],
    { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  expect(printed.trim().split('\n')).toHaveLength(1);
  const [pid, flags, words, environment, gc] = JSON.parse(printed);
  return { pid, flags, words, environment, gc };
}

test('applyProcessSettings restarts a program once with the settings, and keeps its flags, arguments and environment', () => {
  const { flags, words, environment, gc } = applied({ ...process.env, TOLD: 'yes' });
  expect(flags.filter((flag: string) => NODE_FLAGS.includes(flag))).toEqual(NODE_FLAGS);
  expect(flags).toContain('--no-deprecation');
  expect(gc).toBe('function');
  expect(words).toEqual(['one', 'two']);
  expect(environment).toMatchObject({ TOLD: 'yes', ...PROCESS_ENVIRONMENT });
});

test('applyProcessSettings keeps existing allocator settings of the environment', () => {
  const { environment } = applied({ ...process.env, MALLOC_ARENA_MAX: '4' });
  expect(environment.MALLOC_ARENA_MAX).toBe('4');
});
