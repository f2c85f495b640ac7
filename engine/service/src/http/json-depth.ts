/** Nesting depth of a JSON text, counted before anything recursive reads it. */
export function measureJsonDepth(text: string): number {
  let level = 0;
  let depth = 0;
  // An unterminated string is read to its end. Searching for another string at each of its quotes would take quadratic
  // time.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    depth = Math.max(depth, level);
  }
  return depth;
}
