import type { KindWords } from './kind-words.ts';

/** What businesses buy of businesses, under the thing that stands for it: not every platform is a laptop. */
export const BUSINESS_WORDS: KindWords = [
  // No dish: these live.
  [
    /\b(?:aquariums?(?: (?:fish|supplies|shops?))?|(?:tropical|ornamental|pond|koi) fish|fish tanks?|aquascap\w+)\b/iu,
    'petBowl',
  ],
  [/\b(?:(?:book|reserve) a table|osterias?|tavernas?)\b/iu, 'cloche'],
  [
    /\b(?:(?:endpoint|network|cloud|application|api|information|it) security(?: \w+)?|(?:threat|ransomware|phishing) (?:detection|protection|intelligence)(?: \w+)?|(?:pen|penetration) ?test(?:s|ing|ers?)?(?: services?)?|zero[- ]trust(?: \w+)?|siem|edr)\b/iu,
    'shield',
  ],
  [/\b(?:gdpr|hipaa|soc ?2|iso ?27001|privacy) compliance(?: \w+)?\b/iu, 'padlock'],
  [
    /\b(?:sdks?|apis?|ci\/cd|devops|feature flags?|observability|kubernetes|source code|code review)(?: (?:platform|tool|software|service)s?)?\b/iu,
    'laptop',
  ],
  [
    /\b(?:(?:cloud )?data (?:warehouse|lake|lakehouse|platform|pipeline|cent(?:er|re))s?|databases?|cloud (?:storage|backup|computing|hosting|infrastructure))\b|cloud-?speicher|stockage cloud|almacenamiento en la nube|云存储|云服务|云计算|クラウド|클라우드|облачн|хмарн/iu,
    'serverRack',
  ],
  [
    /\b(?:(?:multi[- ]currency |business |company |current |checking )(?:bank )?accounts?|corporate cards?|payment (?:gateway|platform|processing|terminal|solution)s?|card readers?|(?:expense|spend) management(?: \w+)?)\b|geschäftskonto|firmenkarte|compte pro(?:fessionnel)?\b|cuenta de empresa|conto aziendale|conta empresarial/iu,
    'bankCards',
  ],
  [
    /\b(?:cnc(?: \w+){0,3}|(?:machined|milled|turned|cast|stamped|machine|precision|spare|steel|metal|alumin(?:i)?um)(?: (?:machined|milled|turned|metal|steel|alumin(?:i)?um|machine))* (?:parts|components|castings|fittings)|(?:ball |roller )?bearings|fasteners|(?:hydraulic|pneumatic|industrial) (?:valves?|pumps?|cylinders?|fittings?|hoses?|parts|equipment)|gaskets|sheet metal(?: \w+)?|metal fabrication)\b|frästeile|drehteile|zerspanung|maschinenbauteile|usinage|mecanizado|lavorazioni meccaniche|usinagem|obróbka|talaşlı|токарн|фрезер|機械部品|金属加工|机械零件|零部件/iu,
    'wrench',
  ],
  [
    /\b(?:(?:menu|dish|special) of the (?:day|week)|(?:daily|lunch|set|tasting|seasonal) (?:menu|special)s?)\b|tagesmenü|tagesgericht|mittagstisch|mittagsmenü|menu du jour|plat du jour|menú del día|menù del giorno|menu do dia|prato do dia|dagmenu|dagschotel|danie dnia|günün menüsü|бизнес-ланч|日替わり/iu,
    'cloche',
  ],
  [
    /\b(?:\d[- ]bed(?:room)?s? (?:[\w-]+ )?(?:houses?|homes?|flats?|apartments?|condos?|villas?|bungalows?|cottages?|maisonettes?|terraces?|semis?)|(?:\d[- ]bed(?:room)?s? )?(?:[\w-]+ )?(?:townhouses?|duplex|penthouses?|condos?))\b/iu,
    'house',
  ],
  [
    /\b(?:flower|bouquet) deliver(?:y|ies)\b|достав\p{L}+ (?:цвет|квіт|букет)|livraison de fleurs|(?:envío|entrega|reparto) de flores|consegna (?:di )?fiori|blumen(?:lieferung|versand)|çiçek siparişi|鲜花|フラワー/iu,
    'bouquet',
  ],
  [/\b(?:ev|electric (?:car|vehicle)) charg(?:ers?|ing)(?: \w+)?\b/iu, 'car'],
  [
    /\b(?:(?:19|20)\d\d )?(?:bmw|audi|mercedes(?:-benz)?|volkswagen|vw|toyota|hyundai|nissan|tesla|volvo|skoda|peugeot|renault|porsche|lexus|subaru|honda)(?! (?:parts?|bikes?|motorcycles?|phone|repairs?|servic\w+)) [\w-]+\b/iu,
    'car',
  ],
  [/\b(?:scissor|boom) lifts?\b|\bcherry picker|\bscaffold/iu, 'hardHat'],
  [/\b(?:maths?|gcse|science|physics|chemistry|private|home) tuition(?: \w+)?\b/iu, 'studies'],
  [
    /\b(?:broadband|(?:fib(?:er|re)|rural|home|business|satellite) internet|wi-?fi)(?: \w+)?\b/iu,
    'laptop',
  ],
  [/\b(?:nasal|throat) sprays?\b|\b(?:hay ?fever|allergy|pain) relief\b/iu, 'pillBottle'],
  [/\b(?:anti-wrinkle|lip|dermal|cosmetic) (?:injections?|fillers?)\b/iu, 'medicalCross'],
  [/\b(?:lettuce|microgreens|salad (?:greens|leaves))\b/iu, 'produceCrate'],
  [/\b(?:debut |crime |romance |fantasy |historical )?novels?\b/iu, 'book'],
  [/\b(?:donate|sponsor a (?:child|family|girl|boy|school))\b/iu, 'heart'],
];
