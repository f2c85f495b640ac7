import type { Benefit } from './benefit.ts';

/** How a thing is made, and what of. */
export const MATERIALS_AND_MAKING: readonly Benefit[] = [
  {
    match: /\bhand[- ]?poured\b/i,
    headlines: ['Poured by hand. Worth a closer look.', 'Somebody poured this by hand'],
  },
  {
    match: /\bhand[- ]?knit(?:ted)?\b/i,
    headlines: ['Stitch by stitch, by hand', 'Somebody knitted this'],
  },
  {
    match: /\bhand[- ]?painted\b/i,
    headlines: ['Painted by hand. You can tell.', 'A brush was here'],
  },
  {
    match:
      /\bhand[- ]?(?:made|crafted|built|stitched|sewn|carved|woven|blown|thrown|dyed|rolled|tied|finished|picked|cut)\b/i,
    headlines: ['Made by hands, not by habit', 'Somebody made this. By hand.'],
  },
  {
    match: /\bhome[- ]?made\b/i,
    headlines: ['Tastes like somebody’s kitchen', 'Made the way you’d make it'],
  },
  {
    match: /\bsmall[- ]batch\b/i,
    headlines: ['Small batch. Full attention.', 'Made a little at a time'],
  },
  {
    match: /\bsourdough\b/i,
    headlines: ['Good bread takes its time', 'Crackling crust, patient dough'],
  },
  {
    match: /\bwood[- ]?(?:fired|oven)\b/i,
    headlines: ['Out of the fire, onto your plate', 'The fire does the talking'],
  },
  {
    match: /\b(?:freshly |fresh[- ])(?:baked|roasted|ground|cooked|made|squeezed|brewed)\b/i,
    headlines: ['Fresh is the whole idea', 'You’ll smell it before you see it'],
  },
  {
    match:
      /\bfresh (?:bread|fish|pasta|fruit|vegetables|flowers?|food|meals?|produce|eggs|coffee|pastries)\b(?![- ](?:making|class|course|workshop))/i,
    headlines: ['Fresh is the whole idea', 'Follow the fresh'],
  },
  {
    match: /\bcold[- ]pressed\b/i,
    headlines: ['Pressed cold. Poured cold.', 'Nothing but the press'],
  },
  {
    match: /\bslow[- ](?:cooked|roasted|brewed|fermented|smoked|made|grown)\b/i,
    headlines: ['The slow way, on purpose', 'Time is an ingredient'],
  },
  {
    match: /\b(?:vegan|faux) leather\b/i,
    headlines: ['All the look. Leather not included.', 'The look you love, minus the leather'],
  },
  {
    match:
      /(?<!(?:vegan|faux|fake|synthetic) )\b(?:full[- ]grain |genuine |real |italian )?leather\b(?! (?:repairs?|cleaning|cleaners?|care|conditioners?|restoration))/i,
    headlines: ['Leather you’ll grow into', 'For the miles ahead of it'],
  },
  {
    match: /\bmerino(?: wool)?\b|(?<!steel )\bwool\b/i,
    headlines: ['Warm is a feeling. This is wool.', 'Thank the sheep'],
  },
  { match: /\bcashmere\b/i, headlines: ['Soft has a name: cashmere', 'Go on, touch the sleeve'] },
  {
    match: /\b(?:pure |mulberry )?silk\b(?! (?:road|route|screen|flowers?|printing))/i,
    headlines: ['Smooth as its name: silk', 'Silk, for no special occasion'],
  },
  {
    match: /\blinen\b(?! (?:services?|rentals?|hire|closets?|cupboards?))/i,
    headlines: ['Linen. Wrinkles welcome.', 'Linen days ahead'],
  },
  {
    match: /\b(?:organic )?cotton\b(?! (?:candy|swabs?|buds?))/i,
    headlines: ['Cotton first, everything else later', 'Soft starts with cotton'],
  },
  { match: /\bbamboo\b/i, headlines: ['Bamboo. It grew into this.', 'From a stalk to your home'] },
  {
    match: /\bcast[- ]iron\b/i,
    headlines: ['Heavy on purpose', 'A pan with some weight behind it'],
  },
  {
    match: /\bstainless(?: |-)steel\b/i,
    headlines: ['Steel yourself for every day', 'Steel. Simple. Yours.'],
  },
  {
    match: /\bconcrete(?= (?:\w+ )?(?:planters?|pots?|bowls?|vases?)\b)/i,
    headlines: ['Set in concrete, grown in green', 'Concrete with a soft side'],
  },
  {
    match:
      /\b(?:oak|walnut|solid wood|wooden)\b(?! garden (?:office|room)s?\b)(?![- ](?:aged|smoked|park|grove|ridge|tree|street|road|avenue|lane|hill|(?:\w+ )?(?:bread|loaf|cake|brownies?|cookies?|muffins?|pies?|oil|milk|butter|ice cream|salad|granola|whiske?y)))/i,
    headlines: ['It was a tree. Now it’s yours.', 'Grain you can feel'],
  },
  {
    match: /\blab[- ]grown(?: diamonds?)?\b/i,
    headlines: ['Grown to be given', 'Grown with care. Given with love.'],
  },
  { match: /\bvintage\b/i, headlines: ['It has a past. Give it a future.', 'Old soul, new home'] },
  {
    match: /\b(?:second[- ]hand|pre[- ]?(?:owned|loved)|refurbished)\b/i,
    headlines: ['Loved once. Ready for round two.', 'The second chapter starts with you'],
  },
  {
    match:
      /\b(?:personali[sz]ed|custom(?:[- ]made)?|bespoke|made[- ]to[- ]order|engraved|tailor[- ]made)\b/i,
    headlines: ['Yours, down to the detail', 'You have it your way'],
  },
  {
    match: /\bmade[- ]to[- ](?:measure|fit)\b/i,
    headlines: ['First measured, then made', 'Made to your numbers'],
  },
  {
    match: /\bmemory foam\b/i,
    headlines: ['A soft place to land', 'Sink in. Stay a while.'],
  },
  { match: /\bmontessori\b/i, headlines: ['Let small hands lead', 'Hands busy. Mind at play.'] },
];
