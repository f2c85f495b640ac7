/** Fails a test with a reason, in an expression that would otherwise need a value. */
export function failBecause(reason: string): never {
  throw new Error(reason);
}
