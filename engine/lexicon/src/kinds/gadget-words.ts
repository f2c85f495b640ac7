import type { KindWords } from './kind-words.ts';

/** Devices, and what is sold as software or made with a computer. */
export const GADGET_WORDS: KindWords = [
  [
    /\b3[- ]?d[- ]?(?:(?:resin|filament|desktop) )?printers?\b|\b3[- ]?d[- ]?drucker\b|\bimprimantes? 3[- ]?d\b|\bimpresoras? 3[- ]?d\b|\bstampant[ei] 3[- ]?d\b|\bimpressoras? 3[- ]?d\b|3d[- ]?принтер|3Dプリンター|3D打印机|3D 프린터/iu,
    'printer3d',
  ],
  [
    /\b(?:(?:label|laser|inkjet|office|photo|receipt|thermal|colou?r|wireless|portable) ?)*(?<!3d )printers?\b(?! (?:ink|cartridge|paper))|\p{L}*(?<!buch|3d-)drucker\b|\bimprimantes?\b(?! 3d)|\bimpresoras?\b(?! 3d)|\bstampant[ei]\b(?! 3d)|\bimpressoras?\b(?! 3d)|\bпринтер|プリンター|打印机|프린터/iu,
    'printer',
  ],
  [
    /\b(?:data ?cent(?:er|re)s?|co-?location|server (?:hosting|rooms?|racks?)|(?:dedicated|cloud|bare metal|rack) servers?)\b|\p{L}*rechenzentr(?:um|en)|serverhousing|centres? de données|centros? de datos|data ?center|центр\p{L}* обработки данных|データセンター|数据中心|데이터센터/iu,
    'serverRack',
  ],
  [
    /\b(?:(?:mechanical|wireless|gaming|ergonomic|split|computer|bluetooth|custom) keyboards?|key ?caps?)\b|(?<!musik)tastatur(?:en)?\b|claviers? (?:mécanique|sans fil|d.ordinateur)|teclados? mecánico/iu,
    'keyboard',
  ],
  [
    /\b(?:(?:standing|desk|table|pedestal|tower|floor|oscillating|portable|cooling|electric|quiet|bladeless) )+fans?\b(?! (?:club|art|merch))|standventilator\p{L}*|tischventilator\p{L}*|ventilateurs?\b|ventilador(?:es)? (?:de (?:pie|mesa|torre|pé))|ventilator(?:e|i|en|s)?\b|wentylator\p{L}*|bordsfläkt\p{L}*|golvfläkt\p{L}*/iu,
    'fan',
  ],
  [
    /\b(?:(?:smart|wi-?fi|mini|outdoor smart) (?:plugs?|sockets?|outlets?))\b|smarte steckdose\p{L}*|prises? connectées?|enchufes? inteligentes?|pres[ae] smart|tomadas? inteligentes?|slimme stekkers?|inteligentn\p{L} gniazd\p{L}*|smart uttag/iu,
    'smartPlug',
  ],
  [
    /\b(?:baby (?:\w+ )?monitors?|baby ?phones?|nursery (?:cameras?|monitors?))\b|babyfon|babyphone|écoute-bébé|vigilabebés|monitor(?:es)? (?:de|para) beb|babá eletrônica|ベビーモニター/iu,
    'babyMonitor',
  ],
  [
    /\b(?:(?:noise[ -]cancell?ing |wireless |true wireless |bluetooth )?(?:earbuds?|earphones?|ear ?pods?)|air ?pods?(?! (?:cases?|max))|in-?ear (?:monitors?|headphones?))\b|in-?ear-kopfhörer|ohrhörer|\bécouteurs?\b|auricular(?:es)? (?:inalámbric|bluetooth)|\bauricolar|fones? (?:de ouvido|bluetooth|sem fio)|イヤホン|无线耳机|이어폰/iu,
    'earbuds',
  ],
  [
    /\b(?:(?:bluetooth|wireless|smart|portable|party|home|bookshelf|outdoor|waterproof|studio) speakers?|sound ?bars?|loud ?speakers?|subwoofers?|hi-?fi|home (?:audio|cinemas?|automation|assistants?)|smart homes?(?! alarm)|(?<!(?:keynote|public|motivational|guest|native) )speakers?(?! (?:series|training|bureau|agency)))\b|\p{L}*lautsprecher|soundbar|smart-?home|enceintes? (?:bluetooth|connectée|sans fil|portable)|haut-parleur|maison connectée|domoti|domóti|altavo[cz]|parlantes? (?:bluetooth|inteligente|portátil)|altoparlant|cass[ae] bluetooth|caixas? de som|alto-falante|colunas? (?:bluetooth|de som)|スピーカー|音箱|스피커/iu,
    'speaker',
  ],
  [
    /\b(?:game ?pads?|(?:vr|virtual reality)(?: (?:headsets?|games?|arcades?|experiences?))?|(?:game|gaming|xbox|playstation|ps[45]|switch|wireless) controllers?|(?<!(?:board|card|mobile|phone) )(?:video|pc|console|indie|computer|arcade|retro|racing|role[ -]?playing) games?|gaming(?! (?:chairs?|desks?|monitors?|headsets?|laptops?|license))(?: (?:consoles?|pcs?|accessories|rooms?|setups?|caf[eé]s?|lounges?|studios?|mouse|keyboards?|tournaments?|centers?|centres?))?|e-?sports?(?: \w+)?|game (?:consoles?|studios?|dev\w*)|playstation|xbox|nintendo|video ?game (?:store|shop|studio))\b|videospiel|spielkonsole|jeux? vidéo|manettes? (?:de jeu|ps|xbox|sans fil)|videojuego|mandos? (?:de consola|ps|xbox|inalámb)|videogioch|videogam|jogos? (?:eletrônic|de vídeo|digitais)|видеоигр|ゲーム(?!アプリ)|电子游戏|비디오 ?게임/iu,
    'gamepad',
  ],
  [
    /\b(?:(?:computer|gaming|4k|ultrawide|curved|pc|oled|portable|led) monitors?|(?:smart |4k |oled |led )?(?:tvs?|televisions?)(?! (?:wall )?mount\w*)|projectors?|iptv|(?:video |movie )?streaming (?:services?|platforms?|subscriptions?)|digital signage|desktop (?:computers?|pcs?)|video (?:production|editing|editors?|marketing)|animation studio|screens?(?! (?:printing|print|time|protectors?)))\b|\p{L}*fernseher|\p{L}*bildschirm|videoproduktion|téléviseur|écrans?\b(?! solaire)|production vidéo|\btelevisor|\bpantallas?\b|edición de vídeo|scherm[oi]\b|\btelevisores?\b|телевизор|テレビ|电视|텔레비전/iu,
    'screen',
  ],
  [
    /\b(?:(?:drawing |android |graphics? |kids |refurbished )tablets?|tablets?(?: (?:pcs?|computers?|cases?|stands?))|ipads?|e-?readers?|kindle|digital (?:planners?|downloads?|art)|procreate)\b|\btablet\b|tablettes? (?:tactile|graphique|android)|tabletas? (?:gráfica|digital)|タブレット(?!菓)|平板电脑|태블릿/iu,
    'tablet',
  ],
  [
    /\b(?:(?:camera |fpv |racing |mini )?drones?(?: (?:photography|videography|footage|survey\w*|inspections?|pilots?|cameras?|shows?|training))?|quadcopters?|aerial (?:photography|videography|filming))\b|\p{L}*drohne|photographie aérienne|fotografía aérea|fotografia aerea|\bdron(?:es)?\b|дрон|ドローン|无人机|드론/iu,
    'drone',
  ],
  [
    /\b(?:power ?banks?|(?:phone |wireless |usb-?c? |portable |fast |car |ev |laptop |magsafe |solar )?chargers?|charging (?:stations?|pads?|docks?|points?)|(?:portable |home |car )?(?<!solar )batter(?:y|ies)(?: (?:packs?|replacements?|storage))?|(?:portable )?power stations?|ev charging(?: (?:stations?|points?|installation))?)\b|ladegerät|ladekabel|wallbox|ladestation|\p{L}*(?<!schlag)batterien?\b|batteries? externes?|chargeurs?\b|bornes? de recharge|cargador(?:es)?\b|baterías? (?:externa|portátil)|caricabatter|colonnin[ae] di ricarica|carregador|モバイルバッテリー|充電器|充电宝|充电器|보조배터리/iu,
    'powerBank',
  ],
  [
    /\b(?:(?:(?:i|smart|cell|mobile )?phone|iphone|samsung|galaxy|pixel) (?:cases?|covers?|skins?|grips?|accessories|stands?)|air ?pods? cases?)\b|\p{L}*handyhülle|\p{L}*smartphonehülle|iphone[- ]hülle|handyzubehör|coques? (?:de téléphone|téléphone|iphone|samsung|personnalis)|fundas? (?:de|para) (?:móvil|celular|iphone|teléfono)|(?:cover|custodi[ae]) (?:per )?(?:iphone|smartphone|cellular|telefon|samsung)|capinhas?\b|capas? (?:de|para) (?:celular|telemóvel|iphone)|чехл\p{L}* для (?:телефон|iphone)|スマホケース|手机壳|폰케이스/iu,
    'phoneCase',
  ],
  [
    /\b(?:(?:(?:home |business )?security|surveillance|cctv|ip|dash|doorbell|trail|wildlife|pet|wi-?fi|wireless) cam(?:era)?s?(?: (?:systems?|installation))?|cctv(?: (?:systems?|installation|cameras?))?|dash ?cams?|(?:video |smart )?doorbells?|web ?cams?)\b|überwachungskamera|videoüberwachung|caméras? de (?:surveillance|sécurité)|vidéosurveillance|cámaras? de (?:seguridad|vigilancia)|videovigilancia|telecamer|videosorveglianza|câmeras? de segurança|видеонаблюден|防犯カメラ|监控|摄像头|CCTV|كاميرات (?:ال)?مراقبة/iu,
    'securityCamera',
  ],
  [
    /\b(?:(?:\w+ )?(?:coding|programming|robotics|tech|python|javascript|data|web development|ux|ui) (?:boot ?)?(?:camps?|clubs?|courses?|class(?:es)?|lessons?|schools?|academy|workshops?|tutor(?:s|ing)?|programs?)|(?:app|software|web|game) (?:(?:development|design) )?(?:agenc(?:y|ies)|compan(?:y|ies)|studios?|developers?|engineers?)|it (?:support|services|consult(?:ing|ants?)|security|outsourcing|compan(?:y|ies))|managed it(?: services)?|(?:tech|computer|remote) support|(?:web|wordpress|domain|server|vps|cloud) ?hosting|domain names?|servers?|ai (?:tools?|assistants?|agents?|chatbots?|automation|writ\w+|software|platform|generators?|solutions?)|(?:workflow |marketing |business )?automation|no-?code(?: \w+)?|wordpress(?: \w+)?|shopify(?: \w+)?|coding|programming|(?:project|task|inventory|property|practice|warehouse|fleet|hr|document|customer relationship) management (?:software|tools?|system|platform|saas)|proofreading|freelance writ\w+|virtual assistants?|data (?:entry|recovery))\b|programmier|webhosting|it-service|it-support|it-dienstleist|hébergement web|développement web|création de sites?|développeur|programación|desarrollo web|páginas web|diseño web|alojamiento web|programmazione|sviluppo web|siti web|realizzazione siti|programação|desenvolvimento web|criação de sites?|hospedagem de sites?|программирован|プログラミング|编程|코딩/iu,
    'laptop',
  ],
];
