import type { Random } from '@adwright/engine-pixels/random';

/** Returns a copy of the list in random order: each item is inserted at a random position. */
export function shuffleItems<Item>(items: readonly Item[], random: Random): Item[] {
  const order: Item[] = [];
  for (const item of items) order.splice(Math.floor(random() * (order.length + 1)), 0, item);
  return order;
}
