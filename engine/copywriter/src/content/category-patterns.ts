/**
 * Words of the product field, in lower case, that make it a kind of product; what is written of the kind is in
 * `content/en/categories`. Of two that match the same words the one listed first wins.
 */
export const CATEGORY_PATTERNS = {
  'singing-lessons':
    /\b(?:singing|vocal|voice|choir)(?: (?:lessons?|class(?:es)?|coach(?:ing|es)?|teachers?|tuition|courses?|workshops?|school))+\b/,
  'dance-schools':
    /\b(?:(?:ballet|tap|street|jazz|ballroom|latin|contemporary|irish|kids?(?:’s)?|children’s|toddler) )*(?:dance (?:school|class(?:es)?|lessons?|studio|academy|courses?)|danc(?:e|ing) lessons?|ballet (?:school|class(?:es)?|lessons?|academy))(?: (?:ballet|tap|street|jazz|modern|hip[- ]hop|contemporary|and|&|,))*\b/,
  'child-therapy':
    /\b(?:(?:speech(?: (?:and|&) language)?|occupational|play|art|music|child|paediatric|pediatric)(?: |-)(?:therap(?:y|ies|ists?)|patholog(?:y|ists?))|(?:autism|adhd|dyslexia|developmental) (?:assessments?|support|coach(?:ing)?|tutor(?:ing|s)?))\b/,
  'lashes-and-brows':
    /\b(?:(?:eye)?lash(?:es)?(?: (?:lifts?|tints?|extensions?|perms?|and brows?|& brows?))+|(?:(?:eye)?lash|brow) (?:bar|studio|technician|artist)s?|(?:eye)?brow(?:s)?(?: (?:lamination|tint(?:ing)?|shaping|threading|wax(?:ing)?|microblading))+|microblading|(?:eye)?lash lifts? (?:&|and) tints?|henna brows)\b/,
  'halls-for-hire':
    /\b(?:(?:church|village|community|town|parish|function|scout|school|party|sports|wedding) (?:hall|room)s?(?: (?:for )?(?:hire|rent|rental))?|(?:hall|venue|function room|room|barn|marquee site) (?:hire|rental|for hire|to hire|for rent))\b/,
  'ear-clinics':
    /\b(?:ear (?:wax|syringing|cleaning|care|irrigation)(?: (?:removal|clinic|service|microsuction))*|(?:ear[- ]?wax )?microsuction|(?:toe ?nail|foot|feet|verruca|callus|corn) (?:care|clinic|cutting|removal|treatments?)|foot health(?: practitioner)?|vasectom(?:y|ies)(?: clinics?)?)\b/,
  'dry-cleaning':
    /\b(?:dry[- ]?clean(?:ers?|ing)|(?:shirt|laundry|ironing|duvet|wedding dress) (?:service|laundry|ironing|cleaning|collection)s?|launder(?:ed|ing) shirts?|wash (?:and|&) fold)\b(?: (?:same day )?(?:shirts?|suits?|service))*/,
  'curtains-and-blinds':
    /\b(?:(?:(?:blackout|thermal|sheer|linen|velvet|bespoke|custom|shower|window|roller|roman|venetian|vertical|made[- ]to[- ]measure) )*(?:curtain|blind|drape|shutter|awning))s?\b/,
  wardrobes:
    /\b(?:(?:fitted|built[- ]in|bespoke|sliding|walk[- ]in|oak|solid oak|wooden|kids|custom) )*(?:(?<!capsule )wardrobe|closet|book ?(?:shelf|shelves|case)|shelving(?: unit| system)?|(?<!self[- ])storage (?:unit|cabinet|bench)|chest of drawer|dresser|cabinet)s?\b(?! (?:styl|organi|detox|edit|clean|mak))/,
  heating:
    /\b(?:(?:air[- ]source |ground[- ]source )?heat pump|(?:loft |wall |cavity )?insulation|boiler|central heating|underfloor heating|heating (?:system|engineer|installation|installer|compan(?:y|ies)|service|repair))s?\b(?: (?:installation|installer|repair|service|replacement)s?)?/,
  'stoves-and-fireplaces':
    /\b(?:(?:wood|log|pellet|multi[- ]?fuel|gas|electric|bioethanol)(?:[- ]burning)? (?:stove|burner|fire|fireplace)s?|wood ?stoves?|fire ?places?)\b(?: (?:installation|installer|fitting|fitter|servic(?:e|ing)|shop|showroom)s?)?(?! (?:cooker|alarm))/,
  tastings:
    /\b(?:(?:gin|whisk(?:e)?y|rum|vodka|wine|vineyard|winery|brewery|distillery|beer|cider|cheese|chocolate|coffee|tea|olive oil)(?: (?:distillery|brewery|estate|making|blending))? (?:tour|tasting|visit|trail|school|experience)|distillery|tasting (?:tour|room|session|evening|experience|menu))s?\b/,
  'sleep-apps':
    /\b(?:sleep(?: (?:track(?:ing|er)|sounds?|coach(?:ing)?|stor(?:y|ies)|cycle|timer))? apps?|sleep (?:tracker|tracking|coach|coaching))s?\b/,
  physiotherapy:
    /\b(?:(?:sports |home |pelvic )?physio(?:therapy|therapist)?|physical therap(?:y|ist)|osteopath(?:y)?|podiatr(?:y|ist)|chiropod(?:y|ist)|chiropract(?:or|ic)|rehab(?:ilitation)?|sports (?:injury|therapy))s?\b(?: (?:clinic|practice|cent(?:re|er)|studio|service|session|appointment|treatment|care)s?)?/,
  'data-centers':
    /\b(?:data cent(?:er|re)|co-?location|server (?:hosting|room|rack)|(?:dedicated|cloud|bare metal) server)s?\b(?: (?:colocation|hosting|space|service|rental)s?)?/,
  tractors:
    /\b(?:(?:compact |garden |ride[- ]on |vintage )?tractor|farm (?:machinery|equipment)|combine harvester|baler|excavator|(?:mini )?digger|skid steer)s?\b(?! (?:hire|rental))/,
  bathtubs:
    /\b(?:(?:freestanding|whirlpool|clawfoot|roll[- ]top|stone|cast[- ]iron|acrylic) (?:bath ?tub|bath|tub)|(?<!(?:ice|hot|cold) )bath ?tub)s?\b(?! (?:refinish|resurfac|repair|clean))/,
  locksmiths:
    /\b(?:(?:emergency|mobile|auto|car|24\/7|24h) )?(?:locksmith|lock (?:repair|replacement|change|fitting|installation)|key cutting)s?(?: (?:service|company))?\b/,
  roofing:
    /\b(?:(?:emergency|flat|metal|slate|tile) )?(?:(?<!under one )roof(?:ing|er)?(?: (?:repair|replacement|contractor|maintenance|inspection|company|service))?|gutter(?:s|ing)?(?: (?:clean(?:ing|er)|repair|replacement|clearing|guard))?)s?\b(?! (?:rack|box|bar|tent|window|terrace))/,
  'window-cleaning':
    /\b(?:window (?:clean|wash)(?:ing|er)|glass cleaning)s?(?: (?:service|company))?\b/,
  'commercial-cleaning':
    /\b(?:(?:office|commercial|contract|industrial|shop|retail|school|workplace|restaurant) clean(?:ing|er)|janitorial)s?(?: (?:service|company))?\b/,
  'repair-shops':
    /\b(?:phone|iphone|ipad|tablet|laptop|computer|console|screen|watch|clock|shoe|boot|jewell?ery|instrument|guitar|violin|sewing machine|appliance|camera|bag|handbag|electronics?|scooter|umbrella|toy|leather|zip|zipper|knife|scissors?|blade|chainsaw|lawn ?mower|tool|guitar) (?:sharpening|repair(?:s|er)?(?: (?:shop|service|cafe|café|workshop)s?)?|mending|servicing|restoration)\b(?! kits?\b)|\b(?:cobbler|repair caf[eé]|watchmaker)s?\b/,
  'wedding-dresses':
    /\b(?:(?:wedding|bridal) (?:dress(?:es)?|gown)|bridal (?:wear|boutique|shop|store|studio))s?\b/,
  shops:
    /\b(?<!(?:online|web|e-?commerce|app|etsy|shopify|mobile) )(?:(?:gift|corner|village|general|concept|local) )?(?:shop|store|boutique)s?\b/,
  'ice-skating':
    /\b(?:(?:ice|figure|hockey) skates?(?: (?:boot|blade)s?)?|ice skating(?: (?:rink|session)s?)?|ice rinks?)\b/,
  skiing:
    /\b(?:ski|snowboard|ski ?boot|ski goggle|sled|toboggan)s?(?:ing)?(?: (?:rental|hire|shop|pass|wear|jacket|pant|helmet|trip|holiday|equipment|gear|lesson|school|resort)(?:e?s)?)?\b(?! chalet)/,
  climbing:
    /\b(?:rock|indoor|wall) climbing\b|\b(?:climbing|bouldering) (?:gym|hall|wall|cent(?:er|re)|class|course|shoe|hold|harness)(?:e?s)?\b|\bbouldering\b/,
  'riding-lessons':
    /\b(?:(?:horse(?:back)?[- ]?)?riding (?:lesson|school|camp|stable|holiday|course|class)|horse(?:back)? riding|equestrian (?:cent(?:er|re)|club|shop)|riding stable|pony (?:club|ride|camp))(?:e?s)?\b/,
  'sports-lessons':
    /\b(?:learn to (?:ski|sail|skate|dance|ride))\b|\b(?:ski|sailing|(?:ice |figure )?skating|tennis|gymnastics|dance|ballet) (?:school|lesson|class|camp|course|academy)(?:e?s)?\b/,
  'swimming-and-surf-lessons':
    /\b(?:learn to (?:swim|surf|dive))\b|\bscuba(?: diving)?\b|\b(?:swim(?:ming)?|surf(?:ing)?|(?:scuba )?diving) (?:school|lesson|class|camp|course|academy)(?:e?s)?\b/,
  'editing-and-translation':
    /\b(?:(?:podcast|video|audio|photo|copy|book) edit(?:ing|or)|translat(?:ion|or)|transcription|proofread(?:ing|er)|grant writ(?:ing|er)|subtitl(?:es|ing)|voice[- ]?over|ghostwrit(?:ing|er)|speech writ(?:ing|er))(?: (?:service|agency|studio|company))?s?\b/,
  parking: /\b(?:parking(?: (?:app|garage|space|spot|permit|lot))?|car ?park|valet parking)s?\b/,
  toothbrushes: /\b(?:toothbrush|toothpaste(?: tablet)?|mouthwash|floss|oral care)(?:e?s)?\b/,
  'skin-care':
    /\b(?:serum|(?:massage|body|face|bath) oil|bath bomb|skin ?care|moisturi[sz]er|face cream|night cream|cream|cleanser|sunscreen|spf|lotion|face mask|toner|balm|retinol|soap)s?\b(?! maker)/,
  makeup:
    /\b(?:makeup|make-up|lipstick|mascara|foundation (?:stick|cream)|eyeliner|blush|lip (?:balm|gloss|oil|stain)(?: [a-z&, ]+)?|cosmetics?|nail polish|palette)s?\b/,
  hairdressers:
    /\b(?:barber(?:shop| shop)?|hair ?cut|beard trim|hot towel shave|blow[- ]?dry|balayage|hair colou?r(?:ing|ist)?|hairdresser|hair ?(?:salon|stylist|studio)|beauty salon)s?\b/,
  'hair-care':
    /\b(?:shampoo|conditioner|hair (?:oil|mask|care|dryer|brush|straightener|extension|colou?r|piece)|wig|haircare|curls?|beard (?:oil|kit|balm)|(?<!(?:hedge|grass|weed|string|lawn|bush|shrub|fabric|edge) )(?:beard |hair |nose )?(?:trimmer|clipper)|grooming|razor|shav(?:er|ing))s?\b/,
  fragrance:
    /\b(?:perfume|essential oil|aroma ?therapy(?: (?:oil|kit|set))?|fragrance|cologne|eau de (?:parfum|toilette|cologne)|aftershave)s?\b/,
  'crm-software':
    /\b(?:crm|sales (?:software|platform|tool)|lead (?:generation|management)|pipeline|customer (?:support|service) (?:software|platform|tool)|help ?desk)s?\b/,
  'scheduling-software':
    /\b(?:schedul(?:ing|er)(?: (?:assistant|app|software|tool))?|calendar (?:app|software|tool)|(?:appointment|online) booking (?:app|software|system)|booking (?:system|software)|meeting (?:notes|recorder|transcription|summar(?:y|ies))(?: app| tool| software)?|time[- ]tracking(?: app| software)?|meeting assistant)s?\b/,
  'meeting-software':
    /\b(?:(?:ai )?(?:meeting|call|interview) (?:notes?|minutes|summar(?:y|ies)|recaps?|recorder|recording|transcripts?|transcription)(?: (?:app|software|tool|assistant))?|(?:ai )?note[- ]?tak(?:er|ing)(?: (?:app|software|tool))?|transcription (?:app|software|tool|platform))s?\b/,
  'it-support':
    /\b(?:it support|managed it|it services?|tech support|computer repair|it consult(?:ing|ant|ancy)|network support)\b/,
  'web-design':
    /\b(?:web ?design(?:er)?|web(?:site)? (?:builder|design(?:er)?|developer|development)|landing page|online (?:store|shop) (?:builder|platform)|wordpress|ecommerce (?:platform|website))s?\b/,
  marketing:
    /\b(?:(?:digital|social media|content|email|performance|influencer)? ?marketing(?: (?:agency|service|consultant|automation|software|platform|tool))?|seo(?: (?:agency|service|tool|audit))?|ad agency|advertising agency|pr agency|branding(?: (?:agency|studio))?|(?:copy|ghost)writ(?:er|ing)|(?:graphic|logo|brand) design(?:er)?|social media manage(?:r|ment))s?\b/,
  packaging:
    /\b(?:packaging(?: supplier)?|cardboard box(?:es)?|mailer box(?:es)?|shipping box(?:es)?|(?<!3d )print(?:ing)? (?:shop|service|house)|business card|brochure|label|promotional (?:product|item)|merch(?:andise)?)s?\b/,
  coworking:
    /\b(?:co-?work(?:ing)?(?: (?:space|office|desk|membership))?|office (?:rental|suite)|office space|(?:shared|serviced|private) office|meeting room|hot desk)s?\b/,
  'virtual-assistants':
    /\b(?:virtual assistant|personal assistant|concierge|errand|admin support|data entry)(?: services?)?s?\b/,
  mortgages:
    /\b(?:mortgage(?: broker| advis[eo]r)?|home loan|first[- ]time buyer (?:loan|program))s?\b/,
  banking:
    /\b(?:savings? account|bank(?:ing)?(?: app| account)?|credit card|personal (?:finance|loan)|(?<!\bon )loan|budget(?:ing)?(?: (?:app|planner|tool))?|money app|debt)s?\b/,
  wallets: /\b(?:wallet|card ?holder|money clip|coin purse|key ?(?:ring|chain|holder))s?\b/,
  rings:
    /\b(?:(?:engagement|wedding|silver|gold|diamond|signet|promise|stacking|eternity) (?:ring|band)|(?<!key )(?<!o-)(?<!smart )ring)s?\b(?! (?:light|binder|doorbell|camera|main))/,
  vitamins:
    /\b(?:vitamin [a-k]\d{0,2}|vitamins?|multivitamins?|omega[- ]?3|magnesium|zinc|iron|probiotics?|gumm(?:y|ies)|fish oil|herbal|collagen) ?(?:drop|capsule|tablet|gumm(?:y|ie)|pill|spray|supplement)s?\b|\b(?:vitamin [a-k]\d{0,2}|vitamins?|omega[- ]?3|magnesium|zinc|probiotics?|multivitamins?|gumm(?:y|ies)|fish oil|(?:\w+ )?supplements?|(?<!(?:nespresso|coffee|espresso|time) )capsules?)\b(?! (?:hotel|wardrobe|collection|coffee|machine|serum|cream|kitchen))/,
  'teeth-whitening':
    /\b(?:(?:teeth|tooth) whitening (?:kit|strip|pen|gel|powder|set)|whitening (?:strip|toothpaste|pen)|water flosser|(?:clear |teeth |dental )?aligner|night ?guard)s?\b/,
  'car-parts':
    /\b(?:(?:winter|summer|snow|all[- ]season|car|truck|motorcycle)? ?(?:tyre|tire)|roof (?:box|rack)|wiper blade|brake pad|alloy wheel|car (?:part|battery|batterie|seat cover|mat))(?:e?s)?\b(?! pressure)/,
  woodcarving:
    /\b(?:(?:wood )?(?:carving|whittling)(?: (?:knife|knives|tool|kit))?(?: set)?|woodworking)(?: (?:kit|set|tool))?s?\b/,
  'learning-toys':
    /\b(?:(?:(?:handmade |wooden )*rocking horse|hobby horse)|(?:sensory|fidget|educational|montessori|soft|baby|bath|learning|stem|stacking|toddler|activity) toy|wooden (?:toy|train|block|animal|puzzle)(?: (?:set|kitchen|car|train|box))?|(?:train|railway|building|block|tea) set|(?:toy|play) (?:train|car|kitchen)|building blocks?|doll(?:’s)? ?house|doll|action figure|model (?:train|railway|kit)|chess (?:set|board)|plush(?:ie| toy)?|stuffed animal|teddy(?: bear)?|play ?mat|play tent|sandbox)(?:e?s)?\b/,
  audio: /\b(?:headphone|earbud|speaker|soundbar|earphone|headset|microphone|audio)s?\b/,
  electronics:
    /\b(?:(?:i|smart)?phone|laptop|(?<!(?:hydration|electrolyte|vitamin|cleaning|dishwasher|laundry|sleep|water purification) )tablet|monitor|webcam|keyboard|(?:computer|gaming|ergonomic|vertical|trackball|wireless) mouse|docking station|charger|power (?:bank|station)|(?:smart ?|(?:running|sports?|gps|fitness|swim|hiking|triathlon) )watch(?:es)?|smart (?:ring|speaker|plug|bulb|light|display|scale)|fitness tracker|drone|camera|gadget|electronics?|printer|gaming console|tv|projector|(?:phone|laptop|tablet|airpods?) (?:case|stand|sleeve|holder)|robot)s?\b/,
  'smoke-alarms':
    /\b(?:(?:smoke|carbon monoxide|co|fire|heat|gas)(?: and (?:co|carbon monoxide))? (?:alarm|detector))s?\b/,
  bread:
    /\b(?:(?<!\b(?:cup|cheese|birthday )?(?:cakes?|cookies?|dogs?|pets?|pies?|do(?:ugh)?nuts?|brownies?|macarons?|cupcakes?) )(?:artisan |craft |sourdough |village |neighbou?rhood |family |bread )?baker(?:y|ies)|boulangerie|(?<!banana |ginger)(?:artisan |fresh |wholegrain |rye )?bread|(?:rye |wholegrain |sourdough )?(?:loaf|loaves)|sourdough(?: bread)?|baguettes?|croissants?|bagels?|focaccias?|ciabattas?)s?\b/,
  'sleep-aids':
    /\b(?:\w+ )?(?:sleep|bed ?time|night[- ]?time) (?:aids?|supplements?|gumm(?:y|ies)|capsules?|tablets?|sprays?|drops?|drinks?|pills?|powders?|teas?)\b|\bmelatonin(?: \w+)?\b/,
  couriers:
    /\b(?:(?:same[- ]day |bike |parcel )?courier|parcel delivery|man and van)s?(?: (?:service|company|firm))?s?\b/,
  'property-management':
    /\b(?:property|rental|airbnb|holiday let|block|building|facilit(?:y|ies)) manage(?:r|ment)(?: (?:service|company))?s?\b|\bletting agen(?:t|cy)\b/,
  taxis:
    /\b(?:airport (?:transfer|shuttle|taxi|pick-?up|ride)|taxi|cab|limo(?:usine)?|chauffeur|shuttle|(?:minibus|car|coach|van|executive car) hire|ride[- ]?(?:share|sharing|hailing)|private (?:driver|transfer))(?: (?:service|company|app|hire|rental))?s?\b/,
  clubs:
    /\b(?:(?:chess|youth|sports|rowing|sailing|scout|debate|drama|photography|hiking|swim(?:ming)?|social|country|members(?:hip)?) club|scouts|choir|community garden|amateur theat(?:er|re))s?\b/,
  'party-entertainers':
    /\b(?:(?:birthday |kids?(?:’s)? |children’?s )?(?:party )?(?:magician|clown|(?:children’?s |kids? |party )?entertainer|bouncy castle|bounce house|face paint(?:er|ing)|balloon (?:artist|decor\w*)|princess (?:part(?:y|ie)|visit)|puppet (?:show|theat(?:er|re)))(?: (?:hire|rental|show))?)s?\b/,
  'pet-adoption':
    /\b(?:(?:animal|dog|cat|pet) (?:shelter|rescue|adoption)|rescue (?:dog|cat|animal)|animal sanctuary|(?:dogs?|cats?|kittens?|puppies) for adoption|adopt (?:an?|our|one of our|your next) (?:(?:senior|rescue|older?|retired|rescued|shelter|special|young|adult|homeless) )?(?:dog|cat|kitten|puppy|rabbit|donkey|greyhound|pet|horse|pony))s?\b/,
  'team-events':
    /\b(?:(?:corporate|team|company|executive|leadership) (?:retreat|offsite|away day|event)|(?:conference|meeting|event|corporate) venue|team ?building(?: (?:event|activit(?:y|ies)|day))?)(?: venue| planning)?s?\b/,
  cats: /\b(?:cat|kitten)s?\b(?: (?:food|treat|toy|bed|tree|litter|sitter|cafe)s?\b)?/,
  dogs: /\b(?:dog|puppy|puppies|pet)s?\b(?: (?:(?:birthday )?cake|ice cream|bakery|food|treat|toy|bed|bowl|collar|harness|(?:training|sociali[sz]ation|obedience|agility|recall|puppy)(?: class(?:es)?| school| course| session)?|school|class(?:es)?|biscuit|chew|fence|gate|flap|crate|gps tracker|care|supplement|(?:waste|poop?) bag)s?\b)?/,
  'small-animals':
    /\b(?:hamster|guinea pig|rabbit|bunny|bunnies|gerbil|chinchilla|ferret|budgie|parrot|canary|canaries|bird|horse|pony|ponies|tortoise|gecko|reptile)s?\b(?: (?:food|feed|treat|toy|bed|bowl|cage|hutch|run|care|supplement|rug|tack|starter kit|filter|set[- ]?up)s?\b)?/,
  'baby-gear':
    /\b(?:(?:baby|kids?|child(?:ren)?(?:’s)?|infant|toddler|booster|convertible) car seat|(?:kids?|child(?:ren)?(?:’s)?|toddler) (?:bikes?|scooters?|(?:bike |ski )?helmets?|vitamins?|multivitamins?|gumm(?:y|ies))|infant|baby|babies|toddler|newborn|stroller|pram|pushchair|buggy|breast pump|midwife|midwives|doula|diaper|napp(?:y|ie)|nursery (?:furniture|decor|bedding|print|room|chair)|crib|kids?|child(?:ren)?(?:’s)?)s?\b(?! (?:camp|class))(?: (?:food|clothes|clothing|shoes|toys?|room|bed|carrier|monitor|formula)\b)?/,
  'video-games': /\b(?:video game|mobile game|gaming|esports|rpg|console game|gamer)s?\b/,
  'toys-and-games': /\b(?:toy|puzzle|board game|game|lego|card game)s?\b/,
  gifts:
    /\b(?:gift(?: (?:card|box|basket|set|voucher))?(?:e?s)?|hamper|present|souvenir|party (?:box|boxes|supplies|decor\w*)|greeting cards?)s?\b/,
  flowers: /\b(?:flower|bouquet|florist|rose)s?\b/,
  'tiles-and-floors':
    /\b(?:tile|tiling|tiler|mosaic|flooring|parquet|laminate|hardwood floor|wallpaper|wall paint|interior paint|(?<!(?:face|body|car|oil|acrylic|finger|nail|glass|spray) )paint(?! (?:by|part|night|and|protection))|(?:roller|window|venetian|wooden) blind|blinds|shutter|front door|window and door|windows and door)(?:e?s)?\b/,
  'emergency-repairs':
    /\b(?:emergency (?:plumb(?:er|ing)|electrician|glazier|repair|roofer|roofing|boiler repair)|(?:24\/7|24 ?h(?:ours?|rs?)?|same[- ]day) (?:plumb(?:er|ing)|electrician|glazier|repair|call-?out)|(?:plumb(?:er|ing)|electrician)s? (?:24\/7|24 ?h(?:ours?|rs?)?|emergenc(?:y|ies)))(?:e?s)?\b/,
  'martial-arts':
    /\b(?:judo|karate|taekwondo|aikido|jiu[- ]?jitsu|bjj|krav maga|kung fu|martial arts?|self[- ]defen[cs]e)(?: (?:club|class|lesson|school|academy|camp|dojo|gym|course))?(?:e?s)?\b/,
  'brass-and-woodwind':
    /\b(?:trumpet|trombone|tuba|cornet|saxophone|sax|clarinet|(?<!champagne )flute|oboe|french horn|(?:brass|woodwind)(?= (?:lesson|course|class|school|teacher|band|instrument)))s?(?: (?:lesson|course|class|school|teacher|band|instrument|repair|rental|hire)(?:e?s)?)?\b/,
  'pet-grooming':
    /\b(?:(?:mobile )?(?:dog|pet|cat|puppy|poodle) (?:groom(?:er|ing)|spa|salon|wash(?:ing)?)|(?:mobile )?groom(?:er|ing) (?:for|of) (?:dogs|cats|pets))s?(?: (?:service|company|salon|parlou?r|van))?s?\b/,
  'dog-walking':
    /\b(?:(?:dog|pet|puppy) walk(?:er|ing)|dog ?walk(?:er|ing))s?(?: (?:service|company|salon))?s?\b/,
  'fitness-classes':
    /\b(?:spin(?:ning)?|barre|zumba|aerobics|hiit|(?<!(?:online|data|science|coding|code|tech|web|software|ux|ui|design|sales|marketing|programming|development|security|cybersecurity|ai|finance|writing|business|career|leadership|photography|language|analytics|python) )boot ?camp|indoor cycling|aqua fit|boxercise)(?: (?:class(?:es)?|studio|session|workout|gym|course))*s?\b/,
  remedies:
    /\b(?:(?:nasal|throat) spray|(?:hay ?fever|allergy|cold|flu|pain|heartburn|migraine|muscle) (?:relief|remedy|remedie|tablet|gel)(?: \w+)?|cough syrup|lozenge|eye drop|cbd(?: oil)?|medicine cabinet|first[- ]aid kit|plaster)s?\b/,
  'sports-nutrition':
    /\b(?:(?:hydration|electrolyte|salt) tablet|(?:energy|recovery) (?:gel|chew)|hangover (?:cure|drink|relief)|protein(?: (?:powder|shake))?|collagen(?: powder)?|electrolyte|(?:pre[- ]?workout|mass gainer|creatine)(?: powder)?)s?\b/,
  'healthy-habits':
    /\b(?:(?:quit|stop|give up) smoking|smoking cessation|weight[- ]loss|diet|nutrition(?:ist)?|calorie|fasting|slimming|wellness program)s?\b/,
  gyms: /\b(?:gym|exercise (?:class(?:es)?|session)|(?:yoga|pilates|exercise) (?:mat|block|strap|ball|ring|wheel|gear|equipment)|(?:weighted |smart )?hula hoop|personal train(?:er|ing)|fitness|workout|crossfit(?: box)?|(?:running|triathlon|strength) coach(?:ing)?|running club|gym (?:mirror|floor(?:ing)?|mat|rack|bench|equipment))s?\b(?! (?:retreat|watch))/,
  opticians:
    /\b(?:opticians?|optometrists?|eye (?:tests?|exams?|care|check(?:-?up)?s?)|sight tests?|vision (?:care|cent(?:er|re)))\b/,
  clinics:
    /\b(?:(?:dental )?hygienist|teeth straightening|sleep (?:apno?ea )?(?:test|study)|(?:speech(?: and language)?|occupational) therap(?:y|ist)|(?:invisible |clear |metal |ceramic )?(?:dental )?braces|(?:dental |porcelain |composite )(?:veneer|implant|bonding|crown)|invisalign|(?:mole|skin) check|(?:laser )?tattoo removal(?: laser)?|(?:blood|health|allergy|dna|hearing) (?:test|check(?:-?up)?)|dentures?(?: (?:repair|clinic))?|telehealth|telemedicine|acupuncture|dentist(?:ry)?|dental|teeth whitening|orthodont\w+|clinic|doctor|medical|chiropractor|(?:cancer|health|skin|breast|heart|eye) (?:screening|check(?:-?up)?)|hair (?:transplant|restoration)|(?:private )?gp(?!s)(?: appointment| surgery)?|(?:anti[- ]wrinkle|lip|dermal|cosmetic) (?:injection|filler)|botox|aesthetics|(?:laser|eye|laser eye|cosmetic|plastic|weight[- ]loss) surg(?:ery|eon)|lasik|physio(?:therapy|therapist)?|(?:eye|vein) care)s?\b/,
  therapy:
    /\b(?:(?<!(?:speech|language|occupational|speech and language) )(?:hypno|psycho)?therap(?:y|ist)|counsel(?:l)?(?:ing|or)|psycholog\w+|mental health|meditation|mindfulness|breathwork|reiki|sound (?:bath|healing)|(?:energy|cacao|breathing) (?:healing|ceremony|session|work))s?\b/,
  spas: /\b(?:spray tan(?:ning)?|(?<!(?:equine|horse|dog|canine|baby) )massage(?! (?:oil|gun|chair|cushion))|spa|sauna|facial|(?:laser )?hair removal|waxing|wellness|manicure|(?<!(?:press[- ]on|stick[- ]on|false|fake|finishing|masonry|wire|roofing) )nails?(?: (?:salon|studio|bar))?|beauty studio|(?:eye)?lash(?:es)?(?: (?:extension|lift|studio|bar))?|microblading|(?:eye)?brows?(?: (?:threading|lamination|tint(?:ing)?|bar|shaping))?|infrared sauna blanket|red light therapy(?: (?:mask|panel))?)s?\b/,
  candles: /\b(?:candle|incense|diffuser|room spray|wax melt)s?\b/,
  bedding:
    /\b(?:mattress(?:es)?|sleep (?:gumm(?:y|ies)|aid|spray|tea|mask|supplement)|pillow(?:case)?|bedding|duvet|sleep|(?<!(?:picnic|beach|fire|dog|saddle) )blanket|pajama|bed sheet|linen)s?\b/,
  'home-security':
    /\b(?:alarm(?! clock)|home security|security(?! (?:guards?|staff|services?|compan(?:y|ies)|firm|officers?|teams?|patrols?|personnel))|camera system|smart lock|doorbell|smoke detector)s?\b(?! (?:audit|software))/,
  'office-furniture':
    /\b(?:office chair|desk|workstation|office (?:furniture|seating|fit[- ]?out))s?\b/,
  furniture:
    /\b(?:interior design(?:er)?(?: (?:studio|service))?|sofa|couch|chair|table|lamp|furniture|upholstery|rug|shelf|shelves|decor|curtain|vase|neon light|wall art|poster|art print|mirror|(?:wool|sofa|knitted|cashmere|faux fur|cotton) throw)s?\b/,
  'home-cleaning':
    /\b(?:(?:house|home|deep|end[- ]of[- ]tenancy|airbnb|carpet|upholstery|sofa|rug|tile|oven|mattress|curtain|patio|pool|grout|bin) ?clean(?:ing|er)(?: (?:service|company))?|cleaning (?:service|company|lady)|maid service|housekeeping|declutter(?:ing)?(?: service)?)s?\b/,
  'cleaning-supplies':
    /\b(?:detergent|(?:laundry|ironing)(?: (?:service|pick-?up))?|launderette|laundromat|vacuum|mop|dish soap|cleaner|cleaning spray|(?:cleaning|dishwasher|laundry) (?:tablet|pod|sheet|strip)|sponge)s?\b/,
  'knives-and-pans':
    /\b(?:(?<!(?:hunting|pocket|army|tactical|throwing) )(?:knife|knives)|frying pan|pan|pot|(?:pressure|slow|rice|multi) cooker|cookware|blender|toaster|air fryer|kitchen|grill|oven|mixer|kettle|ceramic|tableware|plate)s?\b/,
  'moving-companies':
    /\b(?:moving compan(?:y|ies)|movers?|removals? (?:man and van|firm|service|vans?)|(?:house|home|office|student) (?:moves?|removals?)|(?<!(?:hair|tattoo|mole|stump|tree|snow|junk|stain|asbestos|graffiti|mou?ld|wasp|waste|rubbish|wart|rust|paint|data|virus|malware|moss|wax) )removals?(?: company)?|relocation|(?<!(?:cold|cloud|data|energy|battery|food|wine|bike|water|file|shoe|toy|self) )(?<!self-)storage)s?\b/,
  'plumbers-and-electricians':
    /\b(?:plumb(?:er|ing)|electrician|roof(?:ing|er)|contractor|handyman(?: service)?|chimney(?: (?:sweep|cleaning|repair))?|gutters?(?: (?:cleaning|guards?|repair))?|(?:roof|solar panel|pressure|power) (?:clean|wash)(?:ing)?|fence(?: repair)?|garage door(?= (?:repair|servic|spring|opener|install))|(?:tree|stump|snow) removal|waste clearance|(?:garden |green |food |trade )?waste collection(?! (?:day|point|week))|(?:windows?|doors?|kitchen|bathroom|gutters?|floor(?:ing)?) (?:replacement|installation|fitt(?:er|ing)|remodel(?:ing)?)|carpenter|locksmith|hvac|(?:water )?leak (?:detection|detector)|repair)s?\b/,
  'real-estate':
    /\b(?:student (?:accommodation|housing|rooms?)|real estate|realty|estate agen(?:t|cy|cie)|realtor|apartment|penthouse|bungalow|maisonette|duplex|flat ?share|house ?share|rooms? (?:to rent|to let|for rent)|(?<!(?:curry|noodle|pancake|steak|chop|ale|fish|coffee|tea|burger|publishing|auction|bird|tree) )houses?|homes? for sale|condo|property|properties|homes|flats?|townhouse|letting)s?\b/,
  plants:
    /\b(?:planter|plant pot|flower ?pot|house ?plant|indoor plant|terrarium|bonsai|succulent|cactus|monstera)(?:e?s)?\b/,
  'room-climate':
    /\b(?:thermostat|air purifier|humidifier|dehumidifier|fan|space heater|heater|radiator|air condition(?:er|ing))s?\b/,
  'water-filters': /\b(?:water filter|filter jug|water purifier|water softener|soda maker)s?\b/,
  'patios-and-pools':
    /\b(?:pool|barbecue|bbq|patio|(?<!(?:slide|pitch|cards?|tarot|tape) )deck|pergola|gazebo|veranda|awning|garden furniture|outdoor furniture|fire pit|hammock|swing)s?\b(?! (?:table|party))/,
  'pest-control':
    /\b(?:pest control|rat catcher|wasp(?:s’)? nest removal|(?:pigeon|bird|rat|mouse|wasp|ant|flea|moth|bed ?bug) (?:control|proofing|removal|(?:heat )?treatment)|exterminator|termite|rodent control|mosquito control)s?\b/,
  tools:
    /\b(?:power tools?|drill|tool ?box(?:es)?|tool set|saw|workbench|ladder|hardware store|screwdriver)s?\b/,
  'ev-charging':
    /\b(?:ev|car|electric(?: car| vehicle)?|home) charg(?:er|ing)(?: (?:installation|station|point))?s?\b|\bwall ?box(?:es)?\b/,
  landscaping:
    /\b(?:landscap(?:ing|er)|(?:tree|stump|hedge) (?:surge(?:on|ry)|removal|felling|grinding|pruning|care|services?)|arborist|garden(?:ing|er)?(?: design(?:er)?)?|(?:house ?|indoor )?plant|(?<!(?:bird|chia|flax|sesame|hemp|pumpkin|sunflower) )seed|lawn|succulent|compost|fertili[sz]er|plant food|(?:soil|seaweed) (?:conditioner|feed)|greenhouse|(?:mushroom|herb) (?:growing |garden )?kit|(?:home )?grow(?:ing)? (?:kit|light|tent|lamp))s?\b/,
  'home-energy':
    /\b(?:solar|heat pump|insulation|energy)s?\b(?! (?:bill|drink|gel|bar|chew|boost|healing|work|coach))/,
  'security-guards':
    /\b(?:(?:event |retail |site |door |private |mobile |night )*security (?:guards?|staff|services?|compan(?:y|ies)|firms?|officers?|teams?|patrols?|personnel)|door (?:staff|supervisors?)|bouncers?|close protection|body ?guards?|key ?holding|alarm response|stewards?)\b/,
  driveways:
    /\b(?:(?:resin(?:[- ]bound)?|block[- ]paved|gravel|tarmac|asphalt|concrete|new) driveways?|driveway(?:s| (?:laying|resurfacing|installation|paving))?|block paving|paving|patio (?:laying|installation|installers?)|decking(?: installation)?|(?:epoxy|resin|garage|polished concrete|screed)(?: garage)? floor(?:s|ing)?|artificial (?:grass|lawns?|turf)(?: installation)?|turfing|rendering|plaster(?:ing|er)s?|(?:house|interior|exterior|home|wall) paint(?:er|ing)s?(?: (?:and|&) decorat(?:ing|or)s?)?(?: (?:service|company|contractor)s?)?|paint(?:er|ing)s? (?:(?:and|&) decorat(?:ing|or)s?|services?|company|contractors?)|painters?|kitchen (?:fitt(?:ers?|ing)|installation)|bathroom (?:fitt(?:ers?|ing)|installation))\b(?! (?:clean|repair))/,
  'damp-proofing':
    /\b(?:(?:rising )?damp(?:[- ]proofing| treatment| surveys?)?|mou?ld (?:removal|treatment|remediation|inspection)|(?:basement |cellar )?(?:waterproofing|tanking)|(?:dry|wet) rot(?: treatment)?|woodworm(?: treatment)?|timber treatment)\b/,
  fridges:
    /\b(?:(?:chest |upright |mini |under[- ]?counter |american |larder |wine |integrated )*(?:fridge(?:[- ]freezer)?|refrigerator|freezer|ice maker))s?\b(?! (?:magnet|repair|bag|meal|servic|removal|clean))/,
  'washing-machines':
    /\b(?:washing machine|washer[- ]?dryer|(?:tumble|heat pump|vented) dryer|dish ?washer)s?\b(?! (?:repair|tablet|clean|safe|servic|install))/,
  beds: /\b(?:(?:bunk|cabin|cot|toddler|day|loft|sofa|guest|storage|ottoman|four[- ]poster|king[- ]size|double|single|wooden) beds?|bed ?frames?|headboards?|bunk ?beds?)\b(?! (?:linen|sheet|and breakfast))/,
  'bar-stools':
    /\b(?:(?:breakfast |kitchen |velvet |leather |wooden |metal |rattan |swivel )*(?:bar|counter)(?:[- ]height)? ?(?:stool|chair)|(?:kitchen|breakfast|step) stool)s?\b/,
  'cutting-boards':
    /\b(?:(?:cutting|chopping|carving|butcher(?:’s)? block|bread|serving|cheese) board|butcher(?:’s)? block|board and knife set)s?\b/,
  'food-containers':
    /\b(?:(?:food|meal prep|storage|glass|lunch) containers?|lunch ?box(?:es)?|bento(?: box(?:es)?)?|food storage|mason jar)s?\b/,
  'coffee-makers':
    /\b(?:(?:espresso|coffee|cold brew|moka) (?:maker|machine|press|grinder)|french press|aeropress|moka pot|coffee grinder|milk frother)(?:e?s)?\b/,
  cookware:
    /\b(?:skillet|frying pan|wok|dutch oven|casserole|saucepan|pan set|cookware set|baking (?:tin|tray|sheet)|apron|rolling pin)(?:e?s)?\b/,
  'hot-sauce':
    /\b(?:hot sauce|chil(?:l)?i (?:oil|crisp|sauce)|seasoning|spice (?:blend|mix|kit)|rub|salsa)s?\b/,
  'ice-cream':
    /\b(?:gelato|ice cream|frozen yogh?urt|sorbet|popsicle)s?\b(?: (?:shop|parlou?r|truck|bar))?/,
  beer: /\b(?:(?:craft )?(?:ipa|pale ale|ale|lager|stout|pilsner|porter)(?: beer)?|craft beer|beer|brewery|taproom|brewpub)s?\b(?! (?:garden))/,
  'food-wraps':
    /\b(?:(?:beeswax|food|bowl) (?:wrap|cover)|food (?:storage )?container|(?:meal prep|airtight|pantry) container|(?:silicone|reusable) food bag|mason jar|storage jar)s?\b/,
  tableware:
    /\b(?:(?:dinner|tea|crockery|tableware|plate|bowl|cutlery|glassware) set|dinner ?ware|table ?ware|crockery|cutlery|glassware|(?:(?:dinner|ceramic|stoneware|porcelain|serving|side) )+(?:plate|bowl|dish))(?:e?s)?\b/,
  'kids-camps':
    /\b(?:(?:kids?|coding|summer|holiday) ?(?:coding |art |sports? )?(?:camp|class(?:es)?|club))s?\b/,
  'music-lessons':
    /\b(?:guitar|piano|drum|singing|voice|vocal|music) (?:lesson|course|class|school|teacher)(?:e?s)?\b|\bteaches (?:guitar|piano)\b/,
  'language-courses':
    /\b(?:(?:learn(?:ing)?|speak(?:ing)?|practi[cs](?:e|ing)) (?:spanish|english|french|german|italian|japanese|chinese|mandarin|korean|portuguese|arabic|russian|dutch|polish|greek|turkish|hindi|welsh|sign language)|language(?: (?:learning|course|class|lesson|school|exchange|app))*|(?:spanish|english|french|german|italian|japanese|chinese|mandarin|korean|portuguese|arabic|russian|dutch|polish|greek|turkish|hindi|welsh|sign language) (?:(?:conversation|language|speaking|evening|online) )?(?:course|class|lesson|tutor|tuition|app))(?:e?s)?\b/,
  courses:
    /\b(?:(?<!\b(?:one|two|three|four|five|six|seven|main|\d)[- ])course|class|classes|lesson|bootcamp|workshop|training|academy|school|university|degree|mba(?: program(?:me)?)?|(?:master’?s|bachelor’?s|evening|degree|study|certificate) program(?:me)?|learning|masterclass|certification|kindergarten)s?\b/,
  podcasts:
    /\b(?:podcast|radio show|audio series)s?\b(?! (?:hosting|platform|software|studio|equipment|microphone|mic|agency|production|recording|editing|growth|marketing|kit))/,
  books:
    /\b(?:(?:e-?|story|picture |photo)book|book(?: ?(?:shop|store|club))?|cook ?book|comic(?: book)?|newspaper|manga|novel|magazine|newsletter(?! (?:software|tool|platform|service))|audiobook|travel guide|guidebook|guide)s?\b/,
  'live-events':
    /\b(?:(?:christmas|farmers?’?|flea|night|craft|street food) market|jazz|concert|festival|live music|gig|theat(?:er|re)|(?:stand[- ]?up )?comedy|haunted (?:house|attraction)|exhibition|museum|zoo|circus|cinema|opera|ballet(?: performance)?|poetry (?:slam|night|reading)|casino|burlesque|ghost (?:tour|walk)|art gallery|firework|party|show)s?\b/,
  conferences:
    /\b(?:conference|event|webinar|summit|meetup|(?<!(?:currency|foreign|money|heat|part|stock|bureau de) )exchange|networking|trade fair|expo|hackathon)s?\b/,
  weddings:
    /\b(?:wedding(?: (?:venue|planner|planning|dress(?:es)?|band|dj|cake|florist|flower|bouquet|hair|make-?up)(?: artist)?)?|bridal(?: (?:hair|make-?up)(?: artist)?)?|bridesmaid)s?\b/,
  'commercial-photography':
    /\b(?:(?:commercial|product|food|corporate|brand|property|real estate|architectur(?:e|al)|interior|business|menu|fashion|e-?commerce|industrial|drone|aerial|event) (?:photograph(?:y|er)|photo ?shoot|videograph(?:y|er)))s?\b/,
  photographers:
    /\b(?:(?:wedding |bridal )?photograph(?:y|er)|(?:wedding )?videograph(?:y|er)|(?:family |newborn |maternity |engagement |couples? |pet )?photo (?:session|day)|photo ?shoot|portrait|headshot(?: (?:generator|photographer|session))?)s?\b/,
  charity:
    /\b(?:charity|(?:roof|church|hospice|school|lifeboat|village hall) appeal|(?:blood|organ|plasma|stem cell) (?:drive|donation)|donation|nonprofit|non-profit|fundrais(?:er|ing)|ngo|shelter|foundation|volunteer(?:ing)?|relief fund|fund|food bank|soup kitchen|(?:clean water|well|tree[- ]planting|reforestation|school meal|disaster relief|aid|literacy) (?:project|program(?:me)?|appeal|initiative))s?\b/,
  pies: /\b(?:(?:meat|steak|chicken|apple|cherry|pumpkin|pecan|fruit|pot|savou?ry|vegan|handmade|homemade|shepherd’?s|cottage|pork|fish) pie|pie|pie (?:shop|maker|company|stall|van|bakery|delivery)|past(?:y|ies)|quiche|sausage roll|empanada)s?\b(?! chart)/,
  'voice-over':
    /\b(?:voice[- ]?over(?: (?:artist|actor|talent|service|work|studio|recording))?|voice (?:actor|actress|artist|talent|acting(?! (?:class|course|lesson)\w*))|audiobook (?:narrator|narration)|narrator|jingle)s?\b/,
  'wall-art':
    /\b(?:(?:oil|acrylic|watercolou?r|abstract|landscape|original|portrait|wall|canvas) (?:paintings?|portraits?|artworks?|art(?! (?:class|course|lesson|workshop)\w*))|art prints?|canvas prints?|(?:photo|fine art|giclee|botanical|map|nursery) prints?|(?:pet|family|custom) portraits?|sculptures?|artworks?)\b/,
  'standing-desks':
    /\bstanding desks?\b|\b(?:sit[- ]stand|height[- ]adjustable) (?:desk|table)s?\b/,
  'home-selling':
    /\b(?:sell(?:ing|s)? (?:your |my |their |a )?(?:homes?|houses?|flats?|propert(?:y|ies))|home valuation|house valuation|property valuation|listing agent|home staging)\b/,
  'security-training':
    /\b(?:cyber ?security(?: (?:training|course|awareness)(?: training)?)?|security (?:audit|awareness(?: training)?)|penetration test|pentest|vpn|password manager|antivirus|backup|firewall)s?\b/,
  investing:
    /\b(?:crypto|trading|stock|forex|invest(?:ing|ment|or)?|bitcoin|(?<!(?:illustrat|design|art|photograph|writ|film|model)\w* )portfolio)s?\b/,
  insurance:
    /\b(?:insurance|breakdown cover|(?<!(?:\d|years?|months?|lifetime|full|extended)[- ])warrant(?:y|ie)|pension|retirement(?! (?:village|home|communit|living|part|gift|apartment|flat)))s?\b/,
  accounting:
    /\b(?:(?<!carbon |energy )accounting|bookkeep(?:ing|er)|accountant|invoic(?:e|ing)|tax(?:es)?|payroll|finance|financial|expense)s?\b/,
  lawyers:
    /\b(?:(?:family |divorce |workplace )?mediat(?:ion|or)|lawyer|attorney|legal|law firm|notary|solicitor|immigration)s?\b/,
  wills:
    /\b(?:estate planning(?: (?:lawyer|attorney|service))?|(?:last )?wills?|will writing|probate(?: lawyer)?|power of attorney)\b/,
  'business-loans':
    /\b(?:(?:small )?business (?:loan|financ(?:e|ing)|funding|banking|account|credit card)|invoice financing|startup funding|merchant cash advance)s?\b/,
  'sharing-libraries':
    /\b(?:library of things|(?:tool|toy|seed|equipment|book|clothes|sling|mobile|public|community) library|(?:tool|clothes|toy|skill) (?:share|swap)|repair caf[eé])s?\b/,
  'home-extensions':
    /\b(?:(?:loft|attic|garage|basement|barn) conversion(?:s? and extension)?|(?:house|home|kitchen|side|rear|single[- ]storey|double[- ]storey) extension|(?:(?:house|home|bathroom|kitchen|flat|apartment|office) )?(?:renovation|refurbishment|remodel(?:l?ing)?|remodel(?:l?er))|(?:home|house|master|general|custom home) builder|building (?:contractor|firm|company)|general contractor|(?<!(?:website|body|form|app|funnel|store|team|page|resume|cv|bot|site|link|brand|web) )builder|architect(?:ure (?:firm|practice|studio))?|double glazing)s?\b/,
  'car-repair':
    /\b(?:mots?|(?:dpf|diesel particulate filter|engine carbon|egr|injector|turbo)(?: filter)? (?:clean(?:ing)?|repair|regeneration)|(?:ecu|engine) remap(?:ping)?|(?:car|auto|vehicle|van|fleet|engine|brake|clutch|gearbox|transmission) (?:servic(?:e|ing)|repairs?|maintenance|mechanic)|mot (?:and|&) servic(?:e|ing)|(?:mobile |auto |car )?mechanic|auto ?body|body ?shop|oil change|tyre shop|tire shop|wheel alignment)s?\b(?: (?:garage|shop|cent(?:re|er)|station|test)s?)?/,
  'pet-boarding':
    /\b(?:(?:luxury |boarding )?(?:cattery|catteries|kennels)|(?:dog|doggy|doggie|puppy|pet|cat) (?:day ?care|board(?:er|ing)|sitt(?:er|ing)|hotel|minding|kennel|cr[eè]che)|(?:boarding )?kennel|cattery|catterie)s?\b(?: (?:and|&) (?:overnight )?(?:boarding|day ?care|walking|sitting))?/,
  aquariums:
    /\b(?:aquariums?|aquatics|fish ?tanks?|(?:tropical|aquarium|ornamental|pond|koi) fish|koi|terrariums?|vivariums?)\b(?: (?:and|&) supplies| supplies| shop| store)?/,
  'sleep-consultants':
    /\b(?:(?:(?:baby|child|infant|toddler) )?sleep consult(?:ant|ation|ing)|(?:baby|child|infant|toddler) sleep|sleep training|(?:maternity|postnatal|night) (?:nurse|nanny)|doula|lactation|breastfeeding|antenatal)(?: (?:consult(?:ant|ing|ation)|coach(?:ing)?|expert|specialist|support|training|help|class(?:es)?|course))?s?\b/,
  'self-storage':
    /\b(?:self[- ]?|caravan |motorhome |boat |car |vehicle |furniture |student |document |archive |container |household )storage(?: (?:unit|room|facilit(?:y|ie)|space)s?)?\b/,
  'energy-tariffs':
    /\b(?:energy|electricity|gas|power|utility|heating) (?:bill|supplier|provider|tariff|contract|broker|switch(?:ing)?)s?\b/,
  'learning-apps':
    /\b(?:maths?|reading|spelling|phonics|times tables?|homework|educational|(?:kids|children’?s) (?:learning|coding|language)) (?:apps?|games?|software)\b|\b(?:learning )?apps? for (?:kids|children|toddlers|preschoolers)\b/,
  'water-sports':
    /\b(?:(?:stand[- ]?up )?paddle ?board(?:ing)?|kayak(?:ing)?|canoe(?:ing)?|(?:white[- ]?water )?rafting|jet ?ski|snorkel(?:l?ing)?|boat (?:rental|hire|trip|tour)|(?:yacht|sailing|boat) charter|whale watching|dolphin (?:tour|trip))s?\b(?: (?:rental|hire|tour|trip|lesson|school|safari)s?)?/,
  hotels:
    /\b(?:hotel|resort|bed and breakfast|honeymoon(?: package)?|train ticket|safari|(?:night|sleeper|steam|scenic|heritage|panorama) train|train (?:trip|journey|ride|travel|holiday)|rail (?:pass|travel|holiday|journey)|railway|travel|tour|trip|cruise|vacation|holiday|airbnb|hostel|flight|retreat|getaway|villa|cabin|chalet|lodge|guest house|farm stay|houseboat(?: stay)?|b&b|campsite|glamping|camper ?vans?(?: (?:rental|hire))?|motorhome(?: (?:rental|hire))?|rv rental|(?:tiny|vacation|beach|lake|holiday) (?:house|home|cottage)(?: (?:rental|stay))?|cottage|(?:cabin|villa) (?:rental|stay))s?\b/,
  'outdoor-adventures':
    /\b(?:(?:hot[- ]air )?balloon (?:ride|flight)s?|helicopter (?:ride|flight|tour)s?|hik(?:e|ing)|sleeping bags?|foraging(?: (?:walk|course|tour)s?)?|sky ?div(?:e|es|ing)|paraglid(?:e|ing)|bungee(?: jump(?:s|ing)?)?|trails?|camping|climbing|tents?|outdoors?|surf(?:ing|board)?|ski(?:ing|s)?|snowboard)\b/,
  bikes:
    /\b(?:e-?bike|bicycle|electric bike|bike|motor ?bike|motorcycle|moped|(?:e-?)?scooter|skateboard|cycling)(?: (?:rental|hire|shop))?s?\b(?! tours?\b)/,
  cars: /\b(?:(?:(?:19|20)\d\d )?(?:bmw|audi|mercedes(?:-benz)?|volkswagen|vw|toyota|hyundai|nissan|tesla|volvo|skoda|peugeot|renault|porsche|lexus|subaru|honda)(?: [\w-]+){0,3}|car(?: leas(?:e|ing)(?: deal)?)?|auto|truck|tire|tyre|vehicle|suv|motorcycle|mechanic|dash ?cam|garage)s?\b/,
  'bike-repair':
    /\b(?:(?:mountain |road |mobile )?(?:bike|bicycle|cycle|e-?bike) (?:repair(?:s|er)?|servic(?:e|ing)|mending|restoration|mechanic|tune[- ]?up|workshop)s?(?: (?:shop|service|cafe|café|workshop)s?)?)\b(?! kits?\b)/,
  'car-dealers':
    /\b(?:(?:used|new|second[- ]hand|nearly new|electric|luxury|classic) )*(?:cars?|vans?|motorcycles?|motorbikes?|vehicles?|auto(?:mobile)?) (?:dealer(?:ship)?|showroom|sales|supermarket)s?\b|\b(?:used|second[- ]hand|nearly new|pre-owned) (?:cars|vans|motorcycles|motorbikes)\b/,
  'city-tours':
    /\b(?:(?:guided|walking|bike|cycling|e-?bike|city|food|ghost|segway|street art|history|sightseeing|photo|kayak) )+tours?\b(?! (?:bus|operators?|bags?))/,
  'vinyl-records':
    /\b(?:(?:vinyl |used |rare |second[- ]hand )*(?:vinyl(?: record)?s?|records?(?= and turntable)|lps)|record (?:fair|club|collection)s?|turntables?|(?:vinyl )?record players?)\b(?! (?:flooring|wrap|sticker|siding|plank|cutter|tile|banner|decal|record))(?: and (?:turntable|record player)s?)?/,
  'string-instruments':
    /\b(?:student |electric |classical |beginner )*(?:violin|viola|cello|double bass|harp|fiddle)s?\b(?! (?:concert|recital|sonata|case|bow)s?\b)/,
  'string-lessons':
    /\b(?:violin|viola|cello|double bass|harp|fiddle|string) (?:lesson|class|course|teacher|school|tuition)(?:e?s)?\b/,
  dice: /\b(?:(?:d&d|dnd|rpg|resin|metal|gemstone|polyhedral|gaming)? ?dice(?: (?:set|tower|tray|bag|box))?|(?:d&d|dnd|dungeons (?:and|&) dragons|rpg|tabletop)(?: (?:mini(?:ature)?|figure|map|module|campaign|adventure))?|role[- ]?playing games?|warhammer|wargaming)s?\b/,
  telescopes:
    /\b(?:(?:astronomy |beginner |spotting |kids |astronomical )*(?:telescope|binocular|spotting scope|monocular|stargazing(?: (?:night|tour|kit))?|star projector))s?\b/,
  'roller-skates':
    /\b(?:(?:roller|inline|quad) skates?|roller ?blades?|roller ?blading|roller skating(?: (?:rink|lesson|session)s?)?|roller (?:disco|rink)s?)\b/,
  'target-sports':
    /\b(?:axe throwing|archery|darts?|shooting range|clay (?:pigeon )?shooting)\b(?! (?:board|set|case|flight|bow|target))(?: (?:venue|range|lane|bar|night|club|session|lesson|experience|league|event|course|class|part(?:y|ies)|package)(?:e?s)?)*/,
  'karting-and-paintball':
    /\b(?:paintball(?:ing)?|laser ?tag|laser quest|airsoft|go[- ]?kart(?:ing|s)?|karting)\b(?: (?:venue|arena|track|centre|center|session|experience|event|race|part(?:y|ies)|package)(?:e?s)?)*/,
  'aerial-fitness':
    /\b(?:aerial (?:yoga|silks?|hoop|fitness|arts?)|pole (?:dance|dancing|fitness)|trapeze|anti[- ]?gravity yoga)\b(?: (?:class(?:es)?|studio|school|course|session|lesson|workshop)s?)*/,
  'fermenting-kits':
    /\b(?:(?:kimchi|cheese|hot sauce|sourdough|bread|kefir|yogh?urt)(?: making| fermenting| starter)* kits?|sourdough starters?|ferment(?:ation|ing) (?:kits?|jars?|crocks?))\b/,
  'home-brewing':
    /\b(?:(?:kombucha|beer|ale|wine|mead|cider|gin)(?: making| brewing| infusion| fermenting| starter)* kits?|home ?brew(?:ing)?(?: (?:kits?|suppl(?:y|ies)|beer kits?|equipment))?)\b/,
  tutoring:
    /\b(?:(?:maths?|sat|act|gcse|a[- ]level|11\+|exam|test|reading|homework|science|physics|chemistry|english) (?:prep(?:aration)?|help|tutor(?:ing)?|support|revision)(?: tutoring)?|tutor(?:ing)?|(?:maths?|gcse|science|physics|chemistry|english|private|home) tuition(?: gcse| a[- ]levels?)?|tuition (?:centre|center)|homework club|after[- ]school (?:program|club))s?\b/,
  'driving-schools':
    /\b(?:(?:driving )?theory test(?: app)?|driving (?:school|lesson|instructor|course|academy))s?\b/,
  'child-care':
    /\b(?:day ?care|child ?care|nanny|(?<!(?:plant|tree|garden|flower|rose) )nursery(?: school)?(?! (?:furniture|decor|bedding|print|room|rhyme|chair|glider|set|art))|preschool|kindergarten|baby ?sit(?:ter|ting))(?:e?s)?\b(?! (?:furniture|monitor))/,
  'senior-care':
    /\b(?:(?:senior|elder(?:ly)?|home) care|assisted living|nursing home|care home|caregiver|memory care|retirement (?:home|village|community|living|apartment))(?:e?s)?\b/,
  vets: /\b(?:vet(?:erinar(?:y|ian))?(?: (?:clinic|practice))?|animal hospital)s?\b/,
  catering:
    /\b(?:catering|(?:mobile )?(?:coffee|ice cream|pizza|prosecco|gin|food|burger|crepe|cocktail) (?:van|truck|cart|trailer|bar) hire|(?:bachelor(?:ette)?|hen|stag) (?:party|partie|do|weekend)|private chef|(?:string )?quartet|(?:kids|children’?s|birthday|princess|pottery(?: painting)?|painting|craft) part(?:y|ie)(?: (?:venue|place|package|entertainer|room|hall))?|party (?:planner|planning|rental|venue)|event (?:planner|planning|management)|dj|wedding dj|photo booth|tent rental)s?\b/,
  'live-bands':
    /\b(?:(?:wedding|party|event|function|live|cover|ceilidh|jazz|brass|mariachi|steel|swing) (?:band|singer|musician|pianist|harpist|dj|saxophonist|guitarist|violinist|music|trio|duo|quartet)|(?:string|jazz|acoustic|dj|guitar|piano|vocal) (?:duo|trio|quartet)|saxophonist|dj and sax(?:ophonist)?|harpist|(?:mobile|silent) disco)s?(?: (?:hire|duo|trio))?\b/,
  dating: /\b(?:dating (?:app|site|service|coach)|matchmak(?:er|ing)|speed dating)s?\b/,
  toiletries:
    /\b(?:deodorant|antiperspirant|body wash|shower gel|hand cream|hand soap|bar soap|razor subscription)s?\b/,
  'hearing-aids': /\b(?:hearing aid|hearing test|hearing cent(?:er|re)|audiolog(?:y|ist))s?\b/,
  sunglasses:
    /\b(?:sunglasses|eyewear|(?<!(?:swim|swimming|ski|snowboard|snow|safety|vr) )goggles)\b(?! cleaner)/,
  glasses:
    /\b(?:(?<!(?:wine|gin|beer|champagne|cocktail|drinking|whisk(?:e)?y|shot|pint|sun|drinks|water) )(?:(?:reading|prescription|varifocal|progressive|bifocal|blue[- ]light|computer|safety|kids?|children’s) )?glasses|eyeglasses|(?:glasses|spectacle|eyeglass) (?:frame|lens)(?:e?s)?|contact lens(?:es)?|varifocals|spectacles)\b(?! (?:cleaner|case))/,
  underwear:
    /\b(?:(?:plus[- ]size|maternity|nursing|sports|lace|silk|bridal|cotton) )*(?:underwear|lingerie|boxer(?: (?:brief|short))?|(?:boxer |cotton |period )?brief|bra|bralette|knickers|panties|undies|thong)(?:e?s)?\b/,
  'socks-and-loungewear':
    /\b(?:sock|tights|stocking|base layer|loungewear|pajama|pyjama|bathrobe|robe)(?:e?s)?\b/,
  swimwear:
    /\b(?:swim ?wear|swim ?suit|swim(?:ming)? (?:trunk|short|costume)|bikini|beach ?wear|beach towel|wetsuit|boardshort)s?\b/,
  tattoos: /\b(?:tattoo(?! removal)(?: (?:studio|artist|parlou?r))?|piercing(?: studio)?)s?\b/,
  'strength-gear':
    /\b(?:dumbbell|kettlebell|barbell|weight (?:set|bench)|home gym|treadmill|rowing machine|exercise bike|resistance band|jump rope|pull[- ]up bar|foam roller)s?\b/,
  'craft-kits':
    /\b(?:craft|candle[- ]making|soap[- ]making|jewel(?:le)?ry[- ]making|pottery|ceramics|paint[- ]by[- ]numbers|(?:diamond )?painting|drawing|art)(?: (?:kit|set|suppl(?:y|ies)|box))(?:e?s)?\b|\b(?:watercolou?r|art supplies|easel|craft suppl(?:y|ies)|leather ?craft|(?:epoxy|casting) resin|resin art|pottery wheel|loom)s?\b/,
  'yarn-crafts':
    /\b(?:knitting|crochet|yarn|embroidery|sewing|quilting|macram[eé]|cross[- ]stitch)(?: (?:kit|set|suppl(?:y|ies)|box|pattern))(?:e?s)?\b|\b(?:yarn|(?:\w+ )?sewing machine|overlocker|(?:quilting|dressmaking|patchwork|upholstery|cotton|linen) fabric|fat quarter|haberdashery)s?\b/,
  'pottery-painting':
    /\b(?:(?:pottery|ceramics?)[- ]painting(?: (?:caf[eé]|studio|part(?:y|ie)))?|paint[- ]your[- ]own[- ]pottery(?: (?:caf[eé]|studio))?)s?\b|\b(?:pottery(?: wheel)?|wheel throwing|ceramics|painting|drawing|art|cooking|baking|sewing|photography|craft|wine|floristry|flower[- ]arranging|[a-z]+[- ]making)(?: making)? (?:class(?:es)?|course|workshop|lesson|studio|school|night|(?:taster )?session)s?\b/,
  'dance-classes':
    /\b(?:(?:salsa|bachata|kizomba|tango|latin|ballroom|swing|ceilidh|line|folk|street|tap|jazz|contemporary|disco|belly|pole|wedding|first|square|flamenco|merengue)(?:(?: dance| dancing)(?: (?:class(?:es)?|lesson|course|workshop|night|evening|social|party|studio|school))?)|(?:salsa|bachata|kizomba|tango|latin|ballroom|swing|ceilidh|flamenco|merengue|tap|disco) (?:class(?:es)?|lesson|course|workshop|night|evening|social|party)|salsa|bachata|kizomba|tango|dance (?:class(?:es)?|night|evening|workshop|course|social|studio)|tea dance|milonga)s?\b(?! sauce)/,
  'online-team-games':
    /\b(?:(?:online|virtual|remote) (?:escape (?:room|game)|murder mystery|quiz|trivia|game show|scavenger hunt|team[- ]?building(?: (?:game|event|activit(?:y|ies)))?)(?: (?:game|night))?|escape (?:room|game) online)s?\b/,
  'escape-rooms':
    /\b(?:escape (?:room|game)(?: (?:bachelor(?:ette)?|hen|stag|birthday|kids|team) part(?:y|ie))?|murder mystery(?: (?:dinner|evening|party|night))?|bowling(?: alley)?|arcade|(?:mini|crazy|adventure)[- ]golf(?: course)?|trampoline park|karaoke|pub quiz|quiz night|trivia night|vr (?:arcade|experience)|theme park|amusement park)s?\b/,
  races:
    /\b(?:(?:half |ultra |trail )?marathon(?: training)?(?: plan| coaching)?|(?<![$€£.,])(?:5k|10k)|triathlon|fun run|trail run|charity run|bike race|obstacle (?:run|race|course)|parkrun)s?\b/,
  'ball-sports':
    /\b(?:golf|tennis|padel|pickleball|football|soccer|basketball|volleyball|hockey|fencing|(?:kick ?)?boxing|martial arts|karate|judo|jiu[- ]jitsu)(?: (?:club|class(?:es)?|lesson|range ?finder|trolley|umbrella|glove|tee|net|racket|racquet|balls?|bag|shoes|gloves|clubs|coaching|academy|team|court|school|gear|equipment))?s?\b/,
  'musical-instruments':
    /\b(?:guitar(?: (?:pickup|pedal|amp|strap|string))?|ukulele|piano|synth(?:esizer)?|drum kit|drums|handpan(?: drum)?|(?:tongue|hand) drum|cajon|djembe|harmonica)s?\b/,
  stationery:
    /\b(?:fountain pen|pen|stationery|notebook|journal|(?<!(?:party|wedding|event|funeral|financial|travel|trip|retirement|urban|city|kitchen) )planner|sketchbook|letterpress|ink|desk pad|washi tape|sticker)(?:e?s)?\b(?! pal)/,
  forklifts:
    /\b(?:(?:used |new |electric |diesel |gas |lpg |counterbalance |reach |telescopic )*(?:fork ?lifts?(?: trucks?)?|reach trucks?|pallet (?:trucks?|jacks?|stackers?)|stacker trucks?|telehandlers?|scissor lifts?|cherry pickers?|boom lifts?|order pickers?)|(?:pallet|warehouse|industrial|cantilever|drive[- ]in) (?:racking|racks?|shelving)|mezzanine floors?|(?:loading bay|dock) (?:equipment|levellers?|doors?))\b(?: (?:systems?|sales|hire|rentals?|leasing|servicing|inspections?|repairs?))?(?! (?:training|licen[cs]e|driver|operator|course|certificat))/,
  'windows-and-doors':
    /\b(?:(?:replacement|sash|casement|double[- ]glazed|triple[- ]glazed|upvc|pvc|timber|wooden|aluminium|aluminum|bay|roof|dormer) windows?|(?:double|triple|secondary) glazing|(?:bi-?fold|patio|sliding|french) doors?|windows and doors|doors and windows|skylights?|conservator(?:y|ies)|orangery)\b(?! (?:clean\w*|repairs?|restoration|blinds?|film))/,
  'garage-doors':
    /\b(?:(?:(?:insulated|sectional|roller|electric|automatic|up[- ]and[- ]over|composite|aluminium|aluminum|upvc|oak|wooden|solid|internal|interior|external|glazed) )*(?:garage|entrance|front|internal|interior|composite|aluminium|aluminum|upvc|oak|wooden) doors?)\b(?! (?:cleaning|repairs?|servicing|handles?|mats?|openers?))/,
  'commercial-space':
    /\b(?:(?:warehouse|industrial|light industrial|retail|shop|office|storage|workshop|studio|commercial|business|trade) (?:unit|space|premises|propert(?:y|ies)|building|floor)|warehouse|showroom|caf[eé]|restaurant|pub|salon|shop|kitchen|bakery)s? (?:to let|to rent|for rent|for lease|for sale|available)\b|\b(?:warehouse|industrial|retail|trade) (?:unit|premises)s?\b|\bcommercial (?:propert(?:y|ies)|premises|real estate)\b/,
  'analytics-software':
    /\b(?:(?:product |web(?:site)? |customer |marketing |sales |people |mobile |app |retail |event |real[- ]time )?analytics(?: (?:platform|software|tool|dashboard|suite|app))?|(?:reporting|attribution|tracking|kpi|bi) (?:platform|software|tool|dashboard|suite)|business intelligence(?: (?:platform|software|tool))?|dashboards?|data visuali[sz]ation(?: (?:platform|software|tool))?)s?\b/,
  cybersecurity:
    /\b(?:(?:endpoint|network|cloud|application|email|data|it|api|identity|web|saas|information) security(?: (?:platform|software|tool|suite|service|solution|monitoring))?|(?:security|siem|edr|xdr|zero[- ]trust|threat (?:detection|intelligence)|identity and access|vulnerability (?:scan\w*|management)|anti[- ]?phishing|ransomware protection) (?:platform|software|tool|suite|solution|service)|cyber ?security (?:platform|software|tool|suite|service|solution|firm|company|consult\w+)|penetration testing(?: service)?|pen ?testing(?: service)?|managed (?:security|detection)(?: service)?|soc as a service)s?\b/,
  'compliance-software':
    /\b(?:(?:gdpr|hipaa|soc ?2|iso(?: ?27001)?|esg|audit|regulatory|aml|kyc|privacy|risk)(?: and \w+)? ?(?:compliance|management|audit|reporting|automation)?(?: (?:platform|software|tool|suite|solution|service))|compliance(?: (?:platform|software|tool|suite|solution|automation|service|consult\w+))?|(?:gdpr|hipaa|soc ?2|iso ?27001) (?:compliance|certification|audit|consult\w+))s?\b/,
  'hr-software':
    /\b(?:(?:payroll|hr|hris|people|workforce|human resources|employee|staff|shift|leave|absence|performance|talent|recruit(?:ing|ment)|applicant tracking|hiring|onboarding)(?:(?: and| &|,) \w+)? ?(?:management|planning|scheduling|engagement|review|experience)? (?:software|platform|app|tool|system|suite|solution))s?\b/,
  'developer-tools':
    /\b(?:sdks?|apis?|(?:feature|release) flags?(?: \w+)?|ci\/?cd(?: \w+)?|dev ?ops(?: (?:platform|tool|service|consult\w+))?|developer (?:tool|platform|portal)|(?:code|pull request) (?:review|editor|quality)(?: \w+)?|(?:error|uptime|log|performance|infrastructure|server) (?:monitoring|tracking|management)(?: \w+)?|observability(?: \w+)?|kubernetes(?: \w+)?|(?:test|qa) automation(?: \w+)?|low[- ]code(?: \w+)?|backend as a service|headless cms|open[- ]source (?:library|framework|tool)|ide|version control)s?\b/,
  'inventory-software':
    /\b(?:(?:inventory|stock|warehouse|order|procurement|purchasing|supplier|production|manufacturing|asset|maintenance|spare parts)(?: (?:management|planning|tracking|control))? (?:software|tool|app|system|platform|solution)|(?:inventory|stock) (?:management|control)|erp(?: (?:system|software|platform|solution|consult\w+))?|wms|mrp)s?\b/,
  chatbots:
    /\b(?:(?:customer (?:support|service)|support|service|sales|website|ai|whatsapp|booking)(?: ai)? (?:chat ?bots?|bots?|live chat|voice ?bots?)|live chat(?: \w+)?|chat ?bots?|(?:customer|client) (?:support|service|success|feedback) (?:software|platform|tool|app|system)|help ?desks?(?: (?:software|platform|tool|system))?|ticketing (?:software|system|tool)|shared inbox|call cent(?:er|re) software|survey (?:software|tool|platform))s?\b/,
  'data-platforms':
    /\b(?:(?:cloud )?data (?:warehouse|lake|lakehouse|platform|pipeline|catalog(?:ue)?|integration|migration|governance|quality|infrastructure)(?: (?:platform|software|tool|service))?|databases?(?: (?:platform|service|hosting))?|etl(?: \w+)?|(?:machine learning|mlops|ml|llm) (?:platform|infrastructure|ops)|cloud (?:storage|platform|migration|infrastructure|computing|cost)(?: (?:platform|service|management|tool|optimi[sz]ation))?)s?\b/,
  'document-software':
    /\b(?:(?:document|contract|file|knowledge|records|workflow)(?: (?:management|automation|approval))? (?:software|platform|tool|app|system|solution)|contract (?:lifecycle )?management|e-?signatures?(?: \w+)?|(?:digital|electronic) signatures?(?: \w+)?|digital (?:archive|filing)|intranet(?: \w+)?|wiki software)s?\b/,
  'project-software':
    /\b(?:(?:project|task|work|team|resource|client)(?: (?:management|planning|collaboration|tracking))? (?:software|platform|tool|app|system)|(?:project|task) (?:manager|board|planner)|kanban(?: \w+)?|team (?:chat|collaboration|workspace))s?\b/,
  'business-accounts':
    /\b(?:(?:(?:multi[- ]currency|business|company|online|free) )+(?:bank |current |checking )?accounts?|corporate cards?|business (?:banking|debit cards?)|expense (?:management|cards?)(?: \w+)?|spend management(?: \w+)?|payment (?:gateway|platform|processing|terminal|link|solution)|(?:online|card|cross[- ]border|contactless) payments?|merchant account|invoice financing|treasury (?:software|platform))s?\b/,
  funerals:
    /\b(?:funerals?(?: (?:homes?|directors?|services?|plans?|planning|care|parlou?rs?|flowers?|wreaths?|programs?|catering))?|(?:pet |animal )?cremations?(?: (?:services?|urns?))?|crematori(?:um|a)|burials?(?: (?:services?|plots?|urns?))?|(?:memorial|pet|keepsake) urns?|memorial (?:services?|stones?|plaques?|gardens?|jewel(?:le)?ry)|(?:grave|head|tomb)[- ]?stones?|grave (?:care|markers?|cleaning)|cemeter(?:y|ies)|coffins?|caskets?|undertakers?|obituar(?:y|ies)|mortuar(?:y|ies)|(?:condolence|sympathy) (?:cards?|flowers?|gifts?))\b/,
  churches:
    /\b(?:(?:easter|sunday|christmas|carol|harvest|thanksgiving) services?|church(?:es)?(?! halls?)|(?<!wedding )chapels?|mosques?|synagogues?|parish(?:es)?|(?:hindu|buddhist|sikh) temples?|worship|congregations?|bible (?:stud(?:y|ies)|groups?|courses?))(?: (?:services?|groups?|communit(?:y|ies)))?\b/,
  'crisis-support':
    /\b(?:(?:suicide|crisis|abuse|violence|mental health)(?: prevention| support)? (?:hotlines?|helplines?|lines?|charit(?:y|ies))|domestic (?:violence|abuse)(?: (?:shelters?|support|services?))?|(?:drug |alcohol |addiction )?rehab(?:ilitation)?(?: (?:cent(?:er|re)s?|clinics?|facilit(?:y|ies)))?|(?:drug|alcohol|addiction) (?:recovery|treatment|counsell?ing|clinics?)|addictions?|(?:aa|alcoholics anonymous) meetings?|sober living(?: homes?)?|hospices?(?: care)?|palliative care|(?:abortion|fertility|ivf|oncology|cancer|dialysis) (?:clinics?|treatments?|care|cent(?:er|re)s?|support)|ivf|abortions?|miscarriage(?: support)?|bereavement(?: (?:support|groups?|counsell?ing))?|grief (?:support|counsell?ing|groups?)|(?:dementia|alzheimer(?:[’']?s)?)(?: (?:care|support))?(?: (?:homes?|groups?))?|(?:\w+ )?support groups?|refugee (?:support|aid|services?)|organ (?:donation|donor (?:registry|registration|cards?)))\b/,
  'accessible-bathrooms':
    /\b(?:walk-in (?:bath(?: ?tub)?|tub|shower)s?|grab rails?|(?:shower|bath) (?:seats?|chairs?|lifts?)|wet ?rooms?|(?:accessible|disabled|mobility) bathrooms?)\b/,
  'stair-lifts':
    /\b(?:(?:straight|curved|reconditioned|used|new) )*stair ?lifts?\b(?: (?:installation|rental|hire|servicing))?/,
  'mobility-aids':
    /\b(?:(?:riser[- ]recliner|rise (?:and|&) recline(?:r)?|recliner riser) (?:chairs?|armchairs?)|wheel ?chairs?(?: (?:ramps?|rentals?|accessories|cushions?))?|walking (?:frames?|sticks?|aids?|canes?)|rollators?|mobility (?:scooters?|aids?)|prosthe(?:tics?|ses|sis)(?: (?:legs?|arms?|limbs?|hands?))?|insulin pumps?|(?:blood pressure|blood sugar|glucose) (?:monitors?|meters?|cuffs?)|catheters?|(?:adult|incontinence) (?:diapers?|nappies|pads?|briefs?|underwear|pants|products?)|ostomy bags?|oxygen concentrators?|cpap (?:machines?|masks?)|medical alert (?:systems?|bracelets?))\b/,
  'medical-wigs':
    /\b(?:(?:chemo(?:therapy)?|cancer|alopecia|medical|hair loss) (?:wigs?|headwear|turbans?|scar(?:f|ves)|hats?|caps?)|mastectomy (?:bras?|swimwear|forms?|lingerie)|post[- ](?:surgery|mastectomy) (?:bras?|garments?)|breast (?:forms?|prosthes[ei]s)|stoma (?:bags?|covers?|underwear))\b/,
  'health-tests':
    /\b(?:(?:pregnancy|ovulation|std|hiv|cancer) tests?|(?:hair loss|ha?emorrhoid|eczema|psoriasis|wart|lice|migraine|arthritis|allergy|cold sore|erectile dysfunction) (?:treatments?|creams?|medications?|tablets?|pills?|shampoos?|gels?|relief)|pain ?killers?|pain relief(?: (?:creams?|gels?|patch(?:es)?))?|medications?|chemotherapy|vaccin(?:es?|ations?))\b/,
  'street-food':
    /\b(?:kebab|d(?:ö|oe?)ner|falafel|shawarma|gyro|souvlaki|(?<!(?:beeswax|food|vinyl|car|van|vehicle|gift|bubble|shrink|pallet|stretch|cling|parcel|foam|paper|body|hair|head|seaweed) )wrap(?!ping)|hot ?dog|bratwurst|fried chicken|(?:chicken|hot|buffalo) wing|fish and chip|dumpling|bao bun|empanada|street food|takeaway|take-?out)(?:e?s)?(?: (?:shop|house|van|bar|grill|stand|stall|place|joint|truck|kitchen)s?)?\b|\b(?:cr[eê]pe|churros?|waffle|noodle|burger|pizza|food|doughnut|donut|pancake|paella) (?:stall|stand|cart|kiosk|trailer)s?\b/,
  rainwear:
    /\b(?:umbrella|parasol|rain ?coat|rain jacket|rain poncho|rain ?wear|rain gear|rain boot|wellies|wellington)(?:e?s)?\b/,
  watches:
    /\b(?:(?:wrist|dive|dress|field|pilot|automatic|mechanical|quartz|swiss|luxury|vintage|chronograph) ?watch|wristwatch|chronograph|timepiece|watchmaker)(?:e?s)?\b/,
  'car-wash':
    /\b(?:(?:hand |mobile )?car (?:wash|clean(?:ing|er)|detailing|valeting|polish(?:ing)?)|auto detailing|(?:wash|valeting) and detailing|detailing|valeting)(?:e?s)?\b/,
  'bottles-and-mugs':
    /\b(?:water bottle|bottle|tumbler|thermos|flask|mug|(?<!(?:menstrual|world|suction|bra|egg) )cup)s?\b(?! of)/,
  coffee:
    /\b(?:cold brew|coffee|espresso|latte|cappuccino)s?\b(?! (?:machine|maker|table|grinder|shop|house|bar|martini))/,
  tea: /\b(?:tea|(?:matcha|chai)(?: latte)?(?: powder| mix)?)s?\b/,
  juices:
    /\b(?:(?<!vape )juice(?: (?:cleanse|detox|shot|bar))?|smoothie|(?:oat|almond|soy|plant|rice|coconut) milk|iced tea|squash|cordial|(?:probiotic )?yogh?urt drink|milkshake)s?\b/,
  'cold-drinks':
    /\b(?:energy drink|sports drink|soda|lemonade|kombucha|kefir|sparkling water|soft drink|drink|beverage)s?\b/,
  'wine-and-spirits':
    /\b(?:(?:wine|whisk(?:e)?y|gin|rum|beer) (?:club(?! member)|subscription|box)(?:es)?|wine|gin|whisk(?:e)?y|vodka|rum|(?:mock|cock)tail|martini|negroni|mojito|spritz|cider|mead|limoncello|sake|port wine|mezcal|tequila)(?: tasting(?: tour| evening| night| event)?| tour)?s?\b(?! (?:bar|club))/,
  restaurants:
    /\b(?:restaurant|ramen|pho|paella|tapas|brasserie|gastropub|creperie|crêperie|bistro|(?<!(?:exchange|games?|repair|internet|cat|dog|death|parents?|memory|knitting|craft) )caf[eé]|coffee (?:shop|house|bar)|pizzeria|diner|(?<!(?:shampoo|soap|conditioner|shaving|pull[- ]up|crow|handle|chocolate|tow|roof|sound|nail|brow|lash|blow[- ]?dry|tool|light|juice|smoothie|space|snack|candy) )bar|brunch|buffet|all[- ]you[- ]can[- ]eat|(?:food|pizza|taco|burger|coffee|waffle|crepe) (?:truck|stall|stand|van)|(?:ramen|noodle|sushi|taco|burger|pizza|dumpling|supper|dinner)(?: club| pop[- ]up| bar| shop| joint)|pop[- ]up|steakhouse|takeaway|trattoria|osteria|taverna|ristorante|(?:book|reserve) a table|canteen|deli|(?:curry|noodle|pancake|steak|chop|ale|burger) house)s?\b/,
  'meal-kits':
    /\b(?:meal kit|meal prep|meal plan(?:ning)?|meal delivery|grocer(?:y|ies)|recipe box)(?:e?s)?\b(?: (?:delivery|service|subscription)s?)?/,
  'cakes-and-chocolate':
    /\b(?:chocolate(?: (?:truffle|box|bar|gift box))?|cookie|cake|pastry|pastries|bakery|banana bread|gingerbread|donut|doughnut|ice cream|gelato|cupcake|gummy (?:bear|worm|sweet)|candy|dessert|waffle|crepe|crêpe|pretzel|patisserie|brownie|macaron)s?\b/,
  'snack-bars': /\b(?:(?:protein|granola|energy|snack|cereal|chocolate|nut|fruit|vegan) bar)s?\b/,
  groceries:
    /\b(?:(?:organic |seasonal |fresh )?(?:veg|vegetable|fruit|salad|meat|fish|cheese|bread|farm)(?: (?:and|&) (?:veg|fruit|dairy))? box(?:es)?(?: (?:delivery|subscription|scheme)s?)?|(?:live |fresh |dressed )?(?:crab|lobster|prawn|shrimp|mussel|scallop|squid|octopus|shellfish)|seafood|lettuce|tofu|tempeh|microgreens|salad (?:greens|leaves)|mushrooms?|tomatoes|charcuterie(?: board)?|(?:maple|agave|date) syrup|(?:bone )?broth|jerky|cheesecake|caramel|dumpling|stock cube|grazing (?:table|board)|cheese ?board|honey|jam|sauce|olive oil|spice|cheese|pasta|snack|granola|nut butter|salsa|organic food|microgreens?|(?:farm|village|corner|cheese|butcher(?:’?s)?) shop|farm stand|greengrocer|butcher|fishmonger|pizza|burger|sushi|taco|food|meat|fruit|vegetable|chips|snack bar|yogurt|noodle|rice|popcorn|nut|peanut butter|vinegar|salt|ham|bacon|salami|salmon|oyster|caviar|butter|truffle|mushroom|avocado|orange|apple|strawberrie|blueberrie|banana)s?\b(?! (?:watch|art|bar))/,
  bars: /\b(?:(?:rooftop|cocktail|sports|beach|hotel|whisk(?:e)?y|gin|tiki) bar|pub|speakeasy|lounge|beer garden|nightclub|club night)s?\b/,
  'internet-providers':
    /\b(?:(?:full[- ]?)?(?:fib(?:er|re)|rural|home|business|satellite)? ?(?:broadband|internet)(?: (?:provider|plan|package|connection|service))?|(?:home|guest|mesh) wi-?fi|wi-?fi (?:plan|package|router|installation)|(?:cloud|voip|business) phone (?:system|service)|sim[- ]only(?: (?:plan|deal))?|(?:mobile|phone|data) (?:plan|contract)|e?sim cards?|router)s?\b/,
  webinars:
    /\b(?:(?:free |live |online )?webinar(?: series)?|(?:online|virtual) (?:event|conference|summit|workshop|talk|info session|information session)|live ?stream|ask me anything|masterclass)s?\b/,
  'daily-menus':
    /\b(?:(?:menu|dish|soup|catch|special) of the (?:day|week|month)|(?:daily|spring|summer|autumn|fall|winter|festive|lunch|set|tasting|business lunch|seasonal|dinner) (?:menu|special)|today’?s (?:menu|special)|(?:business |working )?lunch (?:deal|offer)|(?:lunch|breakfast|dinner) buffet)s?\b/,
  'town-services':
    /\b(?:(?:bulky |garden |green |household |hazardous )?(?:waste|refuse|rubbish|garbage|recycling|clothes|e-waste) (?:collection|drop[- ]off|pick[- ]?up) (?:day|point|week)|(?:town hall|council|public|residents’?|community|parents’?) (?:meeting|consultation|hearing|forum|day)|public (?:notice|information)|road closure|(?:community|beach|river|park|spring|neighbou?rhood) clean[- ]?up(?: day)?|blood (?:drive|donation day)|vaccination (?:day|drive|clinic)|citizens?’? (?:service|office|advice)|(?:free )?(?:health|safety|fire safety) (?:check|awareness) day|water conservation|repair caf[eé])s?\b/,
  'machined-parts':
    /\b(?:cnc(?: \w+){0,3}|(?:machined|turned|milled|cast|forged|stamped|plastic|metal|alumin(?:i)?um|steel|spare|machine|precision|custom|industrial|injection[- ]mou?lded|3d[- ]printed|laser[- ]cut)(?: (?:machined|turned|milled|cast|metal|alumin(?:i)?um|steel|plastic|machine))* (?:parts|components|castings|housings|fittings|profiles)|(?:industrial|ball|roller|hydraulic|pneumatic|vacuum|centrifugal|control) (?:bearings?|valves?|pumps?|cylinders?|fittings?|hoses?|compressors?|motors?|robots?|fans?|filters?|sensors?|adhesives?|equipment|machinery|automation)|conveyor (?:belts?|systems?)|injection mou?ld(?:ing|s)?|sheet metal(?: \w+)?|contract manufactur\w+|metal fabrication|fasteners?|gaskets?|tooling|(?:pcb|electronics) (?:assembly|manufactur\w+))s?\b/,
  sportswear:
    /\b(?:(?:football|soccer|rugby|basketball|tennis|padel|golf|track|trail|running|trail running|road running|gym|training|cycling|netball|cricket|squash|sports) (?:boot|shoe|sneaker|trainer)|cleat|running spike)s?\b/,
  shoes: /\b(?:shoe|sneaker|boot|sandal|high heel|heels|trainers|loafer|footwear|slipper)s?\b/,
  jewelry:
    /\b(?:ring|necklace|earring|bracelet|(?:lab[- ]grown )?diamond|gemstone|jewel(?:le)?ry|wrist ?watch|watch(?:es)?|pendant|brooch)s?\b/,
  bags: /\b(?:(?<!sleeping )bag|backpack|handbag|tote|purse|luggage|suitcase)s?\b/,
  clothing:
    /\b(?:dress|(?:running |cycling |gym |denim |swim |board |cargo )?shorts|trousers|chinos|slacks|skirt|blouse|cardigan|dungarees|jumpsuit|playsuit|waistcoat|blazer|shirt|t-shirt|tee|jean|jacket|coat|hoodie|sweater|clothing|clothes|apparel|(?:work )?uniform|fashion|lingerie|activewear|legging|hat|cap|suit|scar(?:f|ves)|mitten|(?<!(?:boxing|gardening|work|oven|safety|nitrile|latex|disposable|baseball|goalkeeper|golf) )glove)(?:e?s)?\b/,
  'school-uniforms':
    /\b(?:(?:kids |children[’']?s )?school ?(?:uniform|wear|shirt|trousers|skirt|shoe|blazer|jumper)(?:e?s)?)\b(?: (?:shop|store)s?)?/,
  'health-tracking':
    /\b(?:period|cycle|fertility|ovulation|menopause|perimenopause|pregnancy|symptom|migraine|headache|mood|habit|sleep|water|blood pressure|blood sugar|glucose|medication|pill|step|breastfeeding) (?:track(?:er|ing)|diary|log|reminder)(?: (?:app|journal))?s?\b/,
  'tarot-readings':
    /\b(?:(?:tarot|oracle|psychic|astrology|horoscope|birth chart|natal chart|palm|aura|angel card|rune|numerology|clairvoyant|mediumship)(?: (?:card|reading|reader|session|app|deck|report|consultation|course|school))*|astrologer|horoscope|clairvoyant|fortune tell(?:er|ing)|crystal(?: (?:shop|healing|set|kit))?|moon (?:calendar|journal|circle))s?\b/,
  'cold-plunges':
    /\b(?:cold (?:plunge|water|therapy)|ice (?:bath|barrel|plunge)|plunge (?:pool|tub)|cryo(?:therapy|chamber)?|contrast therapy)(?: (?:tub|pool|barrel|therapy|session|chiller|club|immersion|swimming|studio|kit|set|bath|tank))*s?\b/,
  'alarm-clocks':
    /\b(?:(?:sunrise |wake[- ]up |smart |bedside )*(?:alarm clock|wake[- ]up light)|alarm clock)s?\b/,
  'muscle-care':
    /\b(?:massage (?:gun|chair|ball)|foam roller|posture (?:corrector|trainer)|percussion massager|neck massager|acupressure mat|stretching (?:strap|machine))s?\b/,
  'yoga-and-pilates':
    /\b(?:(?:hot|vinyasa|ashtanga|yin|restorative|prenatal|postnatal|chair|beginners?|reformer|mat|corporate|private|online) )*(?:yoga|pilates(?: reformer)?|barre)(?: (?:class(?:es)?|studio|course|session|lesson|membership|school)s?)?\b(?! (?:mats?|pants|leggings|blocks?|straps?|bags?|towels?|clothes|clothing|wear|props?|balls?|rings?|socks|retreats?|teacher))/,
  'wind-power': /\b(?:wind (?:turbine|power|generator|energy)|windmill)s?\b/,
  fishing:
    /\b(?:(?:fly |ice |sea |carp |bass |trout |spin )?fishing(?: (?:rod|pole|reel|lure|tackle|gear|line|bait|kit|set|net|hook|kayak|flies|combo))?|angling|(?:fishing )?tackle shop|bait shop)s?\b/,
  'hot-tubs': /\b(?:hot ?tub|jacuzzi|swim spa|whirlpool)s?\b/,
  'job-search':
    /\b(?:resume|résumé|cv builder|cover letter|job board|career (?:coach\w*|service))s?\b/,
  logistics:
    /\b(?:warehouse (?:robot|automation)|(?:autonomous|mobile|delivery) robot|logistics|shipment|freight|supply chain|warehouse|fleet|shipping|delivery management)s?\b/,
  'human-resources':
    /\b(?:hr|human resources|recruit(?:er|ing|ment)|hiring|staffing|onboarding|employee)s?\b/,
  'ai-assistants':
    /\b(?:ai (?:writ(?:er|ing)|copy\w*|content|text)|writing assistant|chatbot|assistant|copilot)s?\b/,
  software:
    /\b(?:ai|app|software|saas|crm|erp|lms|platform|portal|tool|plugin|dashboard|automation|website|api|(?:browser|chrome) extension|(?<!(?:is|are|re|be|we) )hosting|template|(?:screen|video) record(?:er|ing)|video (?:conferencing|calls?)|(?:online|digital) whiteboard|(?:form|survey|quiz|landing page) builder|project management)s?\b/,
  consulting:
    /\b(?:agency|consult(?:ing|ant|ancy)|(?:interim|fractional|part[- ]time|virtual) (?:cfo|ceo|coo|cmo|cto|finance director|managing director|hr (?:director|manager))|marketing|seo|design(?:er)?|branding|coach(?:ing)?|catering|advertising|studio|b2b)s?\b/,
  'climbing-frames':
    /\b(?:(?:kids |wooden |garden |outdoor )*(?:climbing frame|play ?house|play ?set|swing ?set|see-?saw|jungle gym)(?: and swing set)?|sand ?pit|monkey bar|(?:garden |outdoor |water )slide)s?\b(?! (?:park|hire|rental|class|fitness))/,
  trampolines:
    /\b(?:(?:garden |outdoor |kids )*trampoline)s?\b(?! (?:park|hire|rental|class|fitness))/,
  sheds:
    /\b(?:(?:garden|bike|tool|potting|storage|wooden|metal|plastic|timber|apex|pent) sheds?|(?<!(?:hair|fur|dogs?|cats?|you|to|will|non) )sheds?|summer ?houses?|garden (?:room|office|studio|building|cabin)s?|outbuildings?)\b(?: offices?)?/,
  'lawn-mowers':
    /\b(?:(?:cordless |electric |petrol |battery |robot(?:ic)? |ride[- ]on )*(?:lawn ?mower|(?:grass|string|weed) (?:trimmer|whacker|eater)|strimmer|brush ?cutter|leaf (?:blower|vacuum)(?: vacuum)?|chain ?saw|pole saw|pruning saw|lopper|secateur))s?\b(?! (?:repair|servic|hire|rental))/,
  'hedge-trimmers':
    /\b(?:(?:cordless |electric |petrol |battery )*hedge ?(?:trimmer|cutter))s?\b(?! (?:repair|servic|hire|rental))/,
  'garden-ornaments':
    /\b(?:(?:garden|outdoor|lawn|corten|rusted(?: steel)?) (?:sculptures?|statues?|ornaments?|gnomes?|art)|garden gnomes?|sun ?dials?|bird ?baths?|water features?|(?:garden|outdoor|stone) fountains?|wind ?chimes?)\b/,
  beekeeping:
    /\b(?:bee ?keep(?:ing|ers?)(?:[’']s)?(?: (?:suits?|jackets?|veils?|gloves?|kits?|tools?|suppl(?:y|ies)|equipment|courses?|starter kits?|class(?:es)?))*|bee ?hives?|hive (?:kits?|tools?)|bee (?:suits?|smokers?|hives?)|apiar(?:y|ies))\b/,
  'bird-feeding':
    /\b(?:(?:wild |garden )*bird (?:seed(?: mix)?|food|feeder|bath|house|table|nest(?:ing)? box|box)|(?:wild )?bird(?:s|ing)? (?:mix|care)|suet (?:ball|block|feeder|pellet)|fat ball|nyjer seed|sunflower hearts?|hummingbird feeder|nest(?:ing)? box)(?:e?s)?\b/,
  'device-accessories':
    /\b(?:(?:phone|iphone|mobile|smartphone|tablet|ipad|laptop|macbook|airpods|kindle|watch)(?: (?:phone|\d+|pro|max))* (?:cases?|covers?|sleeves?|stands?|holders?|mounts?|straps?|grips?|screen protectors?|accessories)|screen protectors?|(?:usb(?:-c)?|charging|lightning) cables?|(?:wireless|phone|car|fast|usb(?:-c)?|magnetic) chargers?|charging (?:stations?|docks?|pads?))\b/,
  'dash-cams': /\b(?:dash ?(?:cam|camera)s?|car cameras?|reversing cameras?|helmet cameras?)\b/,
  'outdoor-lights':
    /\b(?:(?:(?:solar|led|waterproof|outdoor) )*(?:outdoor|garden|patio|string|fairy|festoon|path(?:way)?|deck|landscape|solar|fence) (?:(?:string|fairy|path|wall) )?(?:lights?|lanterns?|lighting|lamps?)|(?:fairy|festoon|string) lights)\b(?! (?:bulbs?|therapy|switch(?:es)?|installation|show))/,
  'kids-bikes':
    /\b(?:(?:kids?|children(?:’s)?|child(?:’s)?|toddler)(?: \w+)? (?:scooters?|bikes?|bicycles?|balance bikes?|trikes?|tricycles?|go[- ]?karts?)|balance bikes?|ride[- ]ons?(?: (?:toys?|cars?))?)\b/,
  'recruitment-agencies':
    /\b(?:(?:\w+ )?(?:recruit(?:ment|ing)|staffing|employment|temp(?:ing)?|headhunting|talent|executive search) (?:agency|agencies|firms?|compan(?:y|ies)|consultants?|consultancy|partners?|services?)|recruiters?|headhunters?|executive search)\b(?! (?:software|crm|platform|training|course))/,
  'corporate-lunches':
    /\b(?:(?:corporate|office|business|team|working|boardroom|workplace) (?:lunch(?:es)?|breakfasts?|catering|buffets?|meals|food)|lunch(?:es)? for (?:the )?(?:office|teams?|meetings?)|catering for (?:corporate|office|business|work|meetings?|teams?)\b(?: \w+)?)\b/,
  'office-plants':
    /\b(?:office plants?|indoor plants? for offices|plantscap(?:e|ing)|(?:office |indoor )?plants? (?:rental|hire|leasing|maintenance)|(?:living|moss|green) walls?)(?: (?:rental|hire|leasing|maintenance|service|installation))?\b/,
  signs:
    /\b(?:(?:shop|shop ?front|business|a-?board|pavement|illuminated|led|lightbox|neon|vinyl|outdoor|custom|estate agent|house|wooden|metal)(?: (?:neon|led|shop))? signs?(?:age)?(?: makers?)?|(?<!digital )signage|sign ?(?:writ(?:ing|ers?)|makers?|printing)|(?:pvc |vinyl |roller |pull[- ]up |exhibition |outdoor |mesh )+banners?|(?:vehicle|van|car) (?:graphics|wraps?|wrapping|lettering|signage)|window (?:graphics|vinyl|lettering))\b(?! (?:language|test|shop))/,
  'custom-printing':
    /\b(?:(?:custom |personali[sz]ed |bulk )*(?:t-?shirt|tee|hoodie|garment|clothing|workwear|apparel|screen|dtf|dtg|sublimation|mug|tote bag|cap) (?:printing|printers?|embroidery)|(?:custom |logo |workwear )?embroidery(?: services?)|(?:custom|branded|printed|embroidered) (?:t-?shirts?|hoodies?|workwear|uniforms?|merch(?:andise)?|tote bags?|caps?|mugs?|clothing))\b(?! (?:machines?|press|course))/,
  'business-lawyers':
    /\b(?:(?:contracts?|commercial|business|corporate|employment|company|startup|ip|trade ?marks?|patent|data protection|gdpr)[- ](?:law(?:yers?)?|solicitors?|attorneys?|law firms?)|contracts? (?:review|drafting)|trade ?marks? (?:registration|filing)|company formation)\b(?! advice)/,
  'instrument-repair':
    /\b(?:(?:piano|organ|harpsichord) (?:tun(?:ing|ers?)|repairs?|restoration|servicing|moving)|(?:guitar|violin|cello|instrument|string|drum) (?:repairs?|set-?ups?|servicing|restringing)|luthiers?)\b/,
  drains:
    /\b(?:(?:blocked |emergency )?drain(?:s|age)?(?: (?:unblocking|cleaning|clearance|clearing|jetting|surveys?|repairs?|services?|relining|inspections?|engineers?|specialists?))?|(?:sewer|septic tank|cesspit|soakaway)s?(?: (?:emptying|cleaning|repairs?|installation|services?))?|blocked (?:sinks?|toilets?|pipes?))\b(?! (?:cover|snake|rod)s?)/,
  'boat-care':
    /\b(?:(?:boat|yacht|hull|narrowboat) (?:cleaning|valeting|detailing|polishing|painting|maintenance|servicing|repairs?|covers?|care|storage)|antifoul(?:ing)?|(?:marine|outboard) (?:engineers?|engine (?:servicing|repairs?)|servicing|mechanics?))\b/,
  'house-clearance':
    /\b(?:(?:house|home|flat|garage|loft|attic|office|shed|garden|estate|probate|hoarder|property) (?:clearance|clear-?outs?)s?|(?:junk|rubbish|furniture|appliance) (?:removal|clearance))\b/,
  'security-shutters':
    /\b(?:(?:roller|security|shop|shop ?front|commercial|industrial|electric security|warehouse)(?: (?:roller|security|steel))? (?:shutters?|grilles?)|roller shutters? for (?:shops?|warehouses?|businesses|garages?)|shop ?fronts?(?: (?:fitting|installation))?|(?:fire|steel|security|industrial) doors?)\b/,
  orthotics:
    /\b(?:(?:orthotic|arch support|orthop(?:a)?edic|gel|custom|running) ?(?:insoles?|inserts?)|insoles?|orthotics|(?:knee|ankle|wrist|back|elbow|hip|thumb|shoulder|posture|lumbar|neck|foot) (?:braces?|supports?|sleeves?|straps?|splints?|belts?)|(?:compression|kinesiology|sports) (?:sleeves?|tape|bandages?)|lumbar cushions?)\b/,
  'moving-boxes':
    /\b(?:(?:moving|removal|house move|packing|storage) (?:box(?:es)?|crates?|materials?|supplies|kits?|blankets?)|(?:cardboard )?box(?:es)? for moving|bubble wrap|packing (?:tape|paper))\b/,
  'horse-gear':
    /\b(?:(?:horse|turnout|stable|fly|pony|exercise|equine) (?:blankets?|rugs?|sheets?|tack|boots|feed|bedding|supplements?)|horse ?wear|saddles?|bridles?|saddle (?:pads?|cloths?)|(?:horse )?tack(?: shops?)?|halters?|head ?collars?)\b(?! (?:bag|stitch|brown))/,
  'car-buyers':
    /\b(?:(?:sell|value|scrap) (?:your|my|an?|any) (?:car|van|motorbike|motorcycle|bike|caravan|motorhome|vehicle)s?(?: (?:fast|today|online))?|we buy (?:any|your|all)? ?(?:cars?|vans?|motorbikes?|caravans?|motorhomes?)|cash for (?:cars|vans)|scrap (?:cars?|metal)(?: collection)?|car (?:buyers?|buying service|valuations?))\b/,
  preserves:
    /\b(?:chutney|pickle|relish|piccalilli|marmalade|mustard|ketchup|mayonnaise|lemon curd|kimchi|sauerkraut|ferment|hummus|pesto|tapenade|antipasti|olive|vinaigrette|salad dressing|preserve|pickled \w+|condiment)s?\b(?! (?:oil|tree|green|leaf))/,
  'eggs-and-dairy':
    /\b(?:(?:free[- ]range |farm |fresh |organic |duck |quail )*eggs|(?:raw |organic |goat|oat |farm |fresh )*milk|butter|ghee|(?:greek |natural )?yog(?:h)?urt|kefir|clotted cream|buttermilk|dairy)(?: (?:box(?:es)?|deliver(?:y|ies)|round|subscription))?\b(?! (?:bath|soap|lotion|dish|knife|tooth|chocolate|cup|holder|bottle|frother|chicken))/,
  'mobile-bars':
    /\b(?:(?:mobile|cocktail|gin|prosecco|beer|horsebox|tequila|festival|wedding|event|pop[- ]?up|champagne)(?: (?:cocktail|gin|prosecco))? (?:bars?|carts?|walls?) (?:hire|rentals?)|mobile (?:cocktail |gin |prosecco )?bars?|(?:event|wedding|private|mobile) (?:bartenders?|mixologists?)|bartend(?:er|ing) (?:hire|services?))\b/,
  'couples-therapy':
    /\b(?:(?:marriage|couples?|relationship|family|marital|premarital)(?:’s|s’)? (?:counsell?(?:ing|ors?)|therap(?:y|ists?)|mediat(?:ion|ors?)|coach(?:ing|es)?)|divorce mediat(?:ion|ors?))\b/,
  alterations:
    /\b(?:(?:(?:wedding|bridal|prom|bridesmaids?) (?:dress |gown )?|(?:dress|gown|clothing|clothes|suit|trouser|garment|curtain|jeans) )?(?:alterations?|tailoring|hemming|mending|seamstress(?:es)?)|(?:tailor|dressmaker)s?)\b(?! (?:made|shop software))/,
  'sunday-roasts':
    /\b(?:sunday (?:roasts?|lunch(?:es)?|carver(?:y|ies))|roast dinners?|carver(?:y|ies)|(?:sunday |weekend |bottomless |boozy )?brunch(?:es)?(?: menu| buffet)?)\b/,
  barbecues:
    /\b(?:(?:(?:pellet|gas|charcoal|kamado|offset|portable|electric|wood|outdoor|bbq|barbecue|meat) )*(?:bbqs?|barbecues?|smokers?)(?: (?:(?:pellet )?grills?|smokers?|grills?|tools?|sets?|covers?|kits?))*|(?:pellet|gas|charcoal|kamado|outdoor|portable|camping) grills?|fire ?pits?|fire bowls?|plancha|outdoor (?:kitchens?|griddles?))\b(?! (?:sauce|rub|ribs?|catering|restaurant|food|area|cessation))/,
  worktops:
    /\b(?:(?:kitchen |bathroom |quartz |granite |marble |wooden |oak |laminate |concrete )*(?:worktop|countertop|work ?surface|splashback)s?)\b(?! (?:saver|protector|oven|dishwasher))/,
  'clothes-airers':
    /\b(?:(?:clothes|laundry|heated|foldable|folding|indoor|wall[- ]mounted|ceiling|overhead|steel) )*(?:(?:drying|laundry) racks?|clothes (?:airers?|horses?|lines?|dryers?|rails?|racks?)|airers?|washing lines?|rotary (?:dryers?|airers?)|ironing boards?|laundry (?:baskets?|hampers?))\b/,
  'steel-buildings':
    /\b(?:(?:steel|metal|farm|agricultural|portal frame|timber|pole|modular|industrial|prefab(?:ricated)?|storage) (?:buildings?|barns?|frames?|structures?|garages?)|carports?|pole barns?|poly ?tunnels?)\b(?! (?:cleaning|repairs?|survey))/,
  'fitted-kitchens':
    /\b(?:(?:(?:fitted|bespoke|custom|handmade|new|modern|shaker|german|made-to-measure|painted) )+(?:kitchens?|kitchen (?:units?|cabinets?)|cupboards?|bookcases?)|kitchen (?:design(?:ers?)?|studio|showroom|units?|cabinets?|doors)|built[- ]in cupboards?|alcove (?:units?|shelves|shelving))\b(?! (?:knife|knives|island hire|towels?))/,
  firewood:
    /\b(?:(?:kiln[- ]dried |seasoned |hardwood |softwood |split |dry )*(?:firewood|fire ?logs|kindling|log piles?|wood (?:briquettes?|pellets?))|(?:kiln[- ]dried|seasoned|hardwood|softwood|split|oak|ash|birch|beech|dry) logs?|logs? (?:delivery|deliveries|delivered|for sale|suppliers?)|heat logs?|(?:coal|(?:smokeless|solid) fuel) (?:merchants?|delivery|delivered)|smokeless (?:coal|fuel))\b(?! (?:stores?|holders?|baskets?|racks?|bags?))/,
  'fences-and-gates':
    /\b(?:(?:electric|automatic|driveway|wooden|metal|iron|wrought iron|steel|aluminium|garden|field|side|security|sliding|swing|farm) )*(?:(?<!(?:baby|stair|pet|dog|safety) )gates?(?: (?:and|&) (?:fenc(?:es?|ing)|railings?))?|gate automation|(?<!(?:dog|pet|invisible|puppy) )fenc(?:e|es|ing)(?: (?:and|&) (?:gates?|decking|railings?))?|railings)(?:,? (?:installed|fitted))?(?: (?:installation|installers?|fitting|fitters?|contractors?|repairs?|panels?|posts?|company|services?))?\b(?! (?:club|class|classes|lessons?|school|academy|coach\w*|foil|masks?|gear|kit|paint|stain|pass(?:es)?|valves?|software))/,
  childproofing:
    /\b(?:baby|child|toddler)[- ]?proof(?:ing|ers?)?(?: (?:services?|kits?|consultations?|company))?\b|\bhome safety (?:check|visit|service)s? for (?:babies|toddlers)\b/,
  'pressure-washing':
    /\b(?:(?:pressure|jet|power)[ -]?wash(?:ing)?(?: (?!and\b|for\b|in\b)\w+)?|(?:pressure|jet|power|soft|roof|render|driveway|patio|decking|gutter|cladding|exterior|outdoor|graffiti|fascia|conservatory|solar panel|moss)(?:[ -](?:and|&) \w+)? (?:wash(?:ing)?|clean(?:ing|ers?)?|clearance|clearing|removal|treatment)|jet ?wash(?:ing)? \w+|driveways? (?:cleaned|sealing|washed)|gutters? (?:cleaned|cleared))\b/,
  'chicken-keeping':
    /\b(?:chicken|hen|poultry|duck) (?:coops?|houses?|runs?|arks?|feed|feeders?|keeping|supplies)\b|\b(?:point of lay |laying |rescue )hens\b/,
  'raised-beds':
    /\b(?:raised (?:garden )?beds?|rain (?:barrels?|butts?)|water butts?|compost(?:ers?| bins?)|garden (?:trugs?|tools?|planters?|obelisks?|trellis(?:es)?|sleepers?)|vegetable (?:beds?|planters?)|cold frames?|poly ?tunnels?|watering cans?|wheel ?barrows?|bulb planters?)\b/,
  'roadside-help':
    /\b(?:(?:mobile |emergency |24 hour )*(?:tyre|tire) (?:fitt(?:ing|er)|change|changing|repair|replacement|service)|(?:breakdown|vehicle|car|roadside) (?:recovery|assistance|rescue)|tow(?:ing)? (?:truck|service|company)|jump start|(?:mobile )?(?:car )?(?:windscreen|windshield) (?:repair|replacement))s?\b(?: (?:service|company)s?)?/,
  'window-shutters':
    /\b(?:(?:plantation|wooden|louvred|louvered|tier[- ]on[- ]tier|full[- ]height|caf[eé][- ]style|interior|internal|bay window|window|shaker|solid panel|bespoke|custom|made[- ]to[- ]measure) )+shutters?\b/,
  'event-hire':
    /\b(?:cake stands?|chairs?|chair covers?|tables?|furniture|gazebos?|marquees?|stretch tents?|tipis?|tableware|crockery|cutlery|glassware|china|vintage china|linen|tablecloths?|candelabras?|centrepieces?|centerpieces?|backdrops?|flower walls?|balloon arch(?:es)?|neon signs?|light[- ]up letters|letters|dance ?floors?|photo ?booths?|selfie mirrors?|sweet carts?|candy ?floss(?: machines?)?|popcorn machines?|chocolate fountains?|slush machines?|pa systems?|sound systems?|disco|(?:party |stage )?lighting|fairy lights|props?|decor(?:ations?)?|party|event|wedding(?: decor| props?)?|catering equipment|garden games?) (?:hire|rentals?)\b(?! (?:cars?|venue))/,
  'break-room-supplies':
    /\b(?:vending machines?|water coolers?|(?:office|bottled|mains[- ]fed|plumbed[- ]in) water dispensers?|(?:office|workplace) (?:coffee|snacks?|fruit|water)(?: (?:machines?|deliver(?:y|ies)|boxes))?|coffee machines? for offices|bean[- ]to[- ]cup machines?)\b/,
  'call-answering':
    /\b(?:(?:telephone|phone|call)[- ]answering|answering services?|virtual (?:receptionists?|reception)|call handling|out[- ]of[- ]hours (?:calls|phone))(?: (?:services?|company))?\b/,
  'family-attractions':
    /\b(?:soft play(?! (?:hire|rentals?|equipment))|petting (?:farm|zoo)|farm (?:park|visit)s?|pumpkin (?:patch|picking)|pick[- ]your[- ]own(?: (?:farm|fruit|strawberries|pumpkins|apples|flowers))?|(?:maize|corn|maze) maze|adventure (?:park|playground)|trampoline park|splash (?:park|pad)|inflatable park|indoor playground|play ?(?:centre|center|barn)|wildlife park|safari park|(?:christmas tree|lavender|sunflower|tulip) (?:farm|field)|santa(?:’s)? grotto|zoo|aquarium)s?(?: (?:centre|center|area|sessions?|tickets?|parties))?\b/,
  livery:
    /\b(?:(?:horse|pony|full|part|diy|grass|working|retirement) livery|livery (?:yards?|stables?)|livery(?! (?:compan(?:y|ies)|halls?))|horse (?:boarding|stabling|stables?)|stables? (?:to rent|for rent|available)|(?:equestrian|horse) (?:cent(?:re|er)|yard)s?)\b/,
  'float-tanks':
    /\b(?:float(?:ation)?(?: tanks?| pods?| therapy| sessions?)+|sensory deprivation|salt (?:caves?|rooms?)|cryotherapy|sound baths?|infrared saunas?|hammams?|day spas?|spa (?:days?|breaks?))(?: (?:sessions?|cent(?:re|er)s?))?\b/,
  tanning:
    /\b(?:tanning|sun ?bed|spray tan)(?: (?:salons?|studios?|shops?|bars?|courses?|sessions?))\b/,
  'baby-classes':
    /\b(?:(?:baby|babies|toddler|pre-?schooler|kids|children’?s|parent and (?:baby|toddler)|mum and baby|mom and baby) (?:sensory|music|massage|yoga|gym|gymnastics|swim(?:ming)?|signing|play|dance|messy play|rugby|football|singing|art)|baby sensory|messy play)(?: (?:class(?:es)?|groups?|sessions?|lessons?|courses?))?\b(?! (?:kits?|equipment|mats?|toys?|books?))/,
  'safety-gear':
    /\b(?:(?:welding|bump|site|safety|work) (?:helmets?|hats?|masks?|visors?)|hard ?hats?|hi[- ]?vis(?:ibility)?(?: (?:vests?|jackets?|clothing|workwear|trousers|coats?))?|safety (?:boots?|shoes|gloves|glasses|goggles|trainers|equipment|harness(?:es)?|gear)|work (?:gloves|boots?|trousers|wear)|workwear|knee ?pads?|ear defenders?|protective (?:clothing|equipment|gear)|ppe|coveralls|tool (?:belts?|bags?|vests?)|respirators?|dust masks?)\b(?! (?:printing|embroidery|design))/,
  'metal-detecting':
    /\b(?:metal detect(?:ors?|ing)|magnet fishing(?: kits?)?|gold panning(?: kits?)?|fossil hunting(?: kits?)?)\b/,
  'swim-gear':
    /\b(?:swim(?:ming)? (?:goggles|caps?|fins?|aids?|gear|floats?)|wet ?suits?|snorkel (?:sets?|masks?)|swim ?wear bags?|kick ?boards?|tow floats?|dry ?robes?|changing robes?)\b/,
  'press-on-nails':
    /\b(?:press[- ]on|stick[- ]on|false|gel|fake|acrylic) nails?(?: (?:sets?|kits?))?\b(?! (?:salon|bar|studio|technician|appointment|extensions?))/,
  'hanging-decor':
    /\b(?:stained[- ]glass(?: (?:panels?|art|suncatchers?))?|sun ?catchers?|wind ?chimes?|(?:door |christmas )?wreaths?|macram[eé](?: (?:wall hangings?|plant hangers?))?|wall hangings?|dream ?catchers?|(?:felt |paper |bead(?:ed)? )?garlands?|driftwood art)\b(?! (?:class|classes|workshops?|courses?|lessons?|kits?|making|windows?))/,
  meat: /\b(?:venison|game meat|wild boar|pheasant|grass[- ]fed (?:beef|lamb)|(?:rare breed |free[- ]range |dry[- ]aged )+(?:beef|pork|lamb|meat|chicken)|biltong|haggis|black pudding|sausages|meat (?:hampers?|boxes))\b/,
} as const satisfies Record<string, RegExp>;

/** Kinds that words have a pattern for. */
type NamedCategoryId = keyof typeof CATEGORY_PATTERNS;

/** Kinds of what no pattern names: the rest of a field, or of the brief, tells which of them it is. */
const UNNAMED_CATEGORY_IDS = [
  // A product of which the words tell nothing.
  'general',
  // What businesses buy for their work: ducts, barrels, panels.
  'general-supply',
  // What helps with a job, of which the words tell no more than the job: makers, holders, openers.
  'general-helper',
  // Work that somebody does for others.
  'general-service',
  // What one joins: networks, programmes, schemes.
  'general-joined',
  // A place that one goes to.
  'general-place',
  // Job advertisements, which are told by their own words and not by those of the job.
  'job',
] as const;

export type CategoryId = NamedCategoryId | (typeof UNNAMED_CATEGORY_IDS)[number];

export const NAMED_CATEGORY_IDS = Object.keys(CATEGORY_PATTERNS).filter(
  (id): id is NamedCategoryId => id in CATEGORY_PATTERNS,
);

export const CATEGORY_IDS: readonly CategoryId[] = [...NAMED_CATEGORY_IDS, ...UNNAMED_CATEGORY_IDS];

/** Whether an id is one of a category; the lexicon states ids of categories with its concepts. */
export function isCategoryId(id: string): id is CategoryId {
  return CATEGORY_IDS.some((known) => known === id);
}
