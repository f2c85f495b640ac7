import type { KindWords } from './kind-words.ts';

/** Sport, the outdoors, children, pets, music. */
export const LEISURE_WORDS: KindWords = [
  [
    /\b(?:dice|d20s?|(?:board|tabletop)[- ]?games?|tabletop rpgs?)\b|\p{L}*brettspiele?\b|\bjeux? de (?:société|plateau)|\bjuegos? de mesa|\bgioch?[io] da tavolo|\bjogos? de tabuleiro|\bbordspel\p{L}*|\bgr[ayę] planszow\p{L}+|\bbrädspel\b|настольн\p{L}+ игр|ボードゲーム|桌游|보드게임/iu,
    'dice',
  ],
  [
    /\b(?:(?:kids |baby |adult |learn to )?swim(?:ming)?(?! ?(?:wear|suits?|trunks|shorts))(?: (?:lessons?|class(?:es)?|schools?|clubs?|teams?|camps?|courses?|coach\w*|academy|pools?))?|(?:swimming |hot tub and )?pools?(?! (?:tables?|halls?|part(?:y|ies)|cues?|clubs?))(?: (?:clean(?:ing|ers?)|maintenance|services?|repairs?|installation|builders?|suppl(?:y|ies)|care|days?|pass(?:es)?))*|lifeguards?(?: \w+)?|aqua ?(?:fit|aerobics|gym)|scuba(?: \w+)*|snorkel\w*(?: \w+)?|(?:free|deep[- ]sea )?diving (?:courses?|lessons?|schools?|trips?|holidays?|cent(?:re|er)s?)|water ?parks?|lidos?)\b|schwimmkurs|schwimmschule|schwimmbad|freibad|schwimmunterricht|tauchkurs|tauchschule|cours de natation|piscines?\b|plongée|clases de natación|\bpiscinas?\b|buceo|corsi? di nuoto|\bpiscin[ae]\b|aulas de natação/iu,
    'lifeRing',
  ],
  [
    /\b(?:(?:dog|cat|pet|puppy|kitten) (?:beds?|sofas?|blankets?|crates?|houses?|carriers?|cushions?|mats?)|cat trees?)\b|hundebett|hundekörb|katzenbett|kratzb[aä]um|(?:panier|lit|coussin)s? pour (?:chien|chat)|camas? para (?:perr|gat|mascot|cachorr|cã|pet)|cucc[ei]e? (?:per|da) (?:can|gatt)/iu,
    'petBed',
  ],
  [
    /\b(?:(?:dog|cat|pet|puppy|raw) (?:bowls?|feeders?|fountains?|diets?|nutrition)|raw feeding|pet (?:supplies|shop|store|products?|accessories))\b|hundenapf|katzennapf|futternapf|zoohandlung|tierbedarf|gamelles?\b|animalerie|comederos?|tiendas? de mascotas|ciotol[ae] (?:per|da)|negozio di animali|pet ?shop|loja de animais/iu,
    'petBowl',
  ],
  [
    /\b(?:(?:dog|cat|pet|puppy|gps dog|gps pet) (?:collars?|leash(?:es)?|leads?|harness(?:es)?|id tags?|tags?|trackers?|walk(?:s|ers?|ing)(?: services?| business)?|training(?: class(?:es)?)?|trainers?|obedience|schools?|sitt(?:ers?|ing)|behaviou?r\w*|day ?care|boarding|hotels?|kennels?)|(?:puppy|dog) (?:(?:training |obedience )?(?:schools?|class(?:es)?)|training)|kennels?|boarding kennels?)\b|hundehalsb|hundelein|hundegeschirr|hundeschule|hundetrain|hundepension|gassi|tiersitt|colliers? pour (?:chien|chat)|laisses?\b|éducat\p{L}+ canin|promen\p{L}+ (?:de |pour )?chien|pension (?:canine|pour chien)|collares? para (?:perr|gat)|\bcorreas?\b|adiestra|pase(?:o|ador)\p{L}* de perros|guarder[ií]as? (?:canina|para perros)|collar[ei] (?:per|da) (?:can|gatt)|guinzagl|addestra\p{L}+ (?:can|cinofil)|educatore cinofilo|pensione per cani|dog ?sitter|coleiras?\b|adestra|passeador|hotel para (?:cães|cachorros|pets)/iu,
    'petCollar',
  ],
  [
    /\b(?:(?:kids |acoustic |electric |bass |classical |online |beginner )?guitars?(?: (?:lessons?|class(?:es)?|courses?|teachers?|tutor\w*|school|tuition|shop|repairs?|pedals?))?|ukuleles?(?: (?:lessons?|class(?:es)?|courses?))?|luthiers?|guitar lessons? \w+)\b|\p{L}*gitarre|guitares?\b|luthier|guitarras?\b|chitarr|\bviol(?:ão|ões)\b|гитар|ギター|吉他|기타 ?(?:레슨|학원|강습)|جيتار/iu,
    'guitar',
  ],
  [
    /\b(?:(?:grand |digital |upright |electric |kids |online )?pianos?(?: (?:lessons?|class(?:es)?|courses?|teachers?|tutor\w*|school|tuition|tun(?:ing|ers?)|movers?|studio))?|(?<!(?:mechanical|gaming|wireless) )keyboard lessons?)\b|\p{L}*klavier|pianoforte|(?:clases|aulas) de teclado|пианино|фортепиано|ピアノ|钢琴|鋼琴|피아노|بيانو/iu,
    'piano',
  ],
  [
    /\b(?:(?<!oil )drums?(?! (?:and|&|machines?|n))(?: (?:lessons?|kits?|sets?|class(?:es)?|teachers?|school|circles?))?|drumming(?: (?:lessons?|class(?:es)?|workshops?|circles?))?|percussion(?: \w+)?|drummers?)\b|schlagzeug|trommel(?!fell|wasch)|cours de batterie|clases de batería|lezioni di batteria|aulas de bateria|ドラム(?!式)|架子鼓|드럼/iu,
    'drum',
  ],
  [
    /\b(?:vinyl(?! (?:(?:wall|car|window|laptop|floor|cut|bumper|custom) |floor\w*|wraps?|wrapping|fenc\w*|stickers?|siding|banners?|decals?|windows?|plank\w*|cutt\w*))(?: (?:records?|shops?|stores?|collections?))?|record (?:players?|stores?|shops?|labels?)|turntables?|djs?(?: (?:services?|hire|courses?|lessons?|school|sets?|nights?))?|(?:house|techno|hip[ -]?hop|disco) (?:music )?(?:nights?|part(?:y|ies)))\b|schallplatte|plattenspieler|plattenladen|\bvinyles?\b|tourne-disque|\bvinilos?\b(?! (?:decorativ|adhesiv|para pared))|tocadiscos|\bvinili\b|giradischi|discos? de vinil|toca-discos|レコード(?:プレーヤー|店)|黑胶/iu,
    'recordPlayer',
  ],
  [
    /\b(?:yoga (?:mats?|blocks?|props?|equipment|wheels?|accessories)|(?:exercise|pilates|fitness|gym|gymnastics|workout) mats?)\b|yogamatte|gymnastikmatte|tapis de (?:yoga|gym|sport|fitness)|esterillas?\b|tappetin[oi] (?:da )?(?:yoga|fitness|pilates)|tapetes? de yoga|коврик\p{L}* для йог|ヨガマット|瑜伽垫|요가 ?매트/iu,
    'yogaMat',
  ],
  [
    /\b(?:basketballs?(?: (?:camps?|training|academy|clubs?|coaching|hoops?|courts?|lessons?|leagues?|teams?))?|hoops?(?! earrings?))\b|baloncesto|pallacanestro|basquete|баскетбол|バスケ|篮球|농구/iu,
    'basketball',
  ],
  [
    /\b(?:(?:football|soccer|rugby) (?:boots?|cleats?|shoes?)|cleats?)\b|\p{L}*(?:fu(?:ß|ss)ballschuhe?|stollenschuhe?)|chaussures? de (?:foot|football|rugby)|botas? de (?:fútbol|futbol)|scarp(?:e|ini) da calcio|\bchuteiras?\b|voetbalschoen\p{L}*|\bбутс\p{L}*/iu,
    'footballBoot',
  ],
  [
    /\b(?:(?:kids |youth |5-a-side |five-a-side |indoor |walking )?(?<!(?:american|fantasy|flag) )(?:football|soccer)s?(?! (?:helmets?|cards?|boots|shirts?|jerseys?))(?: (?:camps?|training|academy|clubs?|coaching|schools?|leagues?|teams?|trials?|class(?:es)?))?|futsal)\b|\p{L}*fußball|\bfutebol|\bfútbol|école de foot|stage de foot|club de foot|scuola calcio|\bcalcetto\b|\bpallon[ei]\b|футбол|サッカー|足球|축구|كرة (?:ال)?قدم/iu,
    'football',
  ],
  [
    /\b(?:(?<!table )tennis(?! (?:shoes?|elbow|bracelets?|necklaces?|skirts?))(?: (?:rackets?|racquets?|lessons?|clubs?|coach\w*|camps?|academy|courts?|class(?:es)?|balls?|school))?|rackets?|racquets?|padel(?: \w+)?|pickleball(?: \w+)?|badminton(?: \w+)?|squash (?:courts?|clubs?|lessons?|rackets?))\b|tennis(?:schl|kurs|schule|verein|platz)|\bpádel\b|raquettes?\b|raquetas?\b|racchett|raquetes?\b|теннис|テニス|网球|羽毛球|테니스|배드민턴/iu,
    'racket',
  ],
  [
    /\b(?:(?:adjustable |hex |pair of )?dumb-?bells?|(?:free|adjustable|ankle) weights|weight ?(?:lifting|training|sets?|plates?|bench(?:es)?)|barbells?|home gyms?(?: equipment)?|(?:gym|fitness|exercise) equipment|strength training(?: \w+)?|resistance bands?)\b|hanteln?\b|hantelset|kraftstation|krafttraining|haltères?|musculation|mancuernas?|musculación|manubri|attrezzi (?:da )?(?:palestra|fitness)|\bhalteres|musculação|гантел|ダンベル|哑铃|덤벨/iu,
    'dumbbells',
  ],
  [
    /\b(?:skate ?board(?:s|ing)?(?: \w+)?|skate ?parks?|skate (?:shops?|lessons?|school)|long ?boards?)\b|planches? à roulettes|monopatines?\b|スケボー|スケートボード|滑板/iu,
    'skateboard',
  ],
  [
    /\b(?:surf(?:ing|ers?|ing lessons?)?(?: ?(?:boards?|schools?|camps?|lessons?|shops?|trips?|clubs?|retreats?|wear|coaching))?|(?:stand[ -]up )?paddle ?board(?:s|ing)?(?: \w+)?|sup (?:boards?|rentals?|tours?|hire)|wake ?boards?|kite ?surf\w*|body ?boards?)\b|\bsurfen\b|surfbrett|surfkurs|surfschule|surfcamp|(?:école|cours|planche) de surf|(?:escuela|clases|tabla) de surf|scuola di surf|(?:escola|aulas|prancha) de surf|сёрф|サーフ|冲浪|서핑/iu,
    'surfboard',
  ],
  [
    /\b(?:(?:mini|crazy|indoor|disc)?[ -]?golf(?:ing|ers?)?(?! (?:gti|cars?|7|8))(?: (?:clubs?|courses?|balls?|lessons?|bags?|simulators?|trips?|holidays?|academy|coaching|carts?|resorts?|gloves?|apparel))?|driving ranges?)\b|golf(?:platz|kurs|schule|schläger|reise|club)|ゴルフ|高尔夫|골프|гольф|جولف/iu,
    'golf',
  ],
  [
    /\b(?:(?:family |festival |roof(?:top)? |bell )?tents?|camping(?: (?:gear|equipment|sites?|trips?|pods?|holidays?|chairs?|stoves?))?|camp ?(?:sites?|grounds?)|glamping(?: \w+)?|(?:summer|kids|kids.|scout|adventure|holiday|nature|forest|survival|outdoor)(?: (?:day|summer|adventure|holiday))? camps?|forest schools?|scouts?|marquees?(?: (?:hire|rentals?))?|bushcraft)\b|\bzelte?\b|familienzelt|campingplatz|campingausrüst|ferienlager|zeltlager|ferienfreizeit|feriencamp|\btentes?\b|colonies? de vacances|tiendas? de campaña|acampada|campamentos? (?:de verano|infantil)|\btend[ae] (?:da campeggio|campeggio)|campeggio|(?:campo|centro) estivo|barracas? de camping|acampamento|campismo|colônia de férias|палатк|テント|キャンプ|帐篷|露营|텐트|캠핑|خيام|خيمة/iu,
    'tent',
  ],
  [
    /\b(?:(?:hiking|camping|trekking|mountain) (?:backpacks?|rucksacks?|packs?)|backpacking(?: \w+)?|(?:guided |group |mountain )?(?:hik(?:es|ing)|treks?|trekking)(?: (?:gear|tours?|trips?|trails?|guides?|clubs?|holidays?|equipment|poles?|store|shop))?|outdoor (?:gear|equipment|store|shop|adventures?)|mountain guides?)\b|wanderrucks|trekkingrucks|\p{L}*wanderung|wanderreise|wandertour|bergführer|sacs? à dos de randonnée|randonnées?\b|mochilas? de (?:montaña|trekking)|senderismo|zain[oi] da (?:trekking|montagna)|escursion(?:i|e|ismo)\b|trilhas? (?:guiadas?|ecológic)|登山|ハイキング|徒步|등산/iu,
    'rucksack',
  ],
  [
    /\b(?:(?:bike|bicycle|cycling|cycle|ski|motorcycle|motorbike|kids|riding|climbing) helmets?|(?<!(?:safety|hard|construction) )helmets?)\b|fahrradhelm|skihelm|motorradhelm|casques? (?:de|à) (?:vélo|moto|ski)|cascos? (?:de|para) (?:bici|moto|esquí)|casc[oh]i? (?:da|per) (?:bici|moto|sci)|capacetes?\b/iu,
    'helmet',
  ],
  [
    /\b(?:baby (?:bottles?|formula|milk|feeding|led weaning|food)|infant formula|breast ?(?:feeding|pumps?|milk)(?: \w+)?|lactation(?: \w+)?)\b|babyflasche|babynahrung|babybrei|stillberat|biberons?\b|allaitement|biberones?\b|lactancia|allattamento|mamadeiras?\b|amamenta|哺乳瓶|奶粉|奶瓶|분유/iu,
    'babyBottle',
  ],
  [
    /\b(?:(?:baby |double |travel |jogging )?(?:prams?|strollers?|pushchairs?|buggies)|baby (?:carriages?|gear|stores?|shops?|showers?|registry|products?|essentials|carriers?|wraps?)|newborn (?:care|essentials|gifts?)|(?:baby |child |infant )?car seats?|doulas?|midwi(?:fe|ves|fery)|birth (?:classes|preparation|coach\w*)|maternity nurses?|hypnobirthing|antenatal(?: \w+)?|prenatal (?:class(?:es)?|courses?))\b|kinderwagen|hebamme|geburtsvorbereit|babyausstatt|babytrage|poussettes?\b|sages?-femmes?|puériculture|cochecitos?|carritos? de beb|matronas?\b|preparación al parto|passeggin|carrozzin|ostetric|carrinhos? de beb|parteira|коляск|ベビーカー|婴儿车|유모차/iu,
    'pram',
  ],
  [
    /\b(?:(?:building|wooden|toy|magnetic|baby) blocks|(?:wooden|montessori|educational|stem)(?: \w+)? toys?|montessori(?: \w+)?|legos?(?: \w+)?|construction toys?|educational toys?|stacking toys?|toddler (?:groups?|class(?:es)?|activities)|play ?groups?|soft play|indoor play(?:ground| cent(?:er|re))s?|early (?:years|childhood|learning)(?: \w+)?|pre-?schools?|kindergartens?|child ?minders?)\b|bauklötz|bausteine|holzspielzeug|\bkitas?\b|kindergarten|tagesmutter|jouets? en bois|école maternelle|éveil (?:bébé|musical)|bloques de construcción|juguetes? (?:de madera|educativ|montessori)|educación infantil|(?:giochi|giocattoli) (?:in legno|educativi|montessori)|scuola materna|scuola dell.infanzia|brinquedos? (?:de madeira|educativ|montessori)|educação infantil|积木|幼儿园|積み木|幼稚園|유치원/iu,
    'blocks',
  ],
];
