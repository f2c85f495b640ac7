/**
 * Returns the position of a card in a loop, in steps from the first place on screen: -1 (just left of it) to
 * `count` - 2. A card that leaves on one side reappears on the other; it is hidden while it crosses the
 * screen.
 */
export function getCardPlace(index: number, current: number, count: number): number {
  return ((index - current + 1 + count) % count) - 1;
}

/** Tells whether a card wraps around, so that it must be hidden while it crosses the screen. */
export function isMovedRound(place: number, direction: 1 | -1, count: number): boolean {
  return place === (direction === 1 ? count - 2 : -1);
}
