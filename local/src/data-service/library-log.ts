import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { currentScope } from './request-scope.ts';

/**
 * The library prints every database error, refused rows included, to the console. While it works on a request, that
 * goes to a file instead, which holds this start's.
 * @returns the function that puts the console back.
 */
export function logLibraryToFile(dataDir: string): () => void {
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'data-service.log');
  writeFileSync(file, '');
  const real = { error: console.error, warn: console.warn };
  const patch =
    (level: 'error' | 'warn'): typeof console.error =>
    (...values: unknown[]) => {
      if (!currentScope()) return real[level](...values);
      appendFileSync(file, `${new Date().toISOString()} ${level} ${format(...values)}\n`);
    };
  const patched = { error: patch('error'), warn: patch('warn') };
  Object.assign(console, patched);
  return () => {
    if (console.error === patched.error) Object.assign(console, real);
  };
}
