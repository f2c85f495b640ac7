import type { AdCopy } from '@adwright/engine-lexicon';
import { computeContrast, MIN_TEXT_CONTRAST } from '@adwright/engine-pixels';
import type { ComposedAd } from '../compose-ad.ts';
import type { PlacedItem } from '../composition.ts';
import { findMisfit } from '../misfit.ts';

/** Minimum font size of an offer's largest letters, as a multiple of the running text's size. */
const LEAST_OFFER = 1.2;

/**
 * Lists the faults of the facts in an arranged ad. Faults are facts that are missing, truncated, outside the
 * frame, too small or unreadable.
 */
export function listFactFaults({ offer, facts = [] }: AdCopy, composed: ComposedAd): string[] {
  const { items } = composed.composition;
  const faults: string[] = [];
  const misfit = findMisfit(composed);
  if (misfit) faults.push(`${misfit.role} has no room`);
  const shown = items.flatMap(factsIn).map(bare);
  for (const fact of facts)
    if (!shown.includes(bare(fact))) faults.push(`"${fact}" is not shown: ${shown.join(' | ')}`);
  if (!offer) return faults;
  const places = items.filter((item) => item.kind === 'offer');
  const [place] = places;
  if (!place || places.length > 1) return [...faults, `${places.length} offers`];
  const wanted = bare(`${offer.text}${offer.was ?? ''}`);
  const letters = bare(place.arranged.texts.map(({ fitted }) => lineOf(fitted.lines)).join(''));
  // An amount lies above or beside the offer's words, which must be in their original order.
  if (letters !== wanted) faults.push(`the offer is shown as "${letters}", not "${wanted}"`);
  if (offer.was && !place.arranged.texts.some(({ isStruck }) => isStruck))
    faults.push(`"${offer.was}" is not struck through`);
  const size = Math.max(...place.arranged.texts.map(({ fitted }) => fitted.size));
  if (size < LEAST_OFFER * composed.stage.base) faults.push(`the offer is ${size} px large`);
  const { fill, ink } = place.design;
  if (fill !== null && computeContrast(fill, ink) < MIN_TEXT_CONTRAST)
    faults.push(`the offer is ${ink} on ${fill}`);
  return faults;
}

function factsIn(item: PlacedItem): string[] {
  return item.kind === 'facts' ? item.arranged.texts.map(({ fitted }) => lineOf(fitted.lines)) : [];
}

function lineOf(lines: readonly string[]): string {
  return lines.map((line, at) => (at < lines.length - 1 ? line.replace(/-$/, '') : line)).join('');
}

/** Removes spaces and hyphens, because line breaks may add or remove them. */
const bare = (text: string) => text.replace(/[\s-]+/g, '');
