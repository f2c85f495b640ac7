/** Returns the index of the grid element to which an arrow key moves; null for any other key. */
export function findNextPlace(
  key: string,
  at: number,
  elements: readonly Pick<HTMLElement, 'offsetTop'>[],
): number | null {
  const last = elements.length - 1;
  const columns = countColumns(elements);
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: last,
  };
  const wanted = steps[key];
  if (wanted === undefined || last < 0) return null;
  // Arrow keys stop at the first and the last row and do not wrap around.
  return wanted < 0 || wanted > last ? at : wanted;
}

/** Returns the number of elements in the first row of the grid. */
function countColumns(elements: readonly Pick<HTMLElement, 'offsetTop'>[]): number {
  const [first] = elements;
  const second = elements.findIndex(({ offsetTop }) => offsetTop > (first?.offsetTop ?? 0));
  return second === -1 ? Math.max(1, elements.length) : second;
}
