/** Ends a test for want of something, where an expression must give a value. */
export function failBecause(reason: string): never {
  throw new Error(reason);
}
