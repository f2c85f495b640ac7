/** Fails a test with a reason; used in an expression that otherwise needs a value. */
export function failBecause(reason: string): never {
  throw new Error(reason);
}
