import type { KindWords } from './kind-words.ts';

/** Furniture, textiles, kitchenware, machines of the household, tools and paint. */
export const HOME_WORDS: KindWords = [
  [
    /\b(?:(?:(?:blackout|thermal|sheer|linen|velvet|shower|window|roller|roman|venetian|vertical) )*(?:curtains?|blinds|drapes)|window shutters?)\b(?! (?:call|rais|clean))|\p{L}*(?:vorhang|vorhänge|gardinen?|plissees?|jalousien?|rollos?)\b|\brideaux?\b|\bvoilages?\b|\bstores (?:enrouleurs?|vénitiens?|bateaux?)|\bcortin(?:as?|ados)\b|\bpersianas?\b|\btend[ea] (?:da interni|oscuranti|su misura)|\btendaggi|\bштор[аы]?\b|カーテン|窗帘|커튼|ستائر/iu,
    'curtains',
  ],
  [
    /\b(?:(?<!capsule )wardrobes?(?! (?:styl\w+|consult\w+|edit|detox))|(?:walk[- ]in |fitted |custom )closets?|armoires?)\b|\p{L}*kleiderschr(?:a|ä)nke?\b|\p{L}*einbauschr(?:a|ä)nke?\b|\bpenderies?\b|\bdressings? sur mesure|\barmarios?\b|\bguardaroba\b|\barmadi[o]?\b|\bguarda-?roupas?\b|\bшкафы?\b|クローゼット|衣柜|옷장/iu,
    'wardrobe',
  ],
  [
    /\b(?:book ?(?:shel(?:f|ves)|cases?)|shelving(?: (?:units?|systems?))?|(?:wall|floating|oak) shel(?:f|ves))\b|\p{L}*(?:bücher|wand)regale?\b|\bétagères?\b|\bestanter[ií]as?\b|\blibreri[ae] (?:in legno|su misura|a parete)|\bscaffal[ei]\b|\bestantes?\b|книжн\p{L}* (?:полк|шкаф)|本棚|书架|책장/iu,
    'bookshelf',
  ],
  [
    /\b(?:(?:wall|round|full[- ]length|bathroom|led|smart|antique|hallway|floor|gym) )*mirrors?\b(?! (?:less|image))|\p{L}*wandspiegel|\bspiegel\b|\bmiroirs?\b|\bespejos?\b|\bspecchi[o]?\b|\bespelhos?\b|\bзеркал[ао]\b|ミラー|镜子|거울/iu,
    'mirror',
  ],
  [
    /\b(?:(?:glass|ceramic|hand-?blown|bud|flower|crystal|porcelain) )*vases?\b|\p{L}*(?:blumen|glas)vasen?\b|\bvasen?\b|\bjarr[oó]n(?:es)?\b|\bfloreros?\b|\bвазы?\b|花瓶|꽃병/iu,
    'vase',
  ],
  [
    /\b(?:(?:air[- ]source |ground[- ]source )?heat pumps?)\b|\p{L}*wärmepumpen?\b|pompes? à chaleur|bombas? de calor|aerotermia|pomp[ae] di calore|тепловы\p{L}* насос|ヒートポンプ|热泵|히트펌프/iu,
    'heatPump',
  ],
  [
    /\b(?:(?:ceramic |bathroom |kitchen |floor |wall |mosaic |zellige |encaustic |terracotta |porcelain )*(?:tiles?|tiling)(?: (?:shops?|showrooms?|makers?|contractors?|studios?)?)?|tilers?)\b|\bfliesen\p{L}*|\bcarrelages?\b|\bcarreleur|\bazulejos?\b|\bpiastrell|плитк|タイル|瓷砖|타일/iu,
    'tiles',
  ],
  [
    /\b(?:(?:cordless |power |hammer |impact )?drills?|cordless tools?|power tools?|(?:cordless |electric )screwdrivers?|(?:tv|wall) mounting|(?:furniture|flat[ -]?pack) assembly)\b|\p{L}*bohrmaschine|akkuschrauber|\p{L}*möbelmontage|perceuse|visseuse|\btaladros?\b|\btrapan[oi]\b|furadeira/iu,
    'drill',
  ],
  [
    /\b(?:(?:house|wall|interior|exterior|chalk|decking|fence|emulsion) paint(?:s|ing|ers?)?|paints?(?! (?:ball|and sip|nights?|kits?|by numbers?|brush))|painters?|decorators?|(?:house |interior )?painting (?:and decorating|compan(?:y|ies)|services?|contractors?)|wallpapers?)\b|malerbetrieb|malermeister|malerarbeiten|\p{L}*wandfarbe|\p{L}*tapeten?\b|peintres? en bâtiment|peinture (?:intérieure|extérieure|murale)|papiers? peints?|\bpintor(?:es)?\b|pintura (?:de casas|interior|exterior)|imbianchin|tinteggiat|carta da parati|papel de parede/iu,
    'paintTin',
  ],
  [
    /\b(?:tool ?(?:box(?:es)?|kits?|sets?|belts?)|(?:hand|garden|woodworking|mechanics?) tools?|hammers?|hardware stores?|handy ?m[ae]n|diy(?! (?:craft|candle|kits?))|carpent(?:ers?|ry)|joiner(?:s|y)|cabinet ?makers?|woodwork\w*)\b|\p{L}*werkzeug|baumarkt|\p{L}*hausmeister|schreiner|tischlerei|\btischler\b|zimmerei|caisse à outils|\boutils?\b|outillage|bricolage|quincaillerie|menuisier|menuiserie|charpent|herramienta|ferreter[ií]a|\bmanitas\b|bricolaje|carpinter|\battrezzi\b|ferramenta|falegnam|tuttofare|marcenaria|marceneir|marido de aluguel/iu,
    'toolbox',
  ],
  [
    /\b(?:(?:flower|plant|terracotta|concrete|garden|hanging) ?(?:pots?|planters?)|planters?|plant ?pots?|window ?boxes?|terrariums?|raised (?:garden )?beds?)\b|\p{L}*blumentopf|\p{L}*blumentöpfe|\p{L}*pflanzkübel|pflanzgefäß|hochbeet|cache-pot|jardinières?|pots? de fleurs?|\bmacet(?:as?|eros?)\b|fioriere?\b|vas[io] (?:da|per) (?:fiori|piante|giardino)|vasos? (?:de|para) (?:plantas?|flores)/iu,
    'planter',
  ],
  [
    /\b(?:tree (?:services?|surgeons?|surgery|removal|trimming|care|felling|planting)|arborists?|(?:garden|landscape) (?:design\w*|maintenance|services?|makeovers?)|lawn ?(?:care|mowing|mowers?)|hedge trimming)\b|baumpflege|baumfäll|gartenpflege|élagage|paysagiste|jardineir|jardiner[oa]|giardin/iu,
    'plant',
  ],
  [
    /\b(?:(?:office|desk|ergonomic|gaming|computer|task|swivel|executive)(?: \w+)? (?:chairs?|seating)|ergonomic chairs?)\b|\p{L}*bürostuhl|\p{L}*bürostühle|drehstuhl|gaming-?stuhl|(?:chaise|fauteuil)s? (?:de bureau|ergonomique|gam)|sillas? (?:de oficina|ergonómica|gam)|sedi[ae] (?:da ufficio|ergonomic|gaming)|poltrona ergonomica|cadeiras? (?:de escritório|ergon|gamer)/iu,
    'officeChair',
  ],
  [
    /\b(?:sofas?(?: beds?)?|couch(?:es)?|sectionals?|futons?|loveseats?|upholster\w*)\b|\p{L}*sofas?\b|\p{L}*couch\b|\p{L}*polster(?!n)|canapés?(?! apér)|\bdivan[oi]\b|\bsofás?\b|диван|ソファ|沙发|소파/iu,
    'sofa',
  ],
  [
    /\b(?:dining|kitchen|farmhouse|trestle|refectory|extending) tables?\b|(?:ess|küchen)tische?\b|tables? à manger|mesas? (?:de comedor|de jantar|de cocina)|tavol[oi] da pranzo|\beet(?:kamer)?tafels?\b|\bmatbord\b|ダイニングテーブル|餐桌|식탁/iu,
    'diningTable',
  ],
  [
    /\b(?:(?:coffee|side|end|console|bedside|dressing|wood(?:en)?|oak|walnut|epoxy|resin|marble|picnic|patio|river) tables?|nightstands?|sideboards?|woodworking shop)\b|(?:couch|beistell|nacht|holz|wohnzimmer|garten)tische?\b|\p{L}*sideboard|tables? (?:basse|de chevet|en bois|de jardin)|mesas? (?:de centro|auxiliar|de noche|de madera|de cabeceira|de madeira)|tavolin[oi]\b|tavol[oi] in legno|コーヒーテーブル|咖啡[桌几]|茶几/iu,
    'coffeeTable',
  ],
  [
    /\b(?:(?:standing |sit-stand |gaming |office |corner |writing )?(?<!(?:help|front|service|hot|reception) )desks?(?! (?:job|research|fans?|lamps?|organi[sz]ers?))|(?:co-?working|hot desk\w*|office spaces?|shared offices?)(?: spaces?| memberships?)?|home offices?|office (?:furniture|fit[ -]?outs?))\b|\p{L}*schreibtisch|stehpult|büromöbel|\p{L}*büroräume|bureaux? (?:assis|réglable|en bois|gamer|partagés?)|\bescritorios?\b|scrivani[ae]|escrivaninha|mesas? (?:de escritório|gamer)/iu,
    'desk',
  ],
  [
    /\b(?:(?:table|floor|desk|bedside|night|reading|salt|pendant|ceiling|wall|designer|lava)?[ -]?(?<!nail )(?:lamps?|lampshades?)(?! posts?)|chandeliers?|night ?lights?|light fixtures?|pendant lights?|(?:interior|home|ambient|designer|mood) lighting)\b|\p{L}*(?<!sch|glüh|taschen)lampen?\b|\p{L}*leuchten?\b|\blampes?\b(?! (?:torche|frontale))|luminaires?|abat-jour|\blámparas?\b|\blampad[ae]\b|lampadari|luminárias?|\babajur|лампа|(?<![トクグ])ランプ/iu,
    'tableLamp',
  ],
  [
    /\b(?:(?:area |persian |wool |moroccan |handwoven )?rugs?|carpets?|kilims?|door ?mats?|flooring rugs?)\b|\p{L}*teppich|\btapis\b(?! de (?:yoga|course|souris|gym|sport|fitness))|\balfombras?\b|\btappet[oi]\b(?! (?:da )?(?:yoga|fitness))|\btapetes?\b(?! de yoga)|ковёр|ковры|سجاد|絨毯|地毯|러그/iu,
    'rug',
  ],
  [
    /\b(?:bean ?bags?(?: chairs?)?|(?:throw |seat |floor |scatter |lumbar |outdoor )?cushions?|throw pillows?|pillow ?(?:cases?|covers?)|(?:memory foam |neck |travel |body |pregnancy )?pillows?)\b|\p{L}*kissen\b|coussins?|oreillers?|cojin(?:es)?\b|\bcojín|\balmohadas?\b|\bcuscin[oi]\b|guancial|almofadas?|travesseiros?|подушк|クッション|枕/iu,
    'cushions',
  ],
  [
    /\b(?:(?:throw |wool |weighted |baby |picnic |merino |knit(?:ted)? |fleece |heated )?blankets?|quilts?|comforters?|bedspreads?)\b|(?:woll|kuschel|wohn|baby|schmuse|gewichts|tages|stepp)decken?\b|couvertures? (?:lestées?|en laine|bébé|polaires?)|\bplaids?\b|\bmantas?\b|\bcoperte?\b|\bcobertor(?:es)?\b|\bплед|毛布|담요/iu,
    'blanket',
  ],
  [
    /\b(?:(?:dinner|tea|crockery|tableware|plate|bowl) sets?|dinner ?ware|table ?ware|crockery|(?:(?:dinner|ceramic|stoneware|porcelain|serving|side|handmade|pottery) )+(?:plates?|bowls?|dishes|crockery))\b|\bgeschirr(?!spül|tuch|tücher)\p{L}*|\bvaisselle\b|\bvajillas?\b|servizi[oi] di piatti|\bstoviglie\b|aparelho de jantar|\bserviesgoed\b|посуд[аыу]|食器|餐具|그릇/iu,
    'dinnerware',
  ],
  [
    /\b(?:wind (?:turbines?|power|energy|farms?|generators?)|windmills?)\b|windkraft\p{L}*|windräd\p{L}*|windrad\b|éoliennes?\b|\beólic\p{L}*|\beolic\p{L}*|\bwindmolens?\b|ветрогенератор|風力発電|风力发电|풍력/iu,
    'windTurbine',
  ],
  [
    /\b(?:(?:bath|beach|kitchen|tea|hand|turkish|gym|microfib(?:er|re)|hammam) ?towels?|towels?|household linens?|home textiles?)\b|\p{L}*handtuch|\p{L}*handtücher|badetuch|badetücher|geschirrtuch|heimtextil|serviettes? de (?:bain|plage|toilette)|linge de maison|torchons?\b|\btoallas?\b|asciugaman|tel[oi] mare|\btoalhas?\b|полотенц|タオル|毛巾|수건/iu,
    'towels',
  ],
  [
    /\b(?:(?:memory foam |orthop(?:a)?edic |hybrid |organic )?mattress(?:es)?|mattress (?:toppers?|protectors?))\b|\p{L}*matratze|\bmatelas\b|colch[óõo]n(?:es)?\b|colch(?:ão|ões)|materass|матрас|مراتب|مرتبة|マットレス|床垫|매트리스|गद्द/iu,
    'mattress',
  ],
  [
    /\b(?:(?:fine |wall |canvas |photo |giclee |botanical |digital |abstract |custom )?art(?:work)?s? prints?|(?:photo|canvas|wall) prints?|posters?|wall ?art|(?:vinyl )?wall (?:decals?|stickers?|murals?)|(?<!(?:house|face|interior|exterior|body|spray|nail) )(?:oil |acrylic |watercolou?r |abstract |pet )?paintings?|(?:picture|photo) frames?|artworks?|art (?:gallery|galleries|studio|exhibitions?|commissions?|class(?:es)?|lessons?|workshops?|courses?)|canvas(?:es)?|illustrat(?:ions?|ors?)|paint (?:and sip|nights?|by numbers?)|(?:family|pet|custom) portraits?|framing)\b|\p{L}*poster\b|\p{L}*wandbild|kunstdruck|\p{L}*gemälde|\p{L}*bilderrahmen|\p{L}*leinwand|\baffiches?\b|tableaux? (?:déco|abstrait|mural)|\bcuadros?\b|\bláminas? (?:decorativ|de arte)|\bpósters?\b|\bquadri\b|stampe (?:artistiche|d.arte)|\bquadros? decorativ|pôster/iu,
    'framedPrint',
  ],
  [
    /\b(?:(?:alarm|wall|cuckoo|mantel|kitchen) clocks?|clocks?|time (?:management|tracking)(?! (?:software|app))|punctuality)\b|wecker|wanduhr|\bhorloges?\b|réveil-?matin|despertador|reloj(?:es)? de pared|orolog(?:io|i) da parete|\bsvegli[ae]\b|relógios? de parede|zeitmanagement/iu,
    'clock',
  ],
  [
    /\b(?:(?:front|interior|entry|garage|barn|patio|sliding|wooden|security|fire|shower) doors?|door (?:installation|fitting|replacement|manufacturers?)|doors?(?! ?(?:to door|bells?|locks?|hangers?|mats?|dash)))\b|\p{L}*haustür|\p{L}*zimmertür|\btüren\b|garagentor|portes? (?:d.entrée|d.intérieur|intérieure|blindée|de garage)|\bpuertas?\b|port[ae] (?:blindat|intern|d.ingresso|da garage)|portas? (?:de entrada|blindada|de madeira|de alumínio|de garagem)|\bдвери\b/iu,
    'door',
  ],
  [
    /\b(?:cookware(?: sets?)?|dutch ovens?|casserole dish(?:es)?|sauce ?pans?|cooking pots?|stock ?pots?|pots and pans|pressure cookers?|slow cookers?|rice cookers?|crock ?pots?|cook(?:ing|ery) (?:class(?:es)?|school|courses?|lessons?|workshops?)|culinary (?:school|classes))\b|\p{L}*kochtopf|\p{L}*kochtöpfe|topfset|schmortopf|\bbräter\b|\p{L}*kochkurs|kochschule|cocottes?\b|marmites?\b|batterie de cuisine|cours de cuisine|\bollas?\b|cacerolas?|batería de cocina|(?:clases?|cursos?|talleres?) de cocina|pentol[ae]|casseruol|cors[oi] di cucina|\bpanelas?\b|caçarola|(?:aulas?|cursos?) de culinária|кастрюл|鍋/iu,
    'cookingPot',
  ],
  [
    /\b(?:(?:cast[ -]iron |non-?stick |carbon steel )?(?:frying pans?|skillets?)|woks?|(?:non-?stick|grill|sauté|pancake) pans?|cast[ -]iron(?! (?:stove|radiator))|griddles?)\b|\p{L}*pfannen?\b|\bpoêles?\b(?! à (?:bois|granul|pellet))|\bsart[eé]n(?:es)?\b|\bpadell[ae]\b|frigideira|сковород|フライパン/iu,
    'fryingPan',
  ],
  [
    /\b(?:(?:kitchen |chef.?s? |steak |japanese |damascus |bread |paring |santoku |carving )?(?<!(?:pocket|hunting|swiss army) )kni(?:fe|ves)(?: sets?| sharpen(?:ers?|ing)| blocks?)?|(?:cutting|chopping) boards?|cutlery|knife sharpening)\b|(?:küchen|koch|brot|steak|damast|santoku)messer|\bmesser(?:set|block|schleif)?\b|schneidebrett|\bcouteaux?\b|planches? à découper|\bcuchill(?:os?|ería)\b|tablas? de cortar|\bcoltell|taglier[ei]\b|\bfacas?\b|tábuas? de (?:corte|carne)|包丁/iu,
    'chefsKnife',
  ],
  [
    /\b(?:(?:electric |gooseneck |tea |stovetop )?kettles?)\b|wasserkocher|bouilloires?|\bhervidor|bollitor|chaleiras?/iu,
    'kettle',
  ],
  [
    /\b(?:(?:coffee|espresso|cappuccino|nespresso) ?(?:machines?|makers?|brewers?|grinders?|equipment)|french press(?:es)?|moka pots?|aeropress|barista (?:training|equipment))\b|\p{L}*kaffeemaschine|espressomaschine|\p{L}*kaffeevollautomat|siebträger|kaffeemühle|machines? à (?:café|expresso|espresso)|cafetières?|cafeteras?\b|máquinas? de café|macchin[ae] (?:da|per) (?:il )?caff|caffettier|cafeteiras?|кофемашин|コーヒーメーカー|コーヒーマシン|咖啡机|커피머신/iu,
    'coffeeMachine',
  ],
  [
    /\b(?:(?:portable |smoothie )?blenders?|(?:cold[ -]press )?juicers?|food processors?|smoothie makers?|(?:stand|hand) mixers?)\b|(?:stand|hand|stab)mixer|entsafter|küchenmaschine|mixeurs?\b|extracteurs? de jus|robots? (?:de cuisine|da cucina|pâtissier)|licuadoras?|batidoras?\b|frullator|estrattor|liquidificador/iu,
    'blender',
  ],
  [
    /\b(?:(?:insulated |steel |stainless steel |reusable |sports? |gym |filter |metal |glass )?(?:water|drink(?:ing|s)?|thermos|insulated|sports?|reusable) bottles?|tumblers?|travel mugs?|thermos(?:es)?|(?:hip |vacuum )?flasks?)\b|\p{L}*trinkflasche|thermosflasche|thermobecher|isolierflasche|\bgourdes?\b|bouteilles? (?:isotherme|réutilisable)|botellas? (?:de agua|térmica|reutilizable)|\btermos?\b|cantimplora|borracc|bottigli[ae] termic|garrafas? (?:térmica|de água|reutiliz)|термос|水筒|保温杯|텀블러/iu,
    'waterBottle',
  ],
  [
    /\b(?:(?:bbq|gas|charcoal|pellet|electric|outdoor) ?(?:grills?|smokers?)|grills?|bbq (?:accessories|tools?|rubs?)|barbecues?(?! (?:restaurant|catering|sauce))|outdoor kitchens?|fire ?pits?|smokers?|pizza ovens?)\b|\p{L}*(?:gas|holzkohle|elektro|pellet)grill|\bgrill\b|feuerschale|pizzaofen|\bbarbacoas?\b|\bparrillas?\b|barbecue|churrasqueira|мангал|гриль/iu,
    'grill',
  ],
  [
    /\b(?:(?:robot(?:ic)? |cordless |handheld )?vacuum(?:s| cleaners?)?(?: robots?)?|robo(?:t )?vacs?|hoovers?|(?:robot )?mops?)\b(?! (?:seal|flask))|\p{L}*staubsauger|saugroboter|wischroboter|aspirateurs?\b|aspiradora|robots? aspirador|aspirapolver|aspiradores?(?: de pó| robô)|пылесос|掃除機|ロボット掃除|吸尘器|扫地机|청소기/iu,
    'robotVacuum',
  ],
  [
    /\b(?:(?:commercial|office|industrial|janitorial|contract|end of tenancy|move[ -]?(?:in|out)|airbnb|school|post[ -]construction) clean(?:ing|ers?)|janitorial(?: services?)?|cleaning (?:compan(?:y|ies)|business|supplies|crew|ladies)|buckets?(?! list))\b|gebäudereinigung|büroreinigung|unterhaltsreinigung|nettoyage (?:de bureaux|industriel|professionnel)|entreprise de nettoyage|limpieza de (?:oficinas|comunidades)|empresa de limpieza|impresa di pulizie|pulizie (?:uffici|condomini)|limpeza (?:comercial|de escritórios|empresarial)|empresa de limpeza/iu,
    'mopBucket',
  ],
  [
    /\b(?:washing machines?|laundr(?:y|ies|omats?)(?! detergent)(?: services?| pick[ -]?up| and| &| delivery)*|launderettes?|dry[ -]?clean(?:ing|ers?)|tumble dryers?|dishwashers?(?! safe)|(?:home |household |kitchen |domestic )?appliances?(?: repairs?)?|ironing)\b|\p{L}*waschmaschine|wäscherei|waschsalon|haushaltsgerät|textilreinigung|bügelservice|lave-linge|lave-vaisselle|machines? à laver|laverie|\bpressing\b|blanchisserie|lavadoras?\b|lavander[ií]a|tintorer[ií]a|electrodoméstic|lavatric|elettrodomestic|lavasecco|tinturaria|máquinas? de lavar|eletrodoméstic|прачечн|химчистк|стиральн|洗濯機|クリーニング店|洗衣|세탁/iu,
    'washingMachine',
  ],
  [
    /\b(?:(?<!(?:protetor|protector|crema|filtro|bloqueador|spray) )solar(?! (?:lights?|lamps?|eclipse|lanterns?))(?: (?:panels?|power|energy|systems?|installers?|installations?|roofs?|batter(?:y|ies)|compan(?:y|ies)))*|photovoltaics?|pv (?:systems?|panels?)|renewable energy|green energy)\b|\p{L}*photovolta|\p{L}*solaranlage|solarstrom|solarmodul|solardach|balkonkraftwerk|panneaux? (?:solaires?|photovolta)|énergie solaire|(?:paneles|placas) solares|energía solar|pannell[io] solar|fotovoltai|pain(?:el|éis) solar|energia solar|солнечн\p{L}* (?:батаре|панел)|ソーラー|太陽光|太阳能|태양광|الطاقة الشمسية|ألواح شمسية|सोलर/iu,
    'solarPanel',
  ],
];
