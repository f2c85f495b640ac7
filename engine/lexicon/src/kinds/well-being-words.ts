import type { KindWords } from './kind-words.ts';

/** Answers, cold water and tired muscles; and things that other words of the same field would show as something else. */
export const WELL_BEING_WORDS: KindWords = [
  [
    /\b(?:(?:tarot|oracle|psychic|palm|birth chart|natal chart|astrology|aura|angel card|rune|numerology)(?: (?:cards?|readings?|readers?|sessions?|decks?|reports?|consultations?))*|astrologers?|horoscopes?|clairvoyants?|fortune tell(?:ers?|ing)|crystals?(?: (?:shops?|healing|sets?|balls?))?(?! (?:clear|vases?|glass\w*|chandeliers?)))\b|kartenlege\w+|wahrsag\w+|hellseh\w+|voyan(?:te|ce)|tirage de cartes|\btarots?\b|videntes?\b|cartomant\w+|astrolog[oaie]\w*|hor[oó]scop\w+|гадани|гадалк|таро\b|гороскоп|астролог|タロット|占い|塔罗|占星|타로/iu,
    'crystalBall',
  ],
  [
    /\b(?:(?:cold|ice) (?:plunges?|baths?|barrels?)(?: (?:tubs?|pools?|barrels?|clubs?|chillers?))?|cold water (?:therapy|immersion|tubs?|swimming)|plunge (?:pools?|tubs?)|cryo(?:therapy|chambers?)?|hot tubs?|jacuzzis?|whirlpools?|swim spas?|wood[- ]fired tubs?)\b|eisbad\w*|eistonne|tauchbecken|bain (?:froid|glacé|nordique)|jacuzzi/iu,
    'plungeTub',
  ],
  [
    /\b(?:massage guns?|percussion massagers?|muscle guns?)\b|massagepistole|pistolet de massage|pistola (?:de masaje|massaggiante)/iu,
    'massageGun',
  ],
  [
    /\b(?:(?:hepa )?air (?:purifiers?|cleaners?|filters?)|(?:de)?humidifiers?)\b|luftreiniger|purificateurs? d[’']air|purificador(?:es)? de aire|purificatori? d[’']aria|空气净化器|空気清浄機|공기청정기/iu,
    'airPurifier',
  ],
  [
    /\b(?:(?:meat|steak|chicken|apple|cherry|pumpkin|pecan|fruit|pot|savou?ry|cottage|pork|homemade) pies?|pies?(?: (?:shops?|makers?|compan(?:y|ies)|stalls?|vans?|bakery|deliver(?:y|ies)))?|quiches?|past(?:y|ies))\b(?! charts?)|\btourtes?\b|\btartes?\b/iu,
    'pie',
  ],
  [/\btoasters?\b|grille-pain|tostador\p{L}*|tostapane|toaster\b/iu, 'toaster'],
  [
    /\b(?:voice[- ]?over(?: (?:artists?|actors?|talent|services?|work|studios?))?|voice (?:actors?|actress(?:es)?|artists?|talent|acting)|narrators?|audiobook narrat\w+)\b/iu,
    'microphone',
  ],
  [/\b(?:whitening strips?|(?:teeth|tooth) whitening(?: \w+)?)\b/iu, 'tooth'],
  [/\btoothpaste tablets?\b/iu, 'jar'],
  [
    /\b(?:sound (?:baths?|healing)|breathwork(?: \w+)?|breathing (?:work|sessions?|exercises))\b/iu,
    'stones',
  ],
  [/\b(?:foam rollers?|acupressure mats?)\b/iu, 'yogaMat'],
  [
    /\b(?:smart ?watch(?:es)?|(?:running|gps|fitness|sports?|kids?|triathlon) watch(?:es)?|(?:fitness|activity|sleep) (?:trackers?|bands?))\b|montres? connectées?|reloj(?:es)? inteligentes?|smartwatch|スマートウォッチ|智能手表|스마트 ?워치/iu,
    'smartWatch',
  ],
  [/\bincense(?: sticks?)?\b/iu, 'candle'],
  [/\b(?:pyjamas?|pajamas?|loungewear|nightwear|sleepwear|school uniforms?)\b/iu, 'shirt'],
  [/\b(?:supermarkets?|grocery stores?|groceries|grocers?)\b/iu, 'produceCrate'],
  [
    /\b(?:website builders?|(?:e-?mail|seo|social media|marketing|ai|design|analytics) tools?|wordpress(?: \w+)?)\b/iu,
    'laptop',
  ],
  [
    /\b(?:(?:ghost|walking|city|guided|food|history) (?:walks?|tours?)|walking tours?)\b|stadtführung\w*|visites? guidées?|free tours?/iu,
    'mapPin',
  ],
  [/\bkitchen (?:renovations?|remodel\w*|refurbishments?|makeovers?|design(?:ers?)?)\b/iu, 'stove'],
  [
    /\b(?:(?:children’?s |kids? |picture |personali[sz]ed )?(?:story|picture) ?books?(?: personali[sz]ed)?)\b/iu,
    'book',
  ],
  [
    /\b(?:laundry (?:detergents?|sheets?|pods?|liquid|powder)|fabric softeners?)\b|waschmittel|lessive|detersiv|detergente/iu,
    'washingMachine',
  ],
  [/\b(?:operas?|poetry (?:slams?|nights?|readings?)|ballet performances?)\b/iu, 'tickets'],
  [/\b(?:string )?quartets?\b/iu, 'notes'],
  [/\bhoneymoons?(?: packages?)?\b/iu, 'suitcase'],
  [
    /\b(?:video (?:conferencing|calls?)|(?:online|digital) whiteboards?|(?:form|survey|quiz|landing page) builders?|inventory (?:systems?|software))\b/iu,
    'laptop',
  ],
  [/\b(?:stock (?:photos?|footage|images?))\b/iu, 'camera'],
  [
    /\b(?:windows? (?:installation|replacement|fitters?)|conservator(?:y|ies)|loft conversions?)\b/iu,
    'house',
  ],
  [/\b(?:cancer research|refugee (?:support|aid)|hospice)\b/iu, 'heart'],
  [/\b(?:helplines?|hotlines?|union memberships?)\b/iu, 'speechBubbles'],
  [/\b(?:election|candidates?|political (?:part(?:y|ies)|campaigns?))\b/iu, 'megaphone'],
  [/\bwax melts?\b/iu, 'candle'],
  [/\b(?:lasik|laser eye)(?: \w+){0,2}\b/iu, 'spectacles'],
  [/\b(?:mastering|mixing and mastering)(?: services?)?\b/iu, 'microphone'],
  [/\boffice (?:rentals?|space|suites?)\b/iu, 'desk'],
  [/\b(?:animal|horse|cattle|chicken|poultry) feed\b/iu, 'pouch'],
  [/\b(?:safaris?|foraging(?: \w+)?|bushcraft(?: \w+)?|guided (?:walks?|hikes?))\b/iu, 'rucksack'],
  [/\b(?:(?:computer|gaming|4k|curved|ultrawide|office) monitors?|^monitors?$)/iu, 'screen'],
  [/\b(?:genealog\w+|family tree (?:research|service)s?)\b/iu, 'framedPrint'],
];
