import type { KindWords } from './kind-words.ts';

/** What a word in it would mislead about, and trades down the street that the broader tables do not name. */
export const HIGH_STREET_WORDS: KindWords = [
  [
    /\b(?:hot sauces?|chil+[iey] sauces?|sriracha|tabasco|peri[- ]peri(?: sauces?)?|salsas? picantes?|sauces? piquantes?|molhos? de pimenta|salsa piccante|chilisauce)(?: (?:gift sets?|sets?|clubs?|subscriptions?|makers?))?\b/iu,
    'hotSauce',
  ],
  [
    /\b(?:roof(?:ing|ers?)?|gutter(?:s|ing)?)(?! (?:racks?|box(?:es)?|bars?|tents?|windows?|terraces?))(?: (?:repairs?|replacements?|cleaning|clearing|contractors?|maintenance|inspections?|compan(?:y|ies)|services?|guards?))*\b|\b(?:couvreurs?|zingueurs?|toitures?|tejados|telhadistas?|lattonier[ei])\b|\b(?:double glazing|surveyors?|home inspections?|building surveys?)\b/iu,
    'house',
  ],
  [/\b(?:(?:sea salt |salted |soft )?caramels|toffees?)\b/iu, 'candy'],
  [/\b(?:frozen |handmade |soup )?dumplings\b|\bgyoza\b|\bpierogi\b/iu, 'noodleBowl'],
  [/\b(?:rooftop|sky|cocktail) bars?\b/iu, 'cocktail'],
  [
    /\b(?<!(?:live|cover|rock|jazz|funk|soul|folk|best) )wedding bands?\b(?! (?:for hire|music))/iu,
    'jewel',
  ],
  [/\b(?:suit|tuxedo) (?:hire|rentals?|shops?)\b/iu, 'suit'],
  [
    /\b(?:(?:trade show|exhibition|expo) (?:stands?|booths?|displays?)(?: (?:design|builders?|hire))?)\b/iu,
    'megaphone',
  ],
  [/\bhome stag(?:ing|ers?)\b/iu, 'armchair'],
  [/\bdriving (?:instruct(?:ors?|ion)|tests?)\b/iu, 'car'],
  [/\b(?:laser|corrective) eye (?:surgery|surgeons?|clinics?|correction)\b/iu, 'spectacles'],
  [
    /\b(?:(?:crane|digger|excavator|plant machinery|cherry picker) (?:hire|rentals?)|asbestos (?:removal|surveys?|testing)|(?:stump|concrete) (?:removal|grinding|cutting))\b/iu,
    'hardHat',
  ],
  [/\b(?:kitchen|bathroom|wardrobe) (?:fitt(?:ing|ers?)|installations?|installers?)\b/iu, 'drill'],
  [/\bneon (?:signs?|lights?|lettering)\b/iu, 'bulb'],
  [
    /\b(?:newborn|maternity|family|baby|cake smash) (?:photos?|shoots?|portraits?|sessions?)\b/iu,
    'camera',
  ],
  [/\b(?:(?:spray|fake|self) tan(?:s|ning|ner)?)\b/iu, 'tube'],
  [/\b(?:(?:invisible|clear|dental) (?:braces|aligners?)|retainers for teeth)\b/iu, 'tooth'],
  [/\b(?:film|movie|cinema) (?:clubs?|nights?|screenings?)\b/iu, 'tickets'],
  [/\b(?:cufflinks?|tie pins?|brooch(?:es)?)\b/iu, 'jewel'],
  [/\b(?:wedding|party|function|lounge) singers?\b/iu, 'microphone'],
  [/\b(?:data (?:label+ing|annotation)|labelled data)\b/iu, 'laptop'],
  [
    /\b(?:student (?:rooms?|housing|accommodation|flats?|lets?)|co-?living(?: (?:spaces?|rooms?))?|shared (?:flats?|houses?))\b/iu,
    'bed',
  ],
  [/\b(?:podiatr\w+|chiropod\w+|dermatolog\w+)(?: clinics?)?\b/iu, 'medicalCross'],
  [/\b(?:(?:stop smoking )?hypnotherap\w+|hypnosis)\b/iu, 'stones'],
  [/\b(?:(?:cv|resume|résumé) (?:writing|writers?|services?|reviews?))\b/iu, 'briefcase'],
  [
    /\b(?:exam prep(?:aration)?|homework (?:help|clubs?)|(?:exam )?revision (?:courses?|guides?|class(?:es)?))\b/iu,
    'studies',
  ],
  [
    /\b(?:reptiles?|hamsters?|rabbits?|guinea pigs?|gerbils?)(?: (?:shops?|cages?|hutch(?:es)?|food|supplies|rescues?|hotels?|boarding))?\b/iu,
    'paw',
  ],
  [
    /\b(?:online|coding|code|programming|web(?: development)?|python|software|data|design|data science|machine learning|cyber ?security|ux(?: design)?|product management|digital marketing|sales|finance|tech) (?:boot ?camps?)\b/iu,
    'laptop',
  ],
  [
    /\b(?:(?:emergency )?electricians?)\b|\p{L}*elektriker\b|\bélectriciens?\b|\belectricistas?\b|\beletricistas?\b|\belettricist[ai]\b|\belektricien\b/iu,
    'bulb',
  ],
  [
    /\b(?:(?:hand[- ]?knitted |knitted |merino |wool(?:len)? |cashmere |christmas |fair isle |nordic )*(?:sweaters?|jumpers?|pullovers?|cardigans?|knitwear))\b(?! (?:dress|vests?))|\p{L}*strickpullover|\bpulls? en laine|\bjers[eé]ys?\b|\bmaglion[ei]\b/iu,
    'sweater',
  ],
  [
    /\b(?:(?:night|sleeper|steam|scenic|heritage|panorama|luxury) trains?|train (?:trips?|journeys?|rides?|travel|holidays?)|rail (?:passe?s?|travel|holidays?|journeys?)|railways?)\b|\bnachtzüge?\b|\btrains? de nuit|\btren nocturno/iu,
    'toyTrain',
  ],
  [
    /\bresidencias? caninas?|\bhotel(?:es)? caninos?|\bpension(?:s)? (?:canines?|félines?)/iu,
    'petBed',
  ],
  [/\bdentures?(?: (?:repairs?|clinics?|care))?\b/iu, 'tooth'],
  [
    /\b(?:voice|vocal|singing) (?:lessons?|coach\w*|class(?:es)?|teachers?|training)\b/iu,
    'microphone',
  ],
  [/\bsnow (?:removal|clearing|ploughing|plowing)\b/iu, 'house'],
  [/\bblood (?:drives?|donations?|donors?)\b/iu, 'heart'],
  [/\b(?:(?:car|ev|vehicle|van) (?:subscriptions?|leasing|lease))\b/iu, 'car'],
  [/\b(?:sleep apn(?:o)?ea|cpap)(?: \w+)?\b|\bmenstrual (?:cups?|discs?|care)\b/iu, 'medicalCross'],
  [/\b(?:red light therapy|led face)(?: \w+)?\b/iu, 'stones'],
  [/\benergy (?:gels?|chews?)\b/iu, 'snackBar'],
  [/\b(?:dog|cat|puppy|kitten|parrot|bird|pet) toys?\b/iu, 'paw'],
  [/\bfarm ?stays?\b|\bhouse ?boat (?:stays?|holidays?|rentals?)\b/iu, 'cabin'],
  [/\b(?:city breaks?|weekend breaks?|getaways?)\b/iu, 'suitcase'],
  [/\b(?:whale|dolphin|seal)[- ]watching(?: (?:tours?|trips?|cruises?))?\b/iu, 'boat'],
  [/\bsilent discos?\b/iu, 'headphones'],
  [/\b(?:running|jogging|athletics) clubs?\b/iu, 'sneaker'],
  [/\bmots?(?: tests?| testing)?(?=$| (?:and|&|cent(?:re|er)s?|stations?|garages?)\b)/iu, 'car'],
  [/\b(?:grave|head|memorial )stones?\b|\bgrabsteine?\b/iu, 'candle'],
  [/\b(?:drama (?:clubs?|schools?|class(?:es)?|lessons?)|am-?dram)\b/iu, 'tickets'],
  [
    /\bassurances? (?:auto|moto|habitation|santé|vie|voyage|chien|animaux)\b|\bseguros? (?:de|para) \p{L}+|\bassicurazion[ei] (?:auto|moto|casa|viaggio)/iu,
    'shield',
  ],
  [
    /\bacademias? de (?:inglés|idiomas?|francés|alemán|inglês|línguas)\b|\bcorsi? di (?:inglese|lingua|lingue)\b/iu,
    'speechBubbles',
  ],
  [/\bfloriculturas?\b|\bfiorai[oa]?\b|\bkwiaciarni\p{L}*|\bçiçek(?:çi|çilik)\b/iu, 'bouquet'],
  [
    /\b(?:online|web|etsy|shopify) (?:shops?|stores?|boutiques?)\b(?! (?:builders?|software|platform|design))/iu,
    'parcel',
  ],
  [
    /^(?:(?:my|our|the|a|new|small|little|local|gift|village|corner|concept|general|family) )*(?:shops?|stores?|boutiques?)$/iu,
    'storefront',
  ],
];
