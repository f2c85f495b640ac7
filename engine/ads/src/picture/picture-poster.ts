import { hasFacts } from '../offer-entries.ts';
import { stack } from '../stack.ts';
import type { Stage } from '../stage.ts';
import { findAreaBetween, measureHidden, paintOverAll, placeWordsOnPicture } from './full-bleed.ts';
import { pictureBand } from './picture-band.ts';
import { pictureCalm } from './picture-calm.ts';
import { pictureCard } from './picture-card.ts';
import { splitWordGroups } from './picture-entries.ts';
import { pictureTile } from './picture-frame.ts';
import type { PictureLayout } from './picture-layout.ts';

/**
 * Shares of the content's height for the large headline and for the closing texts at the opposite end of the
 * ad.
 */
const SHARES = { lead: 0.4, rest: 0.3 };
/** Shares of the content's height for the headline and for the closing texts in an ad with facts. */
const SHARES_WITH_FACTS = { lead: 0.36, rest: 0.44 };
/**
 * Shares of the content's height for the headline and for the closing texts in a wide ad, because a wide ad is
 * low.
 */
const BROAD_SHARES = { lead: 0.54, rest: 0.4 };
/** Share of a wide ad's width for the text, so that all text stays on one side. */
const BROAD_WIDTH = 0.6;

/** Maximum strength of a shade (0–1) behind the text; a stronger shade would hide too much of the picture. */
export const MAX_EDGE_SHADE = 0.8;

/**
 * Fills the ad with the picture, with text at both ends as on a film poster. A large headline lies at one end
 * of the ad, and the button at the opposite end.
 */
export const picturePoster: PictureLayout = (stage, picture) => {
  if (picture.isWhole) return pictureTile(stage, picture);
  // A wide ad is too low for an offer at the bottom, and a quotation is too long for a poster. In both cases,
  // the text gets a card.
  if (stage.broad && hasFacts(stage)) return pictureCard(stage, picture);
  if (stage.adType === 'testimonial') return pictureCalm(stage, picture);
  const { top, bottom } = endsOf(stage);
  const isTop =
    measureHidden(top.lead, picture, stage) <= measureHidden(bottom.lead, picture, stage);
  const areas = isTop ? top : bottom;
  const [head, foot] = isTop ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  const { groups, shade, strength } = placeWordsOnPicture(stage, picture, (inks) => {
    const { lead, rest } = splitWordGroups(stage, inks, stage.stacked ? 168 : 132, { maxLines: 3 });
    return [
      { items: stack(areas.lead, lead, { align: 'start', justify: head }), edge: head },
      { items: stack(areas.rest, rest, { align: 'start', justify: foot }), edge: foot },
    ];
  });
  if (strength > MAX_EDGE_SHADE) return pictureBand(stage, picture);
  const [lead = [], rest = []] = groups;
  return {
    backdrop: [paintOverAll(stage, picture), ...shade],
    products: [],
    window: isTop ? findAreaBetween(stage, lead, rest) : findAreaBetween(stage, rest, lead),
    items: [...lead, ...rest],
  };
};

/**
 * Returns the areas of the headline and of the closing texts for both orders: headline at the top, and headline
 * at the bottom.
 */
function endsOf(stage: Stage) {
  const { content, broad } = stage;
  const shares = broad ? BROAD_SHARES : hasFacts(stage) ? SHARES_WITH_FACTS : SHARES;
  const width = content.width * (broad ? BROAD_WIDTH : 1);
  const [lead, rest] = [shares.lead * content.height, shares.rest * content.height];
  const foot = content.y + content.height;
  return {
    top: {
      lead: { ...content, width, height: lead },
      rest: { ...content, width, y: foot - rest, height: rest },
    },
    bottom: {
      lead: { ...content, width, y: foot - lead, height: lead },
      rest: { ...content, width, height: rest },
    },
  };
}
