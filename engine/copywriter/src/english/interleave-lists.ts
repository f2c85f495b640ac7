/** Interleaves lists: the first item of each list, then the second of each, and so on. */
export function interleaveLists(lists: readonly (readonly string[])[]): string[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.map((list) => list[round]))
    .flat()
    .filter((line) => line !== undefined);
}
