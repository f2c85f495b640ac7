import type { KindWords } from './kind-words.ts';

/** Trades and goods of small businesses whose words hold those of something else: a beekeeper's suit is for no office. */
export const SMALL_TRADE_WORDS: KindWords = [
  [
    /\b(?:hi[- ]?vis(?:ibility)?(?: \w+)?|welding (?:helmets?|masks?|gear)|knee ?pads?|safety (?:boots?|shoes|gloves|goggles|glasses|gear|equipment)|work ?wear|ear defenders?|respirators?)\b/iu,
    'hardHat',
  ],
  [
    /\b(?:bee ?hives?|bee ?keep(?:ing|ers?)(?: (?:suits?|equipment|supplies|kits?|courses?))?|(?:chicken|hen|poultry|duck) (?:coops?|houses?|arks?))\b/iu,
    'birdhouse',
  ],
  [
    /\b(?:pressure|jet|power) ?wash(?:ing|ers?)?\b|\b(?:driveway|patio|decking|roof|render) cleaning\b|\bhochdruckreinig|nettoyage (?:de )?(?:toitures?|façades?|terrasses?)/iu,
    'sprayBottle',
  ],
  [
    /\b(?:dpf|engine carbon|egr|injector) clean(?:ing)?\b|\b(?:bil|auto)(?:verkstad|service|reparation)\p{L}*|\bautogarage\b|\bofficin[ae]\b|\btaller(?:es)? (?:mecánic|de coches)|\bgarage auto|\bautowerkstatt/iu,
    'car',
  ],
  [
    /\b(?:house|home|probate|estate|garage|loft|office|hoarder) clear(?:ance|-?outs?)s?\b/iu,
    'parcel',
  ],
  [
    /\b(?:phone|telephone|call)[- ]answering\b|\banswering services?\b|\bvirtual reception\w*/iu,
    'headphones',
  ],
  [/\b(?:ear ?wax|microsuction|ear (?:cleaning|irrigation))(?: removal)?\b/iu, 'medicalCross'],
  [/\b(?:pottery|ceramics?)[- ]painting(?: (?:caf[eé]|studio|part(?:y|ie))s?)?\b/iu, 'vase'],
  [
    /\b(?:saddle (?:pads?|cloths?)|saddles?|bridles?|head ?collars?|livery)\b|\bstallplats\p{L}*|\bstallhyra\b|pensionsstall|pferdepension|pension (?:pour )?chevaux/iu,
    'horse',
  ],
  [
    /\b(?:septic tanks?(?: \w+)?|cess ?pits?(?: \w+)?|drains?(?: \w+)?|sewers?(?: \w+)?|rohrreinigung|abflussreinigung|kanalreinigung)\b|débouchage|dégorgement|curage|\bdesatasco|\bdesatranco|spurgo|desentupi|rioolont?stop|\bontstopp|avloppsspolning|stopp i avlopp/iu,
    'tap',
  ],
  [
    /\b(?:craft|makers|vintage|flea|street|village|farmers.?) (?:fairs?|markets?)\b|\bjumble sales?\b|\bcar boot(?: sales?)?\b/iu,
    'storefront',
  ],
  [/\b(?:venison|game meat|wild boar|grass[- ]fed (?:beef|lamb)|dry[- ]aged \w+)\b/iu, 'steak'],
  [/\bmeads?\b/iu, 'tallBottle'],
  [
    /\bfloat(?:ation)? (?:tanks?|pods?|therapy|sessions?)\b|\bsensory deprivation\b|\bsound baths?\b/iu,
    'stones',
  ],
  [
    /\b(?:interim|fractional|part[- ]time) (?:cfo|ceo|coo|cmo|cto|finance director|hr director)s?\b/iu,
    'briefcase',
  ],
];
