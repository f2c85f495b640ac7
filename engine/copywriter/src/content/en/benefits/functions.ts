import type { Benefit } from './benefit.ts';

/** What a thing does, or comes with. */
export const FUNCTIONS: readonly Benefit[] = [
  {
    match: /\bnoise[- ]cancell?ing\b/i,
    headlines: ['Turn the world down', 'Out of office, in your ears'],
  },
  {
    match: /\bUV(?:-C)?[- ](?:case|saniti[sz]er|cleaning|sterili[sz]er)\b/i,
    headlines: ['Clean, even from a suitcase', 'The case for a cleaner trip'],
  },
  {
    match:
      /(?<!\b(?:shav\w+|clippers?|trimmers?|razors?|tooth\w+|mattress|flooring|mascara|eyeliner|plasters?|bath\w*|shower)\b.*)\b(?:waterproof|water[- ]resistant|weatherproof|rainproof)\b(?!.*\b(?:shav\w+|clippers?|trimmers?|razors?|tooth\w+|mattress\w*|protectors?|flooring|mascara|eyeliner|plasters?|bath\w*|shower|membranes?|foundation)\b)/i,
    headlines: ['Rain? Go anyway.', 'Let the weather have opinions'],
  },
  {
    match:
      /\b(?:wireless(?! (?:internet|networks?|routers?|carriers?|plans?|providers?))|cordless|cable[- ]free)\b/i,
    headlines: ['Lose the cord', 'No strings. No cords. Go.'],
  },
  {
    match: /\brechargeable\b/i,
    headlines: ['Charge it. Go again.', 'Plug in. Power up. Head out.'],
  },
  {
    match:
      /\b(?:portable|pocket[- ]sized?|travel[- ]sized?|compact(?! (?:tractors?|excavators?|diggers?|loaders?|cars?|suvs?|discs?|flats?|living))|foldable|folding|collapsible)\b/i,
    headlines: ['Goes where you go', 'Pack it. Take it. Done.'],
  },
  {
    match: /\b(?:ultra[- ]?light(?:weight)?|light[- ]?weight)\b/i,
    headlines: ['Light enough to forget', 'Carry less. Go further.'],
  },
  { match: /\badjustable\b/i, headlines: ['It adjusts. You don’t have to.', 'Set it your way'] },
  {
    match: /\b(?:ergonomic)\b/i,
    headlines: ['Shaped around you', 'Shaped for the long day'],
  },
  {
    match: /\bblue[- ]?light(?:[- ]blocking)?\b/i,
    headlines: ['Give your screen some shade', 'For eyes that read this at night'],
  },
  {
    match: /\bpolari[sz]ed(?: lenses)?\b/i,
    headlines: ['Less glare. More view.', 'See the road, not the glare'],
  },
  {
    match:
      /\bheated(?= (?:\w+ )?(?:jackets?|vests?|gloves?|mittens|socks?|blankets?|scar(?:f|ves)|insoles?|coats?|hoodies?|boots)\b)/i,
    headlines: ['Turn on the warm', 'Winter, you can stay outside'],
  },
  {
    match:
      /(?<!\b(?:fully|well|double) )\binsulated\b(?! (?:garden|rooms?|annexes?|cabins?|pods?|buildings?|panels?|doors?))|\bthermal\b(?! (?:paper|cameras?|imaging|printers?|spas?|baths?|springs?|paste|labels?|(?:blackout |lined )?(?:curtains?|blinds?|drapes?)|insulation))/i,
    headlines: ['Weather outside. Warmth within.', 'Keeps its temper'],
  },
  {
    match: /\bself[- ]cleaning\b/i,
    headlines: ['It cleans up after itself', 'One chore off the list'],
  },
  {
    match: /\bself[- ]watering\b/i,
    headlines: ['Go away. The plants are fine.', 'It remembers to water'],
  },
  {
    match: /\bHEPA(?: filter)?s?\b/i,
    headlines: ['Breathe in. That’s the idea.', 'Let the air do nothing'],
  },
  { match: /\bmagsafe\b/i, headlines: ['Snap. Done.', 'It clicks. Literally.'] },
  {
    match:
      /\b\d+[- ]?(?:h(?:ours?|rs?)?|days?) (?:of )?battery\b|\blong[- ]lasting battery\b|\bbattery life\b/i,
    headlines: ['The charger can stay home', 'Goes on when you do'],
  },
  {
    match: /\bfast[- ]charging\b/i,
    headlines: ['Fast charging. Short goodbyes.', 'Plug in. Not for long.'],
  },
  {
    match: /\bweighted\b(?= blanket)/i,
    headlines: ['A hug that stays all night', 'Get under the good kind of weight'],
  },
  {
    match:
      /\bcooling(?= (?:gel\b|(?:[\w-]+ ){0,3}(?:mattress|pillow|sheet|blanket|bedding|comforter|topper|duvet)))/i,
    headlines: ['Sleep on the chill side', 'The cool side of the bed'],
  },
  {
    match: /\bcompression(?= (?:socks?|stockings?|tights|leggings|sleeves?)\b)/i,
    headlines: ['A little squeeze for a long day', 'For legs on the late shift'],
  },
  {
    match: /\bstep[- ]by[- ]step\b/i,
    headlines: ['One step. Then the next.', 'You bring step one'],
  },
  {
    match: /\b(?:for|adult) (?:complete |total |absolute )?beginners\b/i,
    headlines: ['Never tried? Perfect.', 'Beginners, begin here'],
  },
  {
    match: /\bfrom home\b|\bat[- ]home\b(?! (?:\w+ )?(?:care|nursing|tests?|kits?|aides?))/i,
    headlines: ['Slippers are fine', 'No commute. Just the couch.'],
  },
  {
    match: /\bself[- ]paced\b|\bat your own pace\b/i,
    headlines: ['Your pace is the pace', 'Pause. Play. Get there.'],
  },
  {
    match: /\bone[- ]on[- ]one\b|\b1[-:]1\b/i,
    headlines: ['Just you and the question', 'All the attention, all for you'],
  },
  {
    match: /\bsmall[- ]group\b/i,
    headlines: ['Small group. Big stories.', 'Few enough to know names'],
  },
];
