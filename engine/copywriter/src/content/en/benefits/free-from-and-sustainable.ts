import type { Benefit } from './benefit.ts';

/** What is leakproof without having a lid. */
const WORN = String.raw`\b(?:underwear|knickers|pants|briefs|boxers|swimwear|nappies|nappy|diapers?|bras?|leggings)\b`;

/** What is left out, and what the planet and the body are spared by the brief's own account. */
export const FREE_FROM_AND_SUSTAINABLE: readonly Benefit[] = [
  {
    match: /\bgluten[- ]free\b/i,
    headlines: ['Gluten left. Taste stayed.', 'No gluten. No missing out.'],
  },
  {
    match: /\b(?:sugar[- ]free|no added sugar|zero sugar)\b/i,
    headlines: ['No sugar. No speech about it.', 'Sugar sat this one out'],
  },
  {
    match: /\b(?:dairy|lactose)[- ]free\b/i,
    headlines: ['No dairy. No drama.', 'The cow got the day off'],
  },
  {
    match: /\b(?:alcohol[- ]free|non[- ]alcoholic|zero[- ]proof)\b/i,
    headlines: ['All of the evening, none of the fog', 'Raise a glass. Remember it all.'],
  },
  { match: /\bgrain[- ]free\b/i, headlines: ['Hold the grain', 'No grain. All wag.'] },
  {
    match: /\b(?:fragrance[- ]free|unscented)\b/i,
    headlines: ['No scent. Lots of sense.', 'Nothing to smell here'],
  },
  {
    match: /\baluminum[- ]free\b|\baluminium[- ]free\b/i,
    headlines: ['Hold the aluminum', 'Arms up. Aluminum out.'],
  },
  {
    match: /\b(?:chemical|toxin|paraben|sulfate|bpa|plastic|cruelty)[- ]free\b/i,
    headlines: ['It’s what we left out', 'Read the label. Then smile.'],
  },
  {
    match: /\bnon[- ]?toxic\b/i,
    headlines: ['Read the label. Then relax.', 'It’s what we left out'],
  },
  {
    match: /\bcaffeine[- ]free\b|\bdecaf\b/i,
    headlines: ['All of the ritual, none of the buzz', 'The late cup. Why not?'],
  },
  { match: /\bsoy (?=candle|wax)/i, headlines: ['A softer kind of glow', 'Soy, lit'] },
  {
    match: /\bvegan\b(?! leather)/i,
    headlines: ['Vegan, start to finish', 'Kind, and good at it'],
  },
  { match: /\bplant[- ]based\b/i, headlines: ['Plants had a great idea', 'Powered by plants'] },
  {
    match: /\borganic\b(?! (?:cotton|traffic|seo|search|reach|growth|chemistry|marketing|leads))/i,
    headlines: ['Organic, and proud of it', 'Grown the patient way'],
  },
  {
    match:
      /\b(?:all[- ])?natural\b(?! (?:light|history|stones?|gas|disasters?|resources|sciences?|language|burials?|parks?))/i,
    headlines: ['Nature wrote the recipe', 'As natural as you meant it'],
  },
  {
    match: /\b(?:recycled|upcycled)\b/i,
    headlines: ['Used to be something else', 'Round two looks good on it'],
  },
  {
    match: /\brecyclable\b/i,
    headlines: ['Made to go around again', 'Open it. Use it. Recycle it.'],
  },
  {
    match: /\b(?:reusable|refillable)\b/i,
    headlines: ['Use it. Then use it again.', 'Again, and again, and again'],
  },
  {
    match: /\b(?:compostable|biodegradable)\b/i,
    headlines: ['Made to leave quietly', 'Here now. Not forever.'],
  },
  {
    match: /\b(?:sustainable|sustainably made|eco[- ]?friendly|zero[- ]waste|plastic-free)\b/i,
    headlines: ['Good to have. Good to think about.', 'Kind by design'],
  },
  {
    match: /\bfair[- ]?trade\b/i,
    headlines: ['Fair from the first hand', 'Somebody’s fair share is in it'],
  },
  {
    match: /\b(?:for |on )?sensitive skin\b/i,
    headlines: ['Sensitive skin, you’re expected', 'Made with sensitive skin in mind'],
  },
  {
    match: /\bnon[- ]?stick\b/i,
    headlines: ['Nothing sticks but the memory', 'Slide, don’t scrape'],
  },
  {
    match: new RegExp(
      String.raw`(?<=${WORN}.*)\bleak[- ]?proof\b|\bleak[- ]?proof\b(?=.*${WORN})`,
      'i',
    ),
    headlines: ['Leakproof. Go about your day.', 'Leakproof, and nobody’s business'],
  },
  {
    match: new RegExp(String.raw`(?<!${WORN}.*)\b(?:leak|spill)[- ]?proof\b(?!.*${WORN})`, 'i'),
    headlines: ['Throw it in the bag. It’s fine.', 'The lid stays shut. So can you.'],
  },
  {
    match: /\b(?:controls? odou?r|odou?r[- ]control)\b/i,
    headlines: ['Guests won’t have a clue', 'It keeps a secret'],
  },
  {
    match: /\bno (?:contract|commitment|subscription)s?\b/i,
    headlines: ['Stay because you want to', 'No strings. Just yes.'],
  },
];
