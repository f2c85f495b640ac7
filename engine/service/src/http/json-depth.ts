/** Levels of brackets of a JSON text, counted before anything recursive reads what it holds. */
export function jsonDepth(text: string): number {
  let level = 0;
  let depth = 0;
  // A text that never ends is read to the end: looking for another one at each of its quotes takes quadratic time.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    depth = Math.max(depth, level);
  }
  return depth;
}
