import type { KindWords } from './kind-words.ts';

/** Snow, walls, saddles, brass and needles: pursuits with a thing of their own, and names that mislead by a word of them. */
export const PURSUIT_WORDS: KindWords = [
  [
    /\b(?:(?:kids |adult )?(?:judo|karate|taekwondo|aikido|jiu[- ]?jitsu|bjj|krav maga|martial arts?|kung fu|kickboxing for kids)(?: (?:clubs?|class(?:es)?|lessons?|schools?|academy|camps?|dojos?))?)\b|\p{L}*kampfkunst|kampfsport|\barts martiaux|\bartes marciales|\barti marziali|武道|柔道|空手/iu,
    'dojoSuit',
  ],
  [/\b(?:fencing (?:clubs?|class(?:es)?|lessons?|schools?|academy|camps?))\b/iu, 'trophy'],
  [
    /\b(?:archery|(?:axe|knife) throwing|laser tag|paintball(?:ing)?|shooting ranges?|darts)(?: (?:ranges?|clubs?|lessons?|arenas?|venues?|bars?|parks?|equipment|class(?:es)?))?\b|bogenschießen|tir à l['’]arc|tiro con arco|tiro con l['’]arco/iu,
    'target',
  ],
  [
    /\b(?:trumpets?|trombones?|tubas?|cornets?|french horns?|brass (?:bands?|instruments?|quintets?|ensembles?)|marching bands?)(?: (?:lessons?|class(?:es)?|teachers?|repairs?|rentals?|hire|concerts?))?\b|\p{L}*trompete\p{L}*|posaune\p{L}*|blaskapelle|blasmusik|\btrompettes?\b|\btrompetas?\b|\btromb[ae]\b|труб(?:а|ач)\b|トランペット/iu,
    'trumpet',
  ],
  [
    /\b(?:spin(?:ning)? (?:class(?:es)?|studios?|class studios?|bikes?|gyms?)|indoor cycling(?: \w+)?|exercise bikes?)\b/iu,
    'bicycle',
  ],
  [/\b(?:bee|insect|bug) (?:hotels?|houses?)\b|insektenhotel/iu, 'birdhouse'],
  [/\bsleeping bags?\b|schlafs[aä]ck\p{L}*|sacs? de couchage/iu, 'tent'],
  [/\bjet ?skis?\b/iu, 'boat'],
  [
    /\b(?:(?:second[- ]hand |used )?book ?(?:shops?|stores?|sellers?)|librar(?:y|ies))\b|buchhandlung|bücherei|librairie|librer[ií]a/iu,
    'book',
  ],
  [/\baudio ?books?\b|hörbüch\p{L}*|hörbuch/iu, 'headphones'],
  [/\b(?:ride[- ]?shar(?:e|ing)|car ?pool(?:s|ing)?)\b/iu, 'car'],
  [
    /\b(?:air[- ]?con(?:ditioning|ditioners?)?|hvac)\b(?! (?:services?|repairs?))|klimaanlage\p{L}*|climatisation|aire acondicionado/iu,
    'thermostat',
  ],
  [
    /\b(?:(?:refillable |eco )?(?:cleaning|dishwasher|laundry|toilet|descaling) (?:tablets?|pods?|sheets?|strips?|capsules?))\b/iu,
    'pouch',
  ],
  [/\b(?:(?:laser )?(?:tattoo|mole) removal)\b/iu, 'medicalCross'],
  [/\b(?:(?:car|vehicle) (?:wrap(?:s|ping)?|tinting|window tinting))\b/iu, 'car'],
  [
    /\b(?:snow ?board(?:s|ing|ers?)?(?! (?:jackets?|boots?|pants|helmets?|goggles))(?: (?:rentals?|hire|lessons?|schools?|shops?|gear|camps?|trips?|bindings?))?)\b|\p{L}*snowboard|сноуборд|スノーボード|スノボ|滑雪板|스노보드/iu,
    'snowboard',
  ],
  [
    /\b(?:(?:cross[- ]country |alpine |kids |used )?skis?(?! (?:jackets?|boots?|helmets?|goggles|wear|chalets?|cabins?|lodges?|masks?))(?: (?:rentals?|hire|lessons?|schools?|shops?|gear|equipment|trips?|holidays?|passes|resorts?|tours?|instructors?|poles|sets?|waxing|services?))?|skiing(?: \w+)?|(?:freeride|backcountry) skis?)\b|\bskier\b|skischule|skiverleih|skikurs|\blocation de skis?\b|école de ski|alquiler de esqu[ií]|\besqu[ií]s?\b|noleggio sci|scuola (?:di )?sci|лыж|スキー(?!マ)|滑雪|스키(?!니)/iu,
    'skis',
  ],
  [
    /\b(?:tattoo(?:s|ing|ists?|ed)?(?! removal)(?: (?:studios?|parlou?rs?|artists?|shops?|machines?|guns?|pens?|kits?|inks?|conventions?|aftercare|apprenticeship))?|ink studios?|permanent make-?up machines?)\b|\btätowier|\btatouage|\btatuaje|\btatuagg|\btatuage|тату(?!н)|タトゥー|纹身|문신/iu,
    'tattooMachine',
  ],
  [
    /\b(?:(?:indoor |rock |kids )?climbing(?! (?:helmets?|plants?|roses?|frames?|shoes?|ropes?))(?: (?:gyms?|walls?|halls?|cent(?:re|er)s?|holds?|class(?:es)?|courses?|lessons?|clubs?|memberships?|gear|trips?|camps?|school))?|boulder(?:ing)?(?: (?:gyms?|halls?|walls?|cent(?:re|er)s?|shoes?))?|via ferrata)\b|kletterhalle|boulderhalle|\bklettern|\bescalade|\brocódromo|arrampicata|скалодром|ボルダリング|攀岩|클라이밍/iu,
    'climbingWall',
  ],
  [
    /\b(?:(?:horse(?:back)?[- ]?|pony )?riding (?:lessons?|schools?|stables?|clubs?|camps?|holidays?|cent(?:re|er)s?|class(?:es)?|courses?|apparel|boots)|horse(?:back)?[- ]riding(?: \w+)?|horse (?:trail rides?|trainers?|training|boarding|livery|grooming|transport|therapy|saddles?|tack|camps?)|trail rides?|equestrian(?: \w+)?|equine(?: \w+)?|livery (?:yards?|stables?)|(?:horses?|pon(?:y|ies))(?! (?:radish|chestnuts?))|saddler(?:y|ies)|pony (?:rides?|parties|camps?|club))\b|reitschule|reitstunden?|reiterhof|\breiturlaub|\bpferde?\b|équitation|centre équestre|\bcheval\b|hípica|equitación|\bcaballos?\b|maneggio|\bcavall[oi]\b|ипподром|конн(?:ая|ый|ые)|лошад|верховая езда|乗馬|骑马|马术|승마/iu,
    'horse',
  ],
  [
    /\b(?:(?:dual[- ]zone |digital |oil-?free )?air ?fryers?|airfryers?|multi ?cookers? with air fry)\b|heißluftfritteuse|\bairfryer|friteuse (?:à|sans) (?:air|huile)|freidora (?:de aire|sin aceite)|friggitric[ei] ad aria|fritadeira|аэрогрил|ノンフライヤー|空气炸锅|에어프라이어/iu,
    'airFryer',
  ],
  [
    /\b(?:(?:smart |wi-?fi |learning |room |digital )?thermostats?|(?:smart|wi-?fi) (?:heating|climate) (?:controls?|controllers?|systems?)|heating controls?)\b|\p{L}*thermostate?\b|\btermostat|термостат|サーモスタット|温控器|온도 ?조절기/iu,
    'thermostat',
  ],
  [
    /\b(?:(?:hand-dyed |merino |wool |sock )?yarns?|knitt(?:ing|ers?|ed (?:kits?|patterns?))(?! (?:factory|machine))(?: (?:kits?|patterns?|clubs?|class(?:es)?|needles|shops?|circles?|wool))?|crochet(?:ing)?(?: \w+)?|wool shops?)\b|\p{L}*strick(?:en|garn|kurs|set)|\bwollladen|\btricot(?:er|in)\b|pelotes? de laine|ovillos?|tejer\b|вязани|пряж|編み物|毛糸|毛线|뜨개/iu,
    'yarn',
  ],
  [
    /\b(?:(?<!cheese)chess(?: (?:clubs?|sets?|boards?|lessons?|coach\w*|camps?|apps?|tournaments?|class(?:es)?|academy|pieces))?)\b|schach(?!tel)|\béchecs\b|ajedrez|\bscacchi\b|xadrez|шахмат|チェス(?!ト)|国际象棋|체스/iu,
    'chessPieces',
  ],
  [
    /\b(?:box(?:ing|ers?)(?! (?:day|shorts?|briefs?))(?: (?:gloves?|gyms?|clubs?|class(?:es)?|coach\w*|lessons?|training|bags?|rings?|academy))?|kick ?boxing(?: \w+)?|muay thai(?: \w+)?|mma(?: \w+)?|punch(?:ing)? bags?)\b(?<!boxers?)|boxhandschuh|boxclub|\bboxe\b|boxeo|pugilato|бокс(?!ы|[её]р)|ボクシング|拳击|복싱/iu,
    'boxingGloves',
  ],
  [
    /\b(?:(?:toy|model|wooden|steam|miniature|heritage|electric) (?:trains?|railways?|railroads?)(?: sets?)?|train sets?|railway museums?|(?:scenic |luxury |sleeper )?train (?:rides?|trips?|tours?|journeys?|holidays?|travel))\b|modelleisenbahn|holzeisenbahn|\btrains? (?:en bois|miniature|électrique)|tren(?:es)? de (?:madera|juguete)|trenin[oi]|игрушечн\p{L}* поезд|железн\p{L}* дорог\p{L}* игруш/iu,
    'toyTrain',
  ],
  [
    /\b(?:hot[- ]air balloon(?:s|ing)?(?: (?:rides?|flights?|tours?|trips?|festivals?))?|balloon (?:rides?|flights?|safaris?))\b|heißluftballon|ballonfahrt|montgolfière|globo aerostático|paseo en globo|mongolfier|воздушн\p{L}* шар(?:е|ах)\b|熱気球|热气球|열기구/iu,
    'hotAirBalloon',
  ],
  [
    /\b(?:telescopes?(?: (?:shops?|rentals?))?|(?:spotting )?scopes?(?= (?:for|rental))|star ?gazing(?: \w+)?|astronomy(?: \w+)?|planetariums?|observator(?:y|ies)|bird ?watching(?: \w+)?)\b|teleskop|fernglas|télescope|jumelles|telescopio|binocolo|prismáticos|телескоп|бинокл|望遠鏡|望远镜|망원경/iu,
    'telescope',
  ],
  [
    /\b(?:(?:robot(?:ic)? |electric |cordless |push |ride-?on )?(?:lawn ?)?mowers?(?: (?:repairs?|servic\w+|rentals?|hire))?|lawn (?:care|mowing|cutting|maintenance|treatment)(?: (?:services?|compan(?:y|ies)))?|grass (?:cutting|mowing)(?: services?)?|mowing services?)\b|rasenmäh|rasenpflege|tondeuse|tonte de (?:pelouse|gazon)|cortac[eé]sped|tagliaerba|газонокосил|芝刈り|割草机|잔디 ?깎/iu,
    'lawnMower',
  ],
  [
    /\b(?:(?:wood|log|pellet|multi-?fuel)(?:[- ]burning)? (?:stoves?|burners?|heaters?)|(?:wood|log) ?burners?|fire ?places?(?: (?:shops?|installation|inserts?))?|chimney (?:sweeps?|cleaning|repairs?)|chimneys?|firewood(?: (?:delivery|logs))?)\b|kaminofen|\bkamine?\b|kaminholz|schornsteinfeger|brennholz|poêle à (?:bois|granulés)|cheminées?\b|ramonage|bois de chauffage|\bchimeneas?\b|estufas? de (?:leña|pellets)|\bleña\b|\bcamin(?:o|i|etti)\b|stuf[ae] a (?:legna|pellet)|камин(?:ы|ов)?\b|дров[а]?\b|薪ストーブ|壁炉|벽난로/iu,
    'stove',
  ],
  [
    /\b(?:bird ?(?:hous(?:es?|ing)|box(?:es)?|feeders?|baths?|seeds?)|nest(?:ing)? box(?:es)?|chicken coops?|hen ?houses?|poultry houses?)\b|vogelh[aä]us|nistkasten|nichoir|mangeoires?|pajarer|casita para p[aá]jaros|casett[ae] per uccelli|скворечник|巣箱|鸟屋/iu,
    'birdhouse',
  ],
  [
    /\b(?:sewing(?: (?:machines?|class(?:es)?|courses?|lessons?|kits?|patterns?|schools?|supplies|box(?:es)?|workshops?|clubs?))?|(?:fabric|haberdashery|quilting) (?:shops?|stores?|supplies)|quilting(?: \w+)?|dress ?making(?: \w+)?|embroider(?:y|ed)(?: (?:machines?|services?|shops?|class(?:es)?))?|seamstress(?:es)?|haberdasher(?:y|ies))\b|nähmaschine|nähkurs|nähstube|\bcouture (?:à domicile|retouches)|machines? à coudre|cours de couture|máquinas? de coser|macchin[ae] (?:da|per) cucire|швейн|ミシン|缝纫|재봉틀/iu,
    'sewingMachine',
  ],
];
