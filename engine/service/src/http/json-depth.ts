/** Measures the nesting depth of a JSON text before any recursive code reads the text. */
export function measureJsonDepth(text: string): number {
  let level = 0;
  let depth = 0;
  // The pattern reads an unterminated string to the end of the text. Searching for another string at each quote
  // of an unterminated string would take quadratic time.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') level += 1;
    else if (token === ']' || token === '}') level -= 1;
    depth = Math.max(depth, level);
  }
  return depth;
}
