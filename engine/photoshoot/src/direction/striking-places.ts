import type { SceneName } from './scene-name.ts';

/** Places that no other word of a brief outdoes: a cave of ice is no winter, a lighthouse no beach. */
export const STRIKING_PLACES: readonly (readonly [SceneName, RegExp])[] = [
  ['canyon', /\bcappadocia\b/i],
  ['desert', /\b(?:moroccan|arabian|egyptian|mexican|indian) (?:\w+ )?(?:desert|dunes)\b/i],
  [
    'beach',
    /\b(?:barcelona|valencia|lisbon|nice|cannes|istanbul|italian|spanish|french|greek|mexican|cuban|portuguese|european)(?:'s)? (?:\w+ )?beach(?:es)?\b(?! (?:bar|club|party|volleyball))/i,
  ],
  ['kitchen', /\bneon[- ](?:lit )?kitchen\b|\bkitchen\b.{0,16}\bneon\b/i],
  [
    'shop',
    /\b(?:cosmetics?|beauty|make-?up|sales|shop|store|department store|fragrance) counter\b/i,
  ],
  ['lobby', /\b(?:reception|front|hotel|concierge) (?:desk|counter)\b/i],
  ['airport', /\bcheck-?in (?:desk|counter)\b/i],
  [
    'bakery',
    /\b(?:(?:donut|doughnut|cake|cupcake|bagel|pastry|croissant|chocolate) (?:shop|store|factory|counter|display)|chocolatier|chocolaterie|confectioner(?:y|'?s))\b/i,
  ],
  ['cafe', /\b(?:bubble tea|boba|juice|smoothie) (?:shop|bar|store|house)\b/i],
  [
    'teaRoom',
    /\b(?:tatami|ryokan|shoji|dojo|tea (?:house|ceremony)|japanese (?:tea )?(?:rooms?|house|home|inn|interior))\b/i,
  ],
  [
    'christmasMarket',
    /\b(?:christmas|xmas|holiday|winter|advent) (?:street )?(?:market|fair|stalls?)s?\b/i,
  ],
  [
    'tulips',
    /\btulips?\b.{0,12}\b(?:fields?|farm|garden)\b|\b(?:fields?|rows|sea) of (?:\w+ )?tulips\b/i,
  ],
  [
    'doorstep',
    /\b(?:door ?steps?|(?:front|house|home|entrance|apartment) ?(?:door(?! ?mat store)|porch|steps)|(?<!car )porch|stoop|door ?mat|welcome mat)\b/i,
  ],
  ['vineyard', /\bvine ?yards?\b(?!.{0,20}\b(?:restaurant|tasting room|cellar)\b)/i],
  ['rooftop', /\broof ?top\b[\w -]{0,24}\bcourt\b/i],
  ['sunnyWindow', /^(?!.*\b(?:rain|snow|frost|winter|wintry|icy)).*\bwindow ?sill\b/i],
  ['garden', /\b(?:clothes|washing|laundry) ?lines?\b|\blaundry (?:on|drying|hung|hanging)\b/i],
  ['autumn', /\bpumpkin (?:patch|farm|field)\b/i],
  ['pool', /\bswim[- ]?up bar\b/i],
  [
    'barbershop',
    /\b(?:vanity|make-?up|dressing)\b.{0,20}\b(?:mirrors?|bulbs?|lights?)\b|\bmirror with (?:light )?bulbs\b/i,
  ],
  ['nursery', /\b(?:baby )?cribs?\b|\b(?:baby|infant) cot\b|\bchanging table\b|\bball pit\b/i],
  ['party', /\bbouncy castle\b/i],
  ['meadow', /\b(?:alpine|mountain) (?:meadow|pasture)s?\b/i],
  ['stonework', /\bcastle (?:court ?yard|walls?|gate|hall|ruins?)\b/i],
  ['cave', /\b(?:treasure|pirate'?s?) cave\b/i],
  ['deck', /\bviking (?:ship|boat)\b/i],
  ['workshop', /\b(?:tool wall|wall of tools|peg ?board)\b/i],
  ['cafe', /\b(?:food court|billiards?|snooker|pool (?:hall|table))\b/i],
  ['riad', /\b(?:indian palace|taj mahal|rajasthan|jaipur|maharajah?'?s?)\b/i],
  ['space', /\b(?:planetarium|observatory|space ?(?:ships?|craft|station|shuttle)|star ?ship)\b/i],
  ['library', /\b(?:book|antiquarian) ?(?:stores?|shops?)\b/i],
  ['underwater', /\b(?:bottom of|under) (?:an? |the )?(?:swimming )?(?:pool|sea|ocean|lake)\b/i],
  ['winter', /\b(?:ski|snowy) (?:\w+ )?(?:balcony|terrace|deck|porch)\b/i],
  [
    'lake',
    /\b(?:dolomites?|himalayas?|rockies|rocky mountains|andes|mount everest|matterhorn|patagonia|yosemite|banff)\b(?!.{0,30}\b(?:snow|winter|ski)\b)/i,
  ],
  ['loft', /\bbrutalis[mt]\b/i],
  ['minimalist', /\b(?:concrete|cement|plaster) (?:wall|background|backdrop|studio)\b/i],
  [
    'lounge',
    /\bco[sz]y (?:\w+ )?(?:cabin|cottage|hut)\b|\b(?:in|inside) (?:an? |the |our )(?:[\w-]+ ){0,2}(?:cabin|cottage|chalet)\b/i,
  ],
  [
    'autumn',
    /\b(?:autumn|fall)\b.{0,30}\b(?:trail|path|hik(?:e|ing))s?\b|\b(?:trail|path|hik(?:e|ing))s?\b.{0,30}\b(?:autumn|fall)\b/i,
  ],
  [
    'winter',
    /\b(?:winter|snow(?:y)?)\b.{0,30}\b(?:trail|path|hik(?:e|ing))s?\b|\b(?:trail|path|hik(?:e|ing))s?\b.{0,30}\b(?:winter|snow(?:y)?)\b/i,
  ],
  ['loft', /\bloft (?:apartment|flat|living room|kitchen)\b/i],
  ['bedroom', /\b(?:breakfast|tray) in bed\b|\bhotel (?:suite|room|bed)\b/i],
  ['clouds', /\b(?:above|over|among|in|on) the clouds\b|\bsea of clouds\b/i],
  ['meadow', /\brice (?:paddy|paddies|fields?|terraces?)\b/i],
  [
    'musicShop',
    /\b(?:(?:music(?:al)?|instruments?|guitar|piano|violin|drum) ?(?:shop|store)|luthier'?s?|guitar wall|wall of guitars)\b/i,
  ],
  [
    'iceRink',
    /\b(?:(?<!roller[- ]?)(?:ice|hockey|skating) (?:rink|arena|stadium|hall)|ice ?skating|(?:ice )?hockey|figure skating|curling)\b/i,
  ],
  ['library', /\bdark academia\b/i],
  ['honeycomb', /\b(?:honey ?combs?|bee ?hives?)\b/i],
  [
    'iceCave',
    /\b(?:(?:ice|icy|glacier|frozen|crystal) (?:caves?|cavern|grotto|tunnel|palace|castle|hotel|bar(?! of\b))|igloo)\b/i,
  ],
  ['northernLights', /\b(?:northern lights|aurora(?: borealis)?|polar lights)\b/i],
  [
    'volcano',
    /\bvolcan(?:o|oes|os|ic)\b(?! (?:ash|clay|sand|beach|soil|mud|minerals?))|\blava\b(?! (?:lamp|cake|stone))/i,
  ],
  ['lighthouse', /\blight ?house\b/i],
  [
    'rockyShore',
    /\b(?:rocky|stormy) (?:coast|shore|cliffs?|sea|beach)\b|\b(?:rocks?|cliffs?|boulders?)\b.{0,16}\b(?:sea|ocean|waves|surf)\b/i,
  ],
  [
    'cinema',
    /\b(?:cinema|movie ?(?:theat(?:er|re)|night|palace)?s?|film (?:night|premiere)|home theat(?:er|re))\b(?! poster)/i,
  ],
  ['lake', /\bmountains? (?:hik(?:e|ing) )?(?:trail|path|hike|hiking|pass)\b/i],
  [
    'campfire',
    /\b(?:camp|bon) ?fires?\b|\bcamp(?:ing|site|ground)?\b.{0,30}\b(?:night|stars|fire|dusk|evening)\b|\bnight\b.{0,20}\bcamp(?:ing|site)?\b/i,
  ],
  [
    'riad',
    /\b(?:riads?|morocc(?:o|an)|marrakech|marrakesh|alhambra|arabian|arabesque|moorish|andalusian? (?:court ?yard|patio)|(?:court ?yard|patio)s? (?:in|of) (?:andalusia|seville|cordoba|granada|tangier|fez)|hammam court ?yard)\b/i,
  ],
  [
    'whiteTown',
    /\b(?:santorini|mykonos|cyclades|aegean|greek (?:island|village|terrace|taverna|summer)|greece|mediterranean (?:terrace|village|house|villa|patio|balcony|court ?yard))\b|\b(?:terrace|balcony|patio|veranda|villa) (?:by|at|above|over|overlooking|facing|near|with) (?:[\w-]+ ){0,4}(?:sea|ocean|mediterranean|coast)\b|\b(?:sea|ocean)(?:side|front|[- ]view)? (?:terrace|balcony|patio|veranda)\b/i,
  ],
  [
    'gallery',
    /\b(?:(?:art|picture|photo) (?:gallery|exhibition|museum)|gallery(?: wall)?|museums?|exhibition)\b/i,
  ],
  ['pyramids', /\b(?:pyramids?|giza|egypt(?:ian)?|sphinx|pharaohs?)\b/i],
  ['lounge', /\b(?:fire ?place|ski lodge|chalet)\b(?! (?:terrace|balcony|deck|porch))/i],
  [
    'terrace',
    /\b(?:caf[eé]|coffee(?: ?(?:shop|house))?|bistro|brasserie|restaurant|trattoria|taverna|pizzeria)(?:'s)? ?(?:terraces?|terrasse|patio|garden)\b|\bterraces? of (?:a|the) (?:\w+ )?(?:caf[eé]|bistro|restaurant)|\b(?:side ?walk|street|pavement|outdoor|outside|open[- ]air|al ?fresco|paris(?:ian)?) (?:caf[eé]|bistro|brasserie|trattoria)\b|\b(?:caf[eé]|bistro|brasserie|table) (?:in|on) (?:a|the) (?:street|side ?walk|pavement|square|piazza)\b/i,
  ],
  [
    'grove',
    /\b(?:lemon|orange|citrus|lime|almond|olive|apple|cherry|peach|apricot|plum|pear|avocado|mandarin) (?:groves?|orchards?|trees?|farm)\b|\borchards?\b/i,
  ],
  [
    'luxury',
    /\bjewel(?:le)?ry? (?:shop|store|boutique|(?:shop )?window|case|counter|display)\b|\bjeweller'?s?\b/i,
  ],
  [
    'lobby',
    /\b(?<!theat(?:er|re) )lobby\b|\bhotel (?:foyer|reception|entrance|hall)\b|\bconcierge\b/i,
  ],
  [
    'desertRoad',
    /\b(?:desert|open|endless|empty|lonely|deserted|straight) (?:road|highway|street)\b|\b(?:road|highway|street)\b.{0,16}\bdesert\b|\bdesert\b.{0,20}\b(?:road|highway)\b|\b(?:american )?highway\b(?! (?:diner|motel))/i,
  ],
  ['saltFlat', /\bsalt (?:flats?|pans?|lakes?|deserts?|plains?)\b|\b(?:uyuni|bonneville)\b/i],
  ['mars', /\b(?:on|of|to|from|planet|like) mars\b|^\W*mars\b|\bmartian\b|\bred planet\b/i],
  [
    'boxingRing',
    /\b(?:box(?:ing|er'?s)|fight(?:ing)?|wrestling|mma) (?:ring|arena|match|night)\b|\bring ropes\b/i,
  ],
  [
    'airport',
    /\bair ?port\b(?! (?:shop|store|caf[eé]|bar|runway))|\b(?:departure|boarding) (?:lounge|gate|hall|area)\b|\bbusiness(?: class)? lounge\b/i,
  ],
  ['phoneBooth', /\b(?:tele)?phone (?:booth|box|kiosk|cabin)\b|\bpay ?phone\b/i],
  [
    'recordShop',
    /\b(?:record|vinyl|vinyl records?|cd) ?(?:shop|store|bar|collection)\b|\b(?:shelf|shelves|wall|crates?|bins?|stacks?) of (?:vinyl|records|lps)\b/i,
  ],
  [
    'arcade',
    /\b(?<!shopping )arcades?\b(?! of\b)|\b(?:arcade|pinball|video ?game) (?:hall|machines?|cabinets?)\b|\bpinball\b/i,
  ],
  [
    'wineCellar',
    /\bwine (?:cellar|cave|vault)\b|\b(?:wine|whisk(?:e)?y|oak|wooden|rum|beer) (?:casks?|barrels)\b|\b(?:barrel|cask) (?:room|cellar|hall)\b/i,
  ],
  [
    'snowyWindow',
    /\b(?:snow(?:y|ing)?|frost(?:y|ed)?|winter|wintry|icy)\b.{0,30}\b(?:windows?|window ?sill)\b|\bwindow(?:s| ?sill)?\b.{0,40}\b(?:snow(?:ing|y|fall)?|frost|winter)\b/i,
  ],
  [
    'thunderstorm',
    /^\W*(?:an? |the |in |during |under )*(?:\w+ )?(?:lightning|thunder)(?: ?storm)?s?\b|\b(?:storm(?:y)?|thunder|dark|night) (?:sky|clouds?)\b.{0,24}\blightning\b|\blightning (?:strikes?|bolts?|flash(?:es)?|in the sky)\b/i,
  ],
  [
    'fairground',
    /\b(?:fair ?grounds?|(?:amusement|theme) parks?|fun ?fairs?|(?:county|state|village) fair|ferris wheels?|big wheel|carousels?|merry-go-rounds?|roller ?coasters?|luna park|coney island)\b/i,
  ],
  [
    'bakery',
    /\b(?:bakery|bakeries|bake ?(?:shop|house)|patisserie|boulangerie|bread (?:shop|shelf|shelves|counter)|artisan baker'?s?)\b/i,
  ],
  [
    'clinic',
    /\b(?:clinics?|hospitals?|(?:dentist|doctor|physician|vet(?:erinar(?:y|ian))?|gp)'?s?'? (?:office|surgery|practice|room|chair)|dental (?:office|practice|surgery|clinic)|(?:operating|treatment|exam(?:ination)?|emergency|patient|waiting) (?:room|theat(?:er|re)) ?(?:of a clinic)?|(?:at|by) the (?:dentist|doctor|vet)'?s?|medical (?:office|room|practice)|surgery room)\b/i,
  ],
  [
    'serverRoom',
    /\b(?:server (?:room|racks?|farm|hall|aisle)|data ?cent(?:er|re)s?|servers|cloud computing|super ?computer)\b/i,
  ],
  [
    'bath',
    /\b(?:bath ?tubs?|bubble ?baths?|(?:edge|rim|side) of (?:an? |the )?(?:[\w-]+ )?(?:bath|tub)|foam bath)\b/i,
  ],
  [
    'gardenParty',
    /\b(?:garden (?:part(?:y|ies)|wedding|reception|feast|dinner)|(?:outdoor|open[- ]air|backyard) (?:wedding|reception|dinner|part(?:y|ies)|feast)|wedding (?:table|reception|breakfast|banquet|dinner))\b/i,
  ],
  [
    'warehouse',
    /\b(?:ware ?houses?(?! (?:loft|apartment|party|club))|pallet (?:racks?|racking)|(?:storage|high[- ]bay) racks|stock ?room|(?:logistics|fulfil?ment|distribution|shipping) (?:cent(?:er|re)|hub|hall)|depot|loading (?:dock|bay))\b/i,
  ],
  [
    'factory',
    /\b(?:(?:factory|factories|manufacturing|production|industrial|machine|assembly)(?: (?:floor|line|hall|plant|shop|site))|(?<!(?:old|abandoned|disused|chocolate|converted|former) )factory(?! (?:loft|wall|window))|conveyor belts?|production facility|plant floor)\b/i,
  ],
  ['golf', /\bgolf(?:ing|er'?s?)?\b(?! (?:shop|store|simulator))|\b(?:putting green|fairway)\b/i],
  [
    'playground',
    /\b(?:play ?grounds?|jungle gym|sand ?(?:box|pit)|swing ?sets?)\b(?! (?:court|basketball|hoop))/i,
  ],
  ['florist', /\b(?:flower (?:shop|store|stall|stand|market)|florist'?s?)\b/i],
  ['fuji', /\b(?:(?:mount|mt\.?) fuji|fuji(?:san)?)\b(?! ?(?:film|apples?))/i],
  ['circus', /\bcircus(?:es)?\b(?! (?:colou?rs?|square))|\bbig top\b/i],
  ['bowling', /\bbowling\b(?! (?:green|shoes|bag|shirt))/i],
  ['foodTruck', /\b(?:food|ice cream|taco|burger|coffee|pizza|snack) (?:truck|van)s?\b/i],
  ['graffiti', /\bgraffiti\b|\bstreet ?art\b|\bspray ?paint(?:ed|ing)?\b|\burban murals?\b/i],
  ['venice', /\b(?:venice(?! beach)|venetian(?! (?:blinds?|plaster|mask))|gondolas?)\b/i],
  ['amsterdam', /\bamsterdam\b|\b(?:canals?|canal houses?)\b(?! street)/i],
  [
    'paris',
    /\beiffel\b|^\W*(?:in |the )*paris\W*$|\bparis(?:ian)? (?:street|skyline|avenue|boulevard)\b|\bstreets? of paris\b/i,
  ],
  [
    'canyon',
    /\b(?:(?:grand |red |slot |desert )?canyons?|monument valley|red rocks?|mesas?|buttes|sedona|arizona|utah|badlands)\b(?! (?:bike|jeep))/i,
  ],
  ['savannah', /\b(?:savannahs?|savannas?|safari|serengeti|acacias?|kenya|masai mara)\b/i],
  [
    'synthwave',
    /\b(?:synth ?wave|retro ?wave|vapou?r ?wave|out ?run|tron|(?:neon|retro|80s) grid)\b/i,
  ],
  [
    'fireworks',
    /\bfireworks?\b|\b(?:4th|fourth) of july\b|\bindependence day\b|\bbastille day\b|(?<!\b(?:chinese|lunar|vietnamese|asian) )\bnew year(?:'?s)?(?: eve)?\b/i,
  ],
  [
    'redLanterns',
    /\b(?:chinese|lunar|vietnamese|asian) new year\b|\bspring festival\b|\b(?:red|chinese|paper) lanterns\b|\blantern festival\b/i,
  ],
  ['crescentNight', /\b(?:ramadan|eid|iftar|crescent moon)\b/i],
  ['diwali', /\b(?:diwali|deepavali|diyas?)\b/i],
  ['esportsHall', /\be-?sports?\b|\bgaming (?:arena|hall|tournament|event)\b/i],
  ['skatePark', /\bskate ?(?:parks?|bowls?|plaza|board(?:ing)? ramps?|ramps?)\b|\bhalf ?pipe\b/i],
  [
    'streetCourt',
    /\b(?:street|outdoor|outside|urban|city|park|playground|brooklyn|harlem|venice beach) (?:\w+ )?(?:court|basketball|hoop)\b|\b(?:court|basketball|hoop)\b.{0,24}\b(?:street|outdoors?|playground|brooklyn|harlem|bronx|inner city)\b|\bstreet ?ball\b/i,
  ],
  [
    'staircase',
    /\b(?:stair ?cases?|stair ?ways?|(?:(?:marble|grand|stone|spiral|palace|opera(?: house)?|white|red carpet|elegant|curved) )stairs|(?<!(?:subway|metro|underground|cellar|basement|station) )stairs|red carpet(?! of\b))\b/i,
  ],
  [
    'casino',
    /\b(?:casinos?|roulette|black ?jack|baccarat|slot machines?|craps table|poker (?:table|night|room|chips))\b/i,
  ],
  [
    'pizzaOven',
    /\b(?:pizza|brick|stone|clay|bread|wood[- ]?(?:fired|burning)|wood[- ]?fire) (?:pizza )?ovens?\b|\bpizzerias?\b|\bwood[- ]?fired (?:pizza|kitchen|restaurant)\b/i,
  ],
  ['lockers', /\b(?:locker|changing) ?rooms?\b|\blockers\b/i],
];
