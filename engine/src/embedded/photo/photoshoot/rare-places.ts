import type { SceneName } from './scene-name.ts';

/** Places that have no set of their own and the one that comes nearest; asked when no word of the sets is in the brief. */
export const RARE_PLACES: readonly (readonly [SceneName, RegExp])[] = [
  ['canyon', /\bcappadocia\b/i],
  ['lake', /\b(?:machu picchu)\b/i],
  ['stonework', /\bgreat wall\b/i],
  ['rooftop', /\bstatue of liberty\b/i],
  ['oldTown', /\b(?:coloss?eum|palazzo|fountains?(?! pens?\b)|big ben)\b/i],
  ['market', /\b(?:rickshaws?|tuk[- ]?tuks?|india|bangkok|hanoi|marketplace)\b/i],
  ['party', /\b(?:day of the dead|dia de (?:los )?muertos)\b/i],
  ['drape', /\b(?:magic(?:ian)?(?:'?s)?|fortune teller|tarot|cabaret|burlesque)\b/i],
  ['greenhouse', /\b(?:terrariums?|vivarium|orchid house)\b/i],
  ['chalkboard', /\bchalk\b/i],
  ['library', /\bbooks\b/i],
  ['arcade', /\b(?:pixel(?:s|ated)?|8[- ]?bit|retro game)\b/i],
  ['nature', /\bmoto ?cross\b/i],
  [
    'urban',
    /\b(?:milano?|berlin|madrid|munich|hamburg|brussels|toronto|sydney|melbourne|singapore|san francisco|los angeles|boston|seattle|fashion (?:week|district))\b/i,
  ],
  [
    'nature',
    /\b(?:tree ?house|camper ?vans?|van ?life|motor ?homes?|tents?|hammock|creek|swamp|fairy ?tale|enchanted|fern|bush(?:craft)?|wild(?:erness)?)\b/i,
  ],
  [
    'lake',
    /\b(?:night sky|starry|starlit|under the stars|ponds?|sunset|sunrise|marsh|iceland(?:ic)?|canoe|kayak|fishing|reeds)\b/i,
  ],
  [
    'meadow',
    /\b(?:wind ?mills?|holland|dutch|netherlands|moor(?:s|land)?|heath(?:er)?|zoo|barbecue|bbq|grill(?:ing)?|cookout|apiary|sand ?(?:box|pit)|kite|hot[- ]air balloons?|cemetery|graveyard|cottage ?core)\b/i,
  ],
  ['garden', /\b(?:hedges?|maze|veranda|pergola|gazebo|drive ?way|swings?)\b/i],
  ['zen', /\btemple (?:in|of)\b|\b(?:buddhist|shinto|thai|monks'?) temple\b/i],
  ['barn', /\b(?:chicken coop|coop|hay ?loft)\b/i],
  ['vineyard', /\b(?:(?:tea|coffee|cocoa) plantation|plantation|hop fields?)\b/i],
  ['sunnyWindow', /\b(?:(?:dance|ballet) studio|ballet|attic|nook|reading corner)\b/i],
  [
    'loft',
    /\b(?:stair ?well|elevator|art(?:ist)?'?s? studio|painter'?s? studio|atelier|tunnel|easels?|garage door|skate ramp|conveyor belt|assembly line)\b/i,
  ],
  [
    'workspace',
    /\b(?:conference|bank|court ?room|news ?room|call cent(?:er|re)|reception|laptop|freelancer?|architect(?:'?s)?|designer'?s studio)\b/i,
  ],
  ['chalkboard', /\b(?:lecture hall|university|college|campus)\b/i],
  ['laboratory', /\b(?:server room|data cent(?:er|re)|clean ?room|operating room|ambulance)\b/i],
  [
    'urban',
    /\b(?:(?:police|fire|gas|petrol) station|gas pump|(?:ice cream|food) cart|(?:taco|hot ?dog|news(?:paper)?) stand|truck stop|bus|tram|town ?square|(?:motor)?bikes?|bicycles?|scooters?)\b/i,
  ],
  ['market', /\b(?:souk|flea market|spice)\b/i],
  ['cafe', /\b(?:butcher'?s?|deli(?:catessen)?|canteen|sports bar|game night|poker|cocktails?)\b/i],
  [
    'luxury',
    /\b(?:throne|art deco|opulent|gala|black tie|awards?|vip|chandelier|baroque|rococo|old money|quiet luxury|expensive(?:[- ]looking)?|posh|glamorous|glamour|aristocratic)\b/i,
  ],
  [
    'lounge',
    /\b(?:hallway|piano|music room|yurt|rug|carpet(?! of\b)|armchair|family room|den|foyer|mantel(?:piece)?|knitting|grandma'?s?|(?<!(?:tattoo|cream|massage) )parlou?r|ottoman|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b/i,
  ],
  ['barbershop', /\b(?:tattoo (?:studio|parlou?r)|tattoo)\b/i],
  ['space', /\b(?:moon|stars|orbit|rocket|alien)\b/i],
  ['winter', /\b(?:iceberg|penguins?|sled|sleigh)\b/i],
  ['underwater', /\b(?:reef|diving|snorkel(?:ing|ling)?|shipwreck|submarine)\b/i],
  [
    'recordingStudio',
    /\b(?:(?:radio|tv|television) (?:station|studio|set)|streaming|live ?stream|youtube)\b/i,
  ],
  [
    'kitchen',
    /\b(?:fridge|refrigerator|oven|sink|chef|recipe|baking|baker'?s?|flour|dough|cutting board|(?:cake|pastry) stand)\b/i,
  ],
  [
    'aeroplane',
    /\b(?:travel(?:ling|ing)?|suit ?cases?|luggage|control tower|pilot|boarding|passport|vacation|holiday trip|helicopter)\b/i,
  ],
  [
    'shop',
    /\b(?:check ?out|shopping (?:cart|trolley|basket)|aisles?|cash register|unboxing|warehouse club|vending machine)\b/i,
  ],
  ['festive', /\b(?:gift wrapping|snow globe|gingerbread)\b/i],
  [
    'workshop',
    /\b(?:tool ?bench|craft (?:table|room)|sewing (?:room|table)|pottery|loom|forge|blacksmith)\b/i,
  ],
  ['building', /\b(?:oil rig|steel ?mill|shipping containers?|container port|quarry|cranes?)\b/i],
  ['stonework', /\b(?:mine|mines|mine ?shaft|lair|crypt|tomb|aztec|mayan?|inca)\b/i],
  ['desert', /\b(?:petra|sand ?stone|cracked (?:earth|mud|clay|soil)|arid)\b/i],
  ['musicShop', /\b(?:guitars?|drums?|violins?|cello|saxophone|trumpets?|sheet music)\b/i],
  [
    'podiums',
    /\b(?:bauhaus|memphis|comic(?:s| book)?|candy ?land|wonderland|dopamine|pop ?art|colou?r ?block(?:ed|ing)?)\b/i,
  ],
  ['gym', /\b(?:sports?|sporty|athletes?|athletic)\b/i],
  ['skatePark', /\bbmx\b/i],
  ['rainyWindow', /\b(?:thunder ?storm|storm|stormy|thunder)\b/i],
];
