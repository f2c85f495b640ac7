/** What is leakproof without having a lid. */
const WORN = String.raw`\b(?:underwear|knickers|pants|briefs|boxers|swimwear|nappies|nappy|diapers?|bras?|leggings)\b`;

/**
 * The words of sellers by which a benefit is known, as they stand in a brief. What a pattern matches is printed as a row, so it
 * holds the whole of the claim. What a copywriter makes of them is in `content/en/benefits`.
 */
export const BENEFIT_PATTERNS = {
  'hand-poured': /\bhand[- ]?poured\b/i,
  'hand-knit': /\bhand[- ]?knit(?:ted)?\b/i,
  'hand-painted': /\bhand[- ]?painted\b/i,
  handmade:
    /\bhand[- ]?(?:made|crafted|built|stitched|sewn|carved|woven|blown|thrown|dyed|rolled|tied|finished|picked|cut)\b/i,
  homemade: /\bhome[- ]?made\b/i,
  'small-batch': /\bsmall[- ]batch\b/i,
  sourdough: /\bsourdough\b/i,
  'wood-fired': /\bwood[- ]?(?:fired|oven)\b/i,
  'freshly-made': /\b(?:freshly |fresh[- ])(?:baked|roasted|ground|cooked|made|squeezed|brewed)\b/i,
  'fresh-food':
    /\bfresh (?:bread|fish|pasta|fruit|vegetables|flowers?|food|meals?|produce|eggs|coffee|pastries)\b(?![- ](?:making|class|course|workshop))/i,
  'cold-pressed': /\bcold[- ]pressed\b/i,
  'slow-made': /\bslow[- ](?:cooked|roasted|brewed|fermented|smoked|made|grown)\b/i,
  'vegan-leather': /\b(?:vegan|faux) leather\b/i,
  leather:
    /(?<!(?:vegan|faux|fake|synthetic) )\b(?:full[- ]grain |genuine |real |italian )?leather\b(?! (?:repairs?|cleaning|cleaners?|care|conditioners?|restoration))/i,
  wool: /\bmerino(?: wool)?\b|(?<!steel )\bwool\b/i,
  cashmere: /\bcashmere\b/i,
  silk: /\b(?:pure |mulberry )?silk\b(?! (?:road|route|screen|flowers?|printing))/i,
  linen: /\blinen\b(?! (?:services?|rentals?|hire|closets?|cupboards?))/i,
  cotton: /\b(?:organic )?cotton\b(?! (?:candy|swabs?|buds?))/i,
  bamboo: /\bbamboo\b/i,
  'cast-iron': /\bcast[- ]iron\b/i,
  'stainless-steel': /\bstainless(?: |-)steel\b/i,
  concrete: /\bconcrete(?= (?:\w+ )?(?:planters?|pots?|bowls?|vases?)\b)/i,
  wood: /\b(?:oak|walnut|solid wood|wooden)\b(?! garden (?:office|room)s?\b)(?![- ](?:aged|smoked|park|grove|ridge|tree|street|road|avenue|lane|hill|(?:\w+ )?(?:bread|loaf|cake|brownies?|cookies?|muffins?|pies?|oil|milk|butter|ice cream|salad|granola|whiske?y)))/i,
  'lab-grown': /\blab[- ]grown(?: diamonds?)?\b/i,
  vintage: /\bvintage\b/i,
  'second-hand': /\b(?:second[- ]hand|pre[- ]?(?:owned|loved)|refurbished)\b/i,
  personalized:
    /\b(?:personali[sz]ed|custom(?:[- ]made)?|bespoke|made[- ]to[- ]order|engraved|tailor[- ]made)\b/i,
  'made-to-measure': /\bmade[- ]to[- ](?:measure|fit)\b/i,
  'memory-foam': /\bmemory foam\b/i,
  montessori: /\bmontessori\b/i,
  'gluten-free': /\bgluten[- ]free\b/i,
  'sugar-free': /\b(?:sugar[- ]free|no added sugar|zero sugar)\b/i,
  'dairy-free': /\b(?:dairy|lactose)[- ]free\b/i,
  'alcohol-free': /\b(?:alcohol[- ]free|non[- ]alcoholic|zero[- ]proof)\b/i,
  'grain-free': /\bgrain[- ]free\b/i,
  'fragrance-free': /\b(?:fragrance[- ]free|unscented)\b/i,
  'aluminum-free': /\baluminum[- ]free\b|\baluminium[- ]free\b/i,
  'chemical-free': /\b(?:chemical|toxin|paraben|sulfate|bpa|plastic|cruelty)[- ]free\b/i,
  'non-toxic': /\bnon[- ]?toxic\b/i,
  'caffeine-free': /\bcaffeine[- ]free\b|\bdecaf\b/i,
  'soy-wax': /\bsoy (?=candle|wax)/i,
  vegan: /\bvegan\b(?! leather)/i,
  'plant-based': /\bplant[- ]based\b/i,
  organic: /\borganic\b(?! (?:cotton|traffic|seo|search|reach|growth|chemistry|marketing|leads))/i,
  natural:
    /\b(?:all[- ])?natural\b(?! (?:light|history|stones?|gas|disasters?|resources|sciences?|language|burials?|parks?))/i,
  recycled: /\b(?:recycled|upcycled)\b/i,
  recyclable: /\brecyclable\b/i,
  reusable: /\b(?:reusable|refillable)\b/i,
  compostable: /\b(?:compostable|biodegradable)\b/i,
  sustainable: /\b(?:sustainable|sustainably made|eco[- ]?friendly|zero[- ]waste|plastic-free)\b/i,
  'fair-trade': /\bfair[- ]?trade\b/i,
  'sensitive-skin': /\b(?:for |on )?sensitive skin\b/i,
  'non-stick': /\bnon[- ]?stick\b/i,
  'leakproof-wear': new RegExp(
    String.raw`(?<=${WORN}.*)\bleak[- ]?proof\b|\bleak[- ]?proof\b(?=.*${WORN})`,
    'i',
  ),
  leakproof: new RegExp(String.raw`(?<!${WORN}.*)\b(?:leak|spill)[- ]?proof\b(?!.*${WORN})`, 'i'),
  'odor-control': /\b(?:controls? odou?r|odou?r[- ]control)\b/i,
  'no-contract': /\bno (?:contract|commitment|subscription)s?\b/i,
  'noise-cancelling': /\bnoise[- ]cancell?ing\b/i,
  'uv-cleaning': /\bUV(?:-C)?[- ](?:case|saniti[sz]er|cleaning|sterili[sz]er)\b/i,
  waterproof:
    /(?<!\b(?:shav\w+|clippers?|trimmers?|razors?|tooth\w+|mattress|flooring|mascara|eyeliner|plasters?|bath\w*|shower)\b.*)\b(?:waterproof|water[- ]resistant|weatherproof|rainproof)\b(?!.*\b(?:shav\w+|clippers?|trimmers?|razors?|tooth\w+|mattress\w*|protectors?|flooring|mascara|eyeliner|plasters?|bath\w*|shower|membranes?|foundation)\b)/i,
  wireless:
    /\b(?:wireless(?! (?:internet|networks?|routers?|carriers?|plans?|providers?))|cordless|cable[- ]free)\b/i,
  rechargeable: /\brechargeable\b/i,
  portable:
    /\b(?:portable|pocket[- ]sized?|travel[- ]sized?|compact(?! (?:tractors?|excavators?|diggers?|loaders?|cars?|suvs?|discs?|flats?|living))|foldable|folding|collapsible)\b/i,
  lightweight: /\b(?:ultra[- ]?light(?:weight)?|light[- ]?weight)\b/i,
  adjustable: /\badjustable\b/i,
  ergonomic: /\b(?:ergonomic)\b/i,
  'blue-light-blocking': /\bblue[- ]?light(?:[- ]blocking)?\b/i,
  polarized: /\bpolari[sz]ed(?: lenses)?\b/i,
  heated:
    /\bheated(?= (?:\w+ )?(?:jackets?|vests?|gloves?|mittens|socks?|blankets?|scar(?:f|ves)|insoles?|coats?|hoodies?|boots)\b)/i,
  insulated:
    /(?<!\b(?:fully|well|double) )\binsulated\b(?! (?:garden|rooms?|annexes?|cabins?|pods?|buildings?|panels?|doors?))|\bthermal\b(?! (?:paper|cameras?|imaging|printers?|spas?|baths?|springs?|paste|labels?|(?:blackout |lined )?(?:curtains?|blinds?|drapes?)|insulation))/i,
  'self-cleaning': /\bself[- ]cleaning\b/i,
  'self-watering': /\bself[- ]watering\b/i,
  'hepa-filter': /\bHEPA(?: filter)?s?\b/i,
  magsafe: /\bmagsafe\b/i,
  'long-battery':
    /\b\d+[- ]?(?:h(?:ours?|rs?)?|days?) (?:of )?battery\b|\blong[- ]lasting battery\b|\bbattery life\b/i,
  'fast-charging': /\bfast[- ]charging\b/i,
  weighted: /\bweighted\b(?= blanket)/i,
  cooling:
    /\bcooling(?= (?:gel\b|(?:[\w-]+ ){0,3}(?:mattress|pillow|sheet|blanket|bedding|comforter|topper|duvet)))/i,
  compression: /\bcompression(?= (?:socks?|stockings?|tights|leggings|sleeves?)\b)/i,
  'step-by-step': /\bstep[- ]by[- ]step\b/i,
  'for-beginners': /\b(?:for|adult) (?:complete |total |absolute )?beginners\b/i,
  'from-home': /\bfrom home\b|\bat[- ]home\b(?! (?:\w+ )?(?:care|nursing|tests?|kits?|aides?))/i,
  'self-paced': /\bself[- ]paced\b|\bat your own pace\b/i,
  'one-on-one': /\bone[- ]on[- ]one\b|\b1[-:]1\b/i,
  'small-group': /\bsmall[- ]group\b/i,
  'free-delivery':
    /\bfree (?:next[- ]day |local |home |worldwide |same[- ]day )?(?:delivery|shipping)\b/i,
  'free-consultation': /\bfree (?:consultation|estimate|quote|trial|assessment|inspection)s?\b/i,
  'free-returns': /\bfree returns?\b/i,
  'same-day': /(?<!\bresults? (?:the )?)\bsame[- ]day\b(?! results?\b)/i,
  'next-day': /\bnext[- ]day\b/i,
  'around-the-clock': /\b24\s?\/\s?7\b/,
  emergency: /\bemergency\b(?= (?:plumb|electric|locksmith|dent|vet|repair|heating|roof|service))/i,
  delivered: /\bdelivered (?:weekly|monthly|daily|fresh|to your door|every \w+)\b/i,
  subscription:
    /(?<!\b(?:cleaning|care|maintenance|gym|class|software|app|coaching|service|cars?|bike|van|vehicle|phone|game|magazine) )\bsubscription\b/i,
  'family-owned': /\bfamily[- ](?:owned|run)\b|\bfamily business\b/i,
  local:
    /\blocally (?:sourced|made|grown|owned)\b|\blocal (?:farm|ingredients|produce)\b|\bfarm[- ]to[- ]table\b/i,
  'dog-friendly': /\b(?:dog|pet)[- ]friendly\b/i,
  'family-friendly': /\b(?:kid|family)[- ]friendly\b/i,
  'with-a-view': /\bwith (?:a |an )?(?:ocean|sea|lake|mountain|city|rooftop|river)? ?views?\b/i,
  rooftop:
    /\brooftop (?=(?:\w+ )?(?:bars?|restaurants?|pools?|terraces?|caf[eé]s?|lounges?|cinemas?|yoga|parties|party|dining|venues?|gardens?)\b)/i,
  'by-the-sea': /\b(?:near the beach|by the sea|beach ?front|seaside)\b/i,
  'in-the-woods': /\bin the woods\b/i,
  'in-the-countryside': /\bin the (?:countryside|country)\b/i,
  'live-music': /\b(?:live music)\b/i,
  'gift-wrapped': /\bgift[- ]?wrap(?:ped|ping)?\b/i,
  mobile: /\bmobile (?=(?:car|dog|pet|hair|tyre|tire|mechanic|notary|massage|barber)\b)/i,
  delivery:
    /\bdelivery\b(?! (?:management|software|drivers?|restaurants?|business(?:es)?|fleets?|apps?|platforms?)\b)/i,
} as const satisfies Record<string, RegExp>;

export type BenefitId = keyof typeof BENEFIT_PATTERNS;

export const BENEFIT_IDS = Object.keys(BENEFIT_PATTERNS).filter(
  (id): id is BenefitId => id in BENEFIT_PATTERNS,
);
