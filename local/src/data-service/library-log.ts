import { anonymiseMessage } from '@adwright/contracts';
import type { LogFields, Logger } from '@adwright/engine-service/logger';
import { getCurrentScope } from './request-scope.ts';

const LONGEST_STATEMENT = 300;
const STACK_LINES = 6;

/** Fields of a database error that contain no data of users, with their names in the log. */
const SAFE_PROPERTIES = {
  code: 'code',
  routine: 'routine',
  table: 'table',
  column: 'column',
  constraint: 'constraint',
} as const;

/**
 * Logs Supabase Lite's errors without rows and parameters, while Supabase Lite handles a request. Without this
 * function, Supabase Lite prints every error to the console, with refused rows.
 * @returns the function that restores the console.
 */
export function logLibrary(logger: Logger): () => void {
  const real = { error: console.error, warn: console.warn };
  const patch =
    (level: 'error' | 'warn'): typeof console.error =>
    (...values: unknown[]) => {
      if (!getCurrentScope()) return real[level](...values);
      const log = level === 'error' ? logger.error : logger.info;
      log('data-service.message', describeValues(values));
    };
  const patched = { error: patch('error'), warn: patch('warn') };
  Object.assign(console, patched);
  return () => {
    if (console.error === patched.error) Object.assign(console, real);
  };
}

function describeValues(values: readonly unknown[]): LogFields {
  const error = values.find((value) => value instanceof Error);
  const texts = values.filter((value) => typeof value === 'string');
  return {
    ...(texts.length > 0 && { text: anonymiseMessage(texts.join(' ')) }),
    ...(error && describeFailure(error)),
  };
}

function describeFailure(error: Error): LogFields {
  const fields: LogFields = { name: error.name, message: anonymiseMessage(error.message) };
  for (const [property, name] of Object.entries(SAFE_PROPERTIES)) {
    const value: unknown = Reflect.get(error, property);
    if (typeof value === 'string') fields[name] = value;
  }
  const statement: unknown = Reflect.get(error, 'query');
  if (typeof statement === 'string') fields.statement = removeLiterals(statement);
  // The error's message may have several lines, so only lines that begin with `at` are stack frames.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  if (frames.length > 0) fields.stack = frames.slice(0, STACK_LINES).join('\n');
  return fields;
}

function removeLiterals(statement: string): string {
  return statement.slice(0, LONGEST_STATEMENT).replace(/'[^']*(?:'|$)/g, "'…'");
}
