/**
 * Returns the place of a card in a looping carousel, counted from the first visible place: from -1 (left of it)
 * to `count` - 2. A card that leaves the screen on one side reappears on the other side, and is hidden while it
 * crosses the screen.
 */
export function getCardPlace(index: number, current: number, count: number): number {
  return ((index - current + 1 + count) % count) - 1;
}

/**
 * Tells whether a card moves from one end of the carousel to the other, so that it must be hidden while it
 * crosses the screen.
 */
export function isMovedRound(place: number, direction: 1 | -1, count: number): boolean {
  return place === (direction === 1 ? count - 2 : -1);
}
