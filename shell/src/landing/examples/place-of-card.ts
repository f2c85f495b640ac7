/**
 * Where a card stands in a loop, in steps from the first place on screen: -1 (just left of it) to `count` - 2. A card
 * that leaves on one side is moved round to the other while nobody sees it.
 */
export function placeOfCard(index: number, current: number, count: number): number {
  return ((index - current + 1 + count) % count) - 1;
}

/** True for the card that is being moved round: it must not be seen flying across. */
export function isMovedRound(place: number, direction: 1 | -1, count: number): boolean {
  return place === (direction === 1 ? count - 2 : -1);
}
