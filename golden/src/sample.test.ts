import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from './engine.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const TIMEOUT_MS = 300_000;

// The comparison runs in a separate process, because the engine's Node flags affect pixels and apply only to a
// whole process.
it(
  'the engine’s pictures, meanings and texts match the baseline in a sample of cases',
  async () => {
    const { code, output } = await sample();
    expect(code, output).toBe(0);
    expect(output).toContain('Nothing changed');
  },
  TIMEOUT_MS,
);

function sample(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = [...NODE_FLAGS, MAIN, '--sample'];
    execFile(process.execPath, command, (failure, stdout, stderr) => {
      const code = typeof failure?.code === 'number' ? failure.code : Number(failure !== null);
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}
