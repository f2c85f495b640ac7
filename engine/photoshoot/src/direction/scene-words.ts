import type { SceneName } from './scene-name.ts';
import { STRIKING_PLACES } from './striking-places.ts';

/** Words of a custom environment, the most telling first. */
export const SCENE_WORDS: readonly (readonly [SceneName, RegExp])[] = [
  ...STRIKING_PLACES,
  [
    'surfShop',
    /\b(?:surf(?:board)? ?(?:shop|shack|store|hut|school|club)|surfboards?|beach (?:shop|shack|hut))\b/i,
  ],
  [
    'boutique',
    /\b(?:(?:fashion|clothing|clothes|dress|designer|bridal|vintage|thrift|shoe) (?:shop|store|boutique)|boutiques?|fitting room|clothes (?:rail|rack)|atelier)\b/i,
  ],
  [
    'apothecary',
    /\b(?:apothecary|old pharmacy|herbalist'?s?|perfumery|(?:(?<!bubble )tea|spice|soap|candle|antiques?|perfume|wine|whisk(?:e)?y|liquor|magic|potion) (?:shop|store)|witch(?:'?s|es|craft)?|wizard|alchem(?:y|ist'?s?)|(?:harry )?potter(?!'?s\b)|cabinet of curiosities|distillery|steam ?punk)\b/i,
  ],
  [
    'greenhouse',
    /\b(?:green ?house|glass ?house|orangery|winter garden|botanical (?:garden|house)|plant (?:shop|store|nursery)|garden cent(?:er|re)|palm house)\b/i,
  ],
  [
    'subway',
    /\b(?:(?:subway|metro|underground|tube) (?:station|platform|train|car|tunnel)|subway|metro)\b/i,
  ],
  [
    'underwater',
    /\b(?:under ?water|aquarium|fish ?tank|coral(?: reef)?|deep sea|(?:ocean|sea) ?(?:floor|bed)|scuba|mermaid|sunken (?:ship|city|galleon|treasure)|ship ?wreck)\b/i,
  ],
  [
    'rainyWindow',
    /\brain(?:y|ing)?\b.{0,24}\b(?:window|glass|pane)|\b(?:window(?: ?sill)?|glass|pane)s?\b.{0,40}\brain|^\W*(?:a |the )?(?:rain|rainy|rainy day|rain storm|rainstorm|raindrops)\W*$|\b(?:cosy|cozy|nook|indoors?|(?:at )?home|living room|bed ?room|sofa|couch)\b.{0,40}\brain(?:y|ing|storm)?\b|\brain(?:y|ing)?\b.{0,30}\b(?:nook|indoors|(?:at )?home|sofa|couch)\b/i,
  ],
  [
    'laundry',
    /\b(?:laundromat|launderette|laundry|washing machines?|utility room|dry cleaner'?s?)\b/i,
  ],
  [
    'car',
    /\b(?:car (?:interior|seat|dash ?board|cabin|console)|dash ?board|(?:in|inside) (?:of )?(?:a|the|my) (?:car|truck|van|taxi)|interior of (?:a|the) car|road trip|driver'?s seat|(?:race|racing|sports?) car|cock ?pit|wind ?(?:screen|shield)|limousine|(?:in(?:side)?|back (?:seat )?of) (?:an? |the )?(?:yellow )?(?:taxi|cab)|taxi seat|(?:in(?:side)?|back) (?:of )?(?:an? |the |our )?(?:camper ?|camping )?van|camper ?van (?:interior|kitchen|bed))\b/i,
  ],
  [
    'deck',
    /\b(?:yachts?|(?:boat|ship|yacht)'?s? deck|on (?:a|the) (?:boat|ship|yacht|deck)|sail(?:ing)? ?boat|sailing|cruise(?: ship)?|ferry|catamaran|marina|pirate ship|pirates?)\b/i,
  ],
  [
    'building',
    /\b(?:(?:construction|building) (?:site|zone)|under construction|scaffold(?:ing|s)?|construction|renovation|demolition|shipyard)\b/i,
  ],
  [
    'track',
    /\b(?:(?:running|athletics?|tartan|stadium|sprint) ?tracks?|track and field|race ?track|sprint(?:er|ing)?|finish(?:ing)? line|marathon)\b/i,
  ],
  [
    'concert',
    /\b(?:concerts?|live music|festival (?:main )?stage|main stage|festival crowd|(?:music|rock) festival|rock (?:show|band)|on stage|stage lights?|concert hall|open[- ]air festival|gig)\b/i,
  ],
  ['festive', /\b(?:christmas|xmas|holidays?|festive|santa|noel|advent|hanukkah)\b/i],
  [
    'party',
    /\b(?:(?<!(?:garden|pool|beach) )part(?:y|ies)|(?:baby|bridal) shower|gender reveal|(?:amusement|theme) park|fair ?ground|celebration|birthday|valentine'?s?|(?<!hot[- ]air )balloons?|carnival|confetti|graduation|anniversary|cinco de mayo|(?:st\.?|saint) patrick'?s?|mardi gras|fiesta|prom|ferris wheel|carousel|merry-go-round|fun ?fair|roller ?coaster|candy ?floss)\b/i,
  ],
  [
    'desert',
    /\b(?:deserts?|dunes?|sahara|mars|oasis|wild west|outback|salt flats?|cact(?:us|i)(?! pot))\b/i,
  ],
  [
    'space',
    /\b(?:outer space|galaxy|galactic|cosmos|cosmic|planets?|universe|nebula|lunar|(?:on |of )?the moon|astronaut|space ?ship|starry sky|milky way|moon surface|sci-?fi|science fiction)\b|^\s*(?:in\s+|deep\s+)?space\b|\b(?:in|into|through|deep) space\b/i,
  ],
  [
    'trainStation',
    /\b(?:(?:train|railway|rail|bus|central|subway|metro|underground|tube) ?stations?|(?:train|railway|station) platform|railways?|(?:platform|track) (?:9|nine|\d)|grand central|departure hall)\b/i,
  ],
  [
    'recordingStudio',
    /\b(?:gam(?:ing|er)(?:'?s)? (?:desk|room|set-?up|den|station|pc)|stream(?:ing|er)(?:'?s)? (?:desk|room|set-?up)|(?:recording|music|sound|podcast|radio|audio|home) studios?|podcast(?:ing)?|(?:sound|vocal) booth|mixing desk|rehearsal room|band room)\b/i,
  ],
  [
    'court',
    /\b(?:basketball|(?<!\bbeach )volleyball|(?<!\bbeach )handball|badminton|squash|futsal|(?:sports|ball) (?:hall|court)|school gym|indoor court|slam dunk)\b/i,
  ],
  [
    'diner',
    /\b(?:diners?|milk ?shake bar|soda fountain|burger (?:joint|bar|restaurant)|fast ?food(?: restaurant)?|juke ?box|route 66|rock ?(?:'?n'?|and) ?roll)\b/i,
  ],
  [
    'train',
    /\b(?<!toy )train(?! (?:set|tracks?|station|platform))(?: ride| window| seat| compartment| carriage)?\b|\b(?:railway|sleeping) (?:carriage|car|compartment)\b|\borient express\b/i,
  ],
  [
    'aeroplane',
    /\b(?:air ?planes?|aeroplanes?|plane|aircraft|first class|jet(?! ?black)|flight|in[- ]?flight|airport)\b/i,
  ],
  [
    'stadium',
    /\b(?:stadium|arena|football (?:field|pitch)|soccer|pitch(?![- ]?(?:black|dark))|tennis court|athletics|baseball|rugby|ball ?park)\b/i,
  ],
  [
    'gym',
    /\b(?:gym|gymnasium|fitness|workout|crossfit|climbing wall|bouldering|weights|training|boxing)\b/i,
  ],
  [
    'church',
    /\b(?:church|cathedral|chapel|(?<!(?:jungle|ancient|ruined|greek|roman|kyoto|japanese|aztec|mayan?|inca|buddhist|hindu|shinto|thai|monks'?) )temple(?! (?:ruins|in (?:thailand|bali|japan|kyoto|tokyo|nara|nepal|tibet|india|china|vietnam|asia)))|wedding (?:venue|altar|aisle)|monastery|gothic|mosque)\b/i,
  ],
  [
    'barbershop',
    /\b(?:barber ?shop|barber'?s?|hair ?(?:salon|dresser'?s?)|beauty salon|salon|dressing room|dressing table|vanity mirror|makeup (?:room|table|vanity)|backstage|nail (?:bar|studio))\b/i,
  ],
  ['chalkboard', /\b(?:chalk ?board|black ?board|class ?room|school)\b/i],
  [
    'nursery',
    /\b(?:nursery|kid'?s?'? (?:bed)?room|child(?:ren)?'?s?'? (?:bed)?room|baby(?:'?s)? (?:bed)?room|play ?room|play ?ground|kindergarten|(?<!(?:beach|sand|bath|dog|cat|pet) )toys?|kids)\b/i,
  ],
  [
    'laboratory',
    /\b(?:lab|labs|laboratory|clinic|clinical|hospital|pharmacy|doctor'?s?|dentist'?s?|science(?! ?fiction)|medical)\b/i,
  ],
  [
    'workshop',
    /\b(?:(?<!parking )garage(?! sale)|pit (?:lane|stop)|work ?shop|tool ?shed|work ?bench|mechanic'?s?|carpenter'?s?|hardware store|auto (?:repair )?shop|shed|maker ?space|pottery studio)\b/i,
  ],
  [
    'rooftop',
    /\b(?:roof ?tops?(?! (?:infinity )?(?:swimming )?pool)|roof (?:bar|terrace|garden)|skyline|penthouse|terrace (?:bar|at night)|(?<!(?:house|opera|theat(?:er|re)) )balcony)\b/i,
  ],
  [
    'cafe',
    /\b(?:caf[eé]|jazz (?:club|bar|cellar)|barista|coffee ?(?:shop|house)|(?<!(?:beach|tiki|pool|chocolate|nail|soap|snack|market) )bar|pub|restaurant|bistro|brasserie|trattoria|osteria|taverna|pizzeria|tapas|cantina|beer hall|oktoberfest|cocktail (?:bar|lounge|hour|night|party)|brewery|wine cellar|tavern|izakaya|tea room|steak ?house|ice cream (?:parlou?r|shop|bar|van)|speakeasy|sushi|ramen|barrels?|barrel room|dining room|dinner|candle ?lit)\b/i,
  ],
  [
    'market',
    /\b(?:farmers?'? ?market|market|bazaar|fruit stand|farm stand|green ?grocer'?s?|market stall|stall|(?:garage|yard|car boot|jumble) sale|farm shop)\b/i,
  ],
  ['cave', /\b(?<!wine )(?:caves?|cavern|grotto)\b/i],
  ['waterfall', /\b(?:water ?falls?|cascade|rapids|(?:niagara|victoria|iguazu|angel) falls)\b/i],
  [
    'garden',
    /\b(?:flower shop|florist'?s?|cherry ?blossoms?|sakura|garden party|greenhouse|easter(?! (?:meadow|field|breakfast|brunch|lunch|table|kitchen))|mother'?s'? day)\b/i,
  ],
  [
    'nature',
    /\b(?:jungle|rain ?forest|hik(?:e|ing)|(?:mountain|muddy|dirt|bike|forest) (?:bike )?(?:trail|path|track)s?)\b/i,
  ],
  [
    'shop',
    /\b(?:super ?market|grocery|store shelf|shop(?: ?shelf|ping (?:mall|arcade|cent(?:er|re)))?|store|boutique|retail|mall|shelves? of products|display case|showroom)\b/i,
  ],
  [
    'zen',
    /\b(?:zen|japanese garden|japan(?:ese)?|bamboo|kyoto|rock garden|tea (?:house|ceremony)|tatami|ryokan)\b/i,
  ],
  [
    'vineyard',
    /\b(?:vine ?yards?|winery|wine cellar tasting|tuscany|tuscan|napa|grape ?vines?)\b/i,
  ],
  [
    'lavender',
    /\b(?:lavender (?:fields?|farm)|fields? of lavender|provence|tulip fields?|fields? of (?:tulips|flowers)|flower fields?)\b/i,
  ],
  [
    'wheat',
    /\b(?:wheat|hay|hay ?(?:bales?|stacks?)|straw(?! (?:hats?|bags?|baskets?|mats?))|corn ?fields?|barley|grain fields?|harvest fields?|prairie)\b/i,
  ],
  [
    'winter',
    /\b(?:winter|snow|snowy|(?<!(?:crushed|broken|bed of|pile of|heap of) )ice(?! (?:cubes?|cream|bucket|tea))|icy|(?<!\bice cubes? (?:and|with) )frost|frozen|alps?|alpine|ski|skiing|slopes?|arctic|glacier|antarctic(?:a)?|polar|north pole|snowboard)\b/i,
  ],
  [
    'lake',
    /\b(?:lakes?|lakeside|pier|jetty|dock|fjord|mountains?|mountain ?tops?|mountain ?view|summit|peaks?|valley|cliff|scotland|scottish|highlands?|norway|norwegian|switzerland|river ?side|river ?bank)\b/i,
  ],
  [
    'autumn',
    /\b(?:autumn|autumnal|fall|halloween|harvest|october|november|thanksgiving|pumpkin patch|pumpkins?)\b/i,
  ],
  [
    'night',
    /\b(?:night ?club|(?<!(?:beach|surf|country|yacht|golf|book|tennis|sports?|kids'?|boat|pool) )club|disco|dance floor|rave|(?<!holi )festival|runway|cat ?walk|fashion show|dj booth|laser)\b/i,
  ],
  [
    'neonStreet',
    /\b(?:neon|tokyo|shibuya|times square|cyber ?punk|futuristic|osaka|shinjuku|akihabara|shanghai|motel|hong kong|seoul|las vegas|blade runner|gaming)\b/i,
  ],
  ['holographic', /\b(?:holograph(?:ic|y)|iridescent|hologram|foil|unicorn|rainbow|chrome|y2k)\b/i],
  [
    'pool',
    /\b(?:(?:swimming |infinity )?pool(?! (?:hall|table))|swim(?:ming)? (?:meet|team|club|school|race|competition)|swimming lane|swimming|(?:night|skinny|early|morning)[- ](?:swim|dip)|pool ?side|jacuzzi|hot tub|water ?park)\b/i,
  ],
  [
    'spa',
    /\b(?:spa|bathroom|bath|bathtub|(?<!(?:baby|bridal) )shower|wellness|sauna|steam room|onsen|vanity|hot springs?|massage|hammam|washroom|tooth ?(?:brush(?:es)?|paste))\b/i,
  ],
  [
    'oldTown',
    /\b(?:cobble ?stones?|cobbled|paris|parisian|rome|roman|italy|italian|france|french|spain|barcelona|lisbon|prague|vienna|europe(?:an)?|old town|eiffel|montmartre|florence|villages?|piazza|plaza|(?<!(?:bowling|graffiti) )alley|mexic(?:o|an)|hacienda|court ?yard|cuban?|havana|greek|medina|istanbul)\b/i,
  ],
  [
    'beach',
    /\b(?:beach(?:es)?|sea|seaside|ocean|coast|coastal|sand|sandy|tropical|(?<!(?:kitchen|marble) )island|hawaii(?:an)?|luau|beach club|caribbean|mediterranean|surf|sand ?castles?|boat|harbou?r|bali|maldives|ibiza|mallorca|majorca|phuket|fiji|tahiti|zanzibar|seychelles|copacabana|ipanema|waikiki|cancun|punta cana|bora bora|malibu|santa monica|tiki(?: (?:bar|hut))?|palm trees?|miami)\b/i,
  ],
  [
    'library',
    /\b(?:library|book ?shelf|book ?shelves|bookcase|bookstore|bookshop|study room|reading nook)\b/i,
  ],
  [
    'meadow',
    /\b(?:picnic|meadow|golf(?: course)?|wild ?flowers?|(?<!pampas |dried )grass(?:y)?(?: field| hill)?|lawn|pasture|popp(?:y|ies)|sun ?flowers?|dandelions?|canola|fields?|hill ?side|hills|backyard|(?<!(?:car|skate|amusement|theme|industrial) )park|countryside|country side|farm(?:house)?(?! (?:kitchen|table|sink|interior))|ranch|clover)\b/i,
  ],
  [
    'kitchen',
    /\b(?:kitchen|farm ?house table|dining|bakery|patisserie|breakfast(?! in bed)|butcher'?s? block|cooking|counter ?top|counter|pantry|(?<!camp(?:ing)? )stove|brunch|(?:cheese|charcuterie|chopping) (?:board|platter)|charcuterie)\b/i,
  ],
  [
    'sunnyWindow',
    /\b(?:windows?|window ?sill|sill|sun ?room|conservatory|sunny room|morning light|yoga|pilates|meditation)\b/i,
  ],
  [
    'bedroom',
    /\b(?:bed ?rooms?|hotel (?:room|suite|bed)|bed ?side|night ?stand|(?<!(?:dog|cat|pet|flower|river|sea|raised) ?)bed(?! and breakfast| of\b)|pillows?|duvet|bed linen|dorm(?:itory)?(?: room)?|guest room|walk-in closet|wardrobe|closet|sleep(?:ing|y)?(?! (?:cats?|kittens?|dogs?|pupp(?:y|ies)|bags?)\b))\b/i,
  ],
  [
    'lounge',
    /\b(?:living room|coffee table|side table|side ?board|console table|lounge|fire ?place|sofa|couch|cabin|cottage|home|(?<!(?:opera|coffee|tree|bird|dog|steak|concert|fashion|auction|haunted) ?)house|apartment|hygge|cozy|cosy|chalet|lodge|(?<!car )interior|boho|scandinavian|nordic)\b(?! office)/i,
  ],
  [
    'garden',
    /\b(?:gardens?|(?<!(?:dried|dry|pressed) )flowers?|floral|spring|blossoms?|sakura|orchards?|greenhouse|botanical|roses?(?! ?(?:petals?|quartz|gold|water|wood|wine))|wedding|patio)\b/i,
  ],
  [
    'nature',
    /\b(?:nature|natural|forests?|jungle|rain ?forests?|outdoors?|woods|in the wood|woodlands?|rivers?|streams?|mossy?|camp(?:ing|site|fire)?|hik(?:e|ing)|trail|(?<!cat )trees?|amazon(?! (?:style|listing|product|main|store)))\b(?!en)/i,
  ],
  [
    'workspace',
    /\b(?:work(?! of art)|working|workspace|office|desk|study|home office|co-?working|studio desk|meeting room|board ?room|stock exchange|trading floor|computer|startup)\b/i,
  ],
  [
    'barn',
    /\b(?:barn|barn ?wood|(?:horse |the )stables?|stables|^\W*(?:an? )?stable\W*$|in an? stable(?! +(?!with|and)\w)|saloon|rustic|wood(?:en)? (?:wall|background|backdrop|planks?)|planks?|log cabin|western)\b/i,
  ],
  ['brick', /\b(?:bricks?|brick ?wall|exposed brick|murals?|skate ?board(?:ing)?)\b/i],
  [
    'stonework',
    /\b(?:castle|haunted|dungeon|medieval|stone ?wall|cellar|catacombs?|ruins|fortress|viking)\b/i,
  ],
  [
    'loft',
    /\b(?:loft|concrete|industrial|warehouse|brutalist|factory|parking (?:lot|garage)|car park|basement)\b/i,
  ],
  ['drape', /\b(?:velvet|curtains?|drapes?|theat(?:er|re)|opera|stage|red carpet|circus)\b/i],
  [
    'luxury',
    /\b(?:luxury|luxurious|gold|golden(?! (?:hour|gate))|silk|satin|palace|hotel|jewel|jewellery|jewelry|premium|elegant|ballroom|mansion|royal|marble hall)\b(?! hour)/i,
  ],
  [
    'clouds',
    /\b(?:clouds?|(?<!(?:night|starry|starlit) )sky|heaven(?:ly)?|dream(?:y|scape)|floating in (?:the )?air)\b/i,
  ],
  [
    'urban',
    /\b(?:city|cities|urban|streets?|subway|metro|downtown|new york|nyc|manhattan|london|chicago|dubai|skyscrapers?|terrace|road|highway|bus stop|sidewalk|side ?walk|crosswalk|bridge|food truck|street food|traffic|car|parking)\b/i,
  ],
  // A time of the year where no place is named.
  ['beach', /^(?!.*\bback(?:ground|drop)\b).*\bsummer(?:y|time)?\b/i],
  [
    'podiums',
    /\b(?:podiums?|pedestals?|plinths?|geometric(?: shapes)?|pastel|arch(?:es)?|abstract shapes|3d)\b/i,
  ],
  ['minimalist', /\b(?:minimal(?:ist)?|plain|clean|white|simple|empty)\b/i],
];
