import type { KindWords } from './kind-words.ts';

/** Trades and goods of small businesses whose words hold those of something else: a beekeeper's suit is for no office. */
export const SMALL_TRADE_WORDS: KindWords = [
  [
    /\b(?:baby|toddler|pre-?schooler|parent and (?:baby|toddler)|mum and baby) (?:sensory|music|massage|yoga|gym|signing|play|messy play|singing)(?: (?:class(?:es)?|groups?|sessions?|courses?|lessons?))?\b(?! (?:mats?|toys?))|\bbaby sensory\b|\bmessy play\b/iu,
    'blocks',
  ],
  [/\b(?:caravan|motorhome|campervan) (?:storage|servicing|repairs?|valeting)\b/iu, 'van'],
  [/\b(?:boat|yacht) (?:detailing|valeting|storage|cleaning|repairs?|servicing)\b/iu, 'boat'],
  [
    /\b(?:motorcycle|motorbike) (?:training|lessons|school)(?: \w+)?\b|\bcbt (?:training|course)\b/iu,
    'motorcycle',
  ],
  [/\bice cream (?:vans?|carts?|trikes?|trucks?)(?: (?:hire|rentals?))?\b/iu, 'iceCream'],
  [/\b(?:passport|visa|id) photos?\b/iu, 'camera'],
  [/\b(?:safety|work|steel[- ]toe(?:[- ]cap)?|rigger) (?:boots?|shoes|trainers)\b/iu, 'boot'],
  [/\b(?:safety|work|welding|protective) gloves\b/iu, 'gloves'],
  [/\b(?:safety|protective) (?:glasses|goggles|spectacles)\b/iu, 'spectacles'],
  [
    /\b(?:(?:welding|auto[- ]darkening) (?:helmets?|masks?|visors?)|knee ?pads?|respirators?|ear defenders?|hi[- ]?vis(?:ibility)?(?: \w+)?|safety (?:gear|equipment)|work ?wear)\b/iu,
    'hardHat',
  ],
  [
    /\b(?:(?:office|bottled|mains[- ]fed|plumbed[- ]in) )+water (?:coolers?|dispensers?)\b|\bwater coolers?\b|wasserspender|fontaines? à eau|fuentes? de agua para oficinas|dispensador(?:es)? de agua|erogatori d.acqua|bebedouros?|waterkoelers?|vattenautomat/iu,
    'waterCooler',
  ],
  [
    /\b(?:bee ?hives?|bee ?keep(?:ing|ers?)(?: (?:suits?|equipment|supplies|kits?|courses?))?|apiar(?:y|ies))\b|bienenstöcke?|bienenkästen|imkerei(?:bedarf)?|\bruches?\b|apicult|\bcolmenas?\b|\barnie\b|\bcolmeias?\b|bijenkast|\bbikup/iu,
    'beehive',
  ],
  [/\b(?:chicken|hen|poultry|duck) (?:coops?|houses?|arks?)\b/iu, 'birdhouse'],
  [
    /\b(?:(?:electric|automatic|driveway|wooden|metal|iron|wrought iron|steel|garden|farm|security|sliding|swing) )*(?<!(?:baby|stair|pet|dog|safety|tail|logic) )gates?(?: (?:and|&) (?:fenc(?:es?|ing)|railings?))?(?: (?:automation|installation|repairs?))?(?! (?:valves?|pass\w*))\b|\b(?<!(?:dog|pet|invisible|kids) )fenc(?:es?|ing (?:contractors?|panels?|supplies|installation|company|services?)|e panels?)\b|\b(?:garden|wooden|metal|picket|security|field) fencing\b|\brailings\b|\p{L}*zaun(?:bau)?\b|\p{L}*zäune\b|(?:hof|garten|einfahrts|schiebe)tore?\b|\bclôtures?\b|\bportails?\b|\bvallas?\b(?! publicitari)|\bvallados?\b|\brecinzion[ei]\b|\bcancell[io]\b|\bportões\b|\bvedaç(?:ão|ões)\b|\bschutting(?:en)?\b|\bhekwerk\p{L}*|\bstaket\b|\bgrindar\b|\bogrodzeni\p{L}*/iu,
    'gate',
  ],
  [
    /\b(?:(?:plantation|window|wooden|louvred?|louvered|tier[- ]on[- ]tier|full[- ]height|interior|exterior) )*(?<!(?:roller|security|shop|shop front|camera|commercial|industrial|fire) )shutters?(?! (?:release|speed|stock|stores?))\b|\b(?:fenster|klapp)läden\b|\bvolets?\b|\bcontraventanas?\b|\bpersiane\b|\btapparell[ae]\b|\bportadas\b|\brolluik(?:en)?\b|\brollläden\b|\brollladen\p{L}*|\bfönsterluckor\b/iu,
    'shutters',
  ],
  [
    /\b(?:firewood|kindling|fire ?logs|(?:kiln[- ]dried|seasoned|hardwood|softwood|split|oak|ash|birch|beech) logs?|logs? (?:delivery|delivered|for sale|suppliers?|splitters?|stores?)|wood (?:briquettes?|pellets?))\b|kaminholz|brennholz|scheitholz|bois de chauffage|\bleña\b|legna da ardere|\blenha\b|haardhout|brandhout|\bved\b|\bbjörkved\b|drewno (?:kominkowe|opałowe)|\bдров[а]?\b/iu,
    'logPile',
  ],
  [
    /\b(?:(?:mobile|winter|summer|all[- ]season|car|van|truck|part[- ]worn|emergency|new|used) )*(?:ty|ti)res?(?: (?:fitt(?:ing|ers?)|changes?|changing|repairs?|replacement|shops?|services?|storage|sales?|cent(?:re|er)s?))?(?! (?:swings?|planters?))\b|\balloy wheels?\b|\bwheel (?:alignment|repairs?|refurbish\w+)\b|\b(?:winter|sommer|ganzjahres|auto)?reifen(?:wechsel|service|handel|einlagerung)?\b|\bpneus?\b|\bneumáticos?\b|\bllantas\b|\bgommist[ai]\b|\bpneumatici\b|\bcambio gomme\b|\bbanden ?wissel\p{L}*|\bautobanden\b|\bwinterbanden\b|\bdäck(?:byte|hotell|verkstad)?\b|\bopon[ay]\b/iu,
    'tyre',
  ],
  [
    /\b(?:vending machines?|(?:snack|drinks?) machines?)\b|verkaufsautomat|getränkeautomat|snackautomat|distributeurs? automatiques?|máquinas? (?:expendedoras?|de vending)|distributori automatici|máquinas? de venda|verkoopautomat|varuautomat/iu,
    'vendingMachine',
  ],
  [
    /\b(?:pressure|jet|power) ?wash(?:ing|ers?)?\b|\b(?:driveway|patio|decking|roof|render) cleaning\b|\bhochdruckreinig|nettoyage (?:de )?(?:toitures?|façades?|terrasses?)/iu,
    'sprayBottle',
  ],
  [
    /\b(?:windscreen|windshield) (?:repairs?|replacement|chips?)\b|\b(?:dpf|engine carbon|egr|injector) clean(?:ing)?\b|\b(?:bil|auto)(?:verkstad|service|reparation)\p{L}*|\bautogarage\b|\bofficin[ae]\b|\btaller(?:es)? (?:mecánic|de coches)|\bgarage auto|\bautowerkstatt/iu,
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
