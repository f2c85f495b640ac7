import type { KindWords } from './kind-words.ts';

/** Things that one can hold or sit on, by their general names: after those of the narrower tables. */
export const GOODS_WORDS: KindWords = [
  [
    /\b(?:(?:compact |garden |vintage |ride[- ]on )?tractors?(?! (?:units?|trailers?))|farm (?:machinery|equipment))\b|\p{L}*(?:traktor(?:en)?|landmaschinen?)\b|\btracteurs?\b|machines? agricoles?|matériel agricole|\btractor(?:es)?\b|maquinaria agrícola|\btrattor[ei]\b|macchine agricole|\btrator(?:es)?\b|трактор|トラクター|拖拉机|트랙터/iu,
    'tractor',
  ],
  [
    /\b(?:sneakers?|(?<!(?:personal|fitness|dog|puppy|horse|yoga|sales|corporate) )trainers|shoes?|footwear|boots|slippers?)\b|\p{L}*(?<!hand)schuh|zapat|chaussure|sapato|scarp[ea]|\btênis|кроссов|обувь|スニーカー|靴(?!下)|シューズ|鞋|운동화|신발|أحذية|حذاء|जूते/iu,
    'sneaker',
  ],
  [
    /\b(?:handbags?|totes?|(?<!(?:sand|tea|bin|rubbish|garbage|trash|refuse|rubble|grow|vacuum|freezer|zip|poo|poop|waste|builder.?s|builders|ice|mulch|compost|sand-)[ -]?)bags?|purses?|backpacks?)\b(?! of)|\p{L}*tasche(?!n(?:lampe|messer|rechner|buch|bücher|tuch|tücher))|\bbolsos?\b|\bbolsas?\b|sac à (?:main|dos)|\bborse?\b|сумка|сумки|バッグ|手提包|가방|حقيبة|حقائب|बैग/iu,
    'bag',
  ],
  [
    /\b(?:mugs?|teacups?|(?<!(?:paper|takeaway|disposable) )(?:coffee|espresso|cappuccino|latte) cups?|ceramics?|pottery|stoneware)\b|\btass(?:e|en|es)\b|\p{L}*(?:kaffee|espresso|tee)(?:tassen?|becher)|\p{L}*keramik|\btazas?\b|\btazz(?:a|e|in[ae])\b|\bx[íi]caras?\b|\bcanecas?\b|koffie(?:kop|mok)|kaffe(?:kop|mugg)|kahvikup|filiżan|\bkubek\b|\bkubk|fincan|чашк|κούπ|φλιτζάν|hrnek|hrnky|コーヒーカップ|ティーカップ|咖啡杯|茶杯|커피잔|찻잔|(?:कॉफ़ी|कॉफी|चाय) (?:मग|कप)|فنجان|فناجين|(?:كوب|أكواب) (?:قهوة|شاي)|céramique|cerámica|cerâmica|ceramica|кружк|керамик|マグ(?![ロネマナニ])|陶器|马克杯|陶瓷|머그|도자기/iu,
    'mug',
  ],
  [
    /\b(?:candles?)\b|(?:handgjorda|levande|doftande|sojavax) ?ljus|\p{L}*(?<!zünd)kerze|bougie|\bvelas?\b|candel[ae]|свеч|キャンドル|蜡烛|캔들|شموع|شمعة|मोमबत्त/iu,
    'candle',
  ],
  [
    /\b(?:perfumes?|parfums?|fragrance|cologne|eau de \w+|scent)\b|profum|духи|香水|향수|عطور|عطر|इत्र/iu,
    'perfumeFlacon',
  ],
  [
    /\b(?:serum|essence|(?:face|hair|beard|massage|essential|body) oils?|cbd(?: oils?)?|tincture|drops|retinol|skincare|skin care)\b|massageöl|naturkosmetik|sérum|сыворотк|セラム|美容液|精华|세럼|سيروم|बालों का तेल|زيت (?:ال)?شعر/iu,
    'dropperBottle',
  ],
  [
    /\b(?:shampoo|conditioner|lotion|soaps?|hand wash|body wash|sanitizer|detergent|cleanser|sunscreen|hair ?care)\b|\p{L}*seife|savon|jabón|sabonete|shampooing|champú|xampu|шампун|мыло|シャンプー|石鹸|洗发|香皂|샴푸|비누|شامبو|صابون|साबुन|शैंपू/iu,
    'pumpBottle',
  ],
  [
    /\b(?:(?<!ice[ -])cream|balm|jar|jams?|marmalades?|(?<!(?:eye|blackout|silk|satin|light[- ]blocking|diving|dive|ski|fencing) (?:sleep(?:ing)? )?)mask|moisturi[sz]ers?|salve|(?:body|peanut|nut|almond|shea) butters?|spread|yog(?:h)?urts?|(?:sea |himalayan |cooking )?salts?|kimchi|sauerkraut|curry pastes?|spices?|seasonings?|baby food|pickle\w*|sauces?|salsa|pesto|chutney)\b(?! cheese)|\p{L}*marmelade|crème|крем(?!л|н)|(?<!アイス|ソフト)クリーム|(?<!아이스)크림|كريم|क्रीम/iu,
    'jar',
  ],
  [
    /\b(?:(?:protein|granola|energy|snack|cereal|candy|nut|fruit) bars?)\b|\p{L}*riegel|\bbarres? (?:protéinée|énergétique|de céréales)|barrit[ae]s?|barras? de (?:proteína|cereal)|батончик|プロテインバー|蛋白棒|단백질바/iu,
    'snackBar',
  ],
  [
    /\b(?:coffee beans?|beans|pouch(?:es)?|granola|snacks?|(?<!(?:and|&|n) )chips|trail mix|electrolytes?(?: powders?)?|meal replacements?(?: shakes?)?|protein powder|jerky|nuts|tea leaves|popcorn|whey|protein shakes?|pretzels?|crisps)\b/iu,
    'pouch',
  ],
  [
    /\b(?:(?:coffee|meal|recipe|subscription|snack|beauty) (?:subscription )?(?:box|kit)(?:es|s)?|cereal|puzzles?|(?:card|party) games?|tea box)\b|\p{L}*kochbox/iu,
    'carton',
  ],
  [
    /\b(?:coffee(?! (?:tables?|machines?|makers?|grinders?))|latte|espresso|cappuccino|cold brew|matcha|café|caffè)\b|\p{L}*kaffee|кофе|コーヒー(?!メーカー|マシン|テーブル)|珈琲|咖啡(?!机|桌)|커피|콜드브루|قهوة|קפה|กาแฟ|कॉफ़ी|καφ/iu,
    'paperCup',
  ],
  [
    /\b(?:sodas?|(?:energy |soft )?drinks?|cider|seltzers?|kombucha|cola|canned cocktails?)\b|\bgetränke?\b|напит(?:ок|ки)|饮料|음료|مشروب/iu,
    'drinksCan',
  ],
  [
    /\b(?:wines?(?! (?:glass(?:es)?|racks?|coolers?|fridges?|cabinets?|openers?))|winery|olive oil|oil(?! (?:changes?|filters?|paintings?|heaters?|diffusers?|tanks?|burners?))|vodka|whisk(?:e)?y|gin|rum|vinegar|(?:mineral |spring |drinking )?water(?! (?:filter|heater|damage|park|sport))|syrup|champagne|prosecco|mezcal|tequila|cocktails?)\b|\p{L}*(?<!sch)wein\b|\p{L}*winzer|\bvin\b|\bvino|\bvinho|\p{L}*olivenöl|huile d|aceite|azeite|вино(?!град)|масло|ワイン(?!グラス)|日本酒|葡萄酒|와인|نبيذ|زيت|तेल/iu,
    'tallBottle',
  ],
  [/\b(?:creatine|pre-?workouts?)\b/iu, 'jar'],
  [/\bpizz[ae]s?\b|pizz[ea]ria|пицц|ピザ|披萨|피자|بيتزا|पिज़्ज़ा/iu, 'pizza'],
  [/\bburgers?\b|hamburger|бургер|ハンバーガー|汉堡|버거|برجر|बर्गर/iu, 'burger'],
  [
    /\b(?:breads?|baker(?:y|ies)|sourdough|bagels?)\b|\p{L}*brot(?!h)|\p{L}*bäckerei|boulangerie|baguette|panader|padaria|panific|хлеб|пекарн|خبز|مخبز|パン屋|面包|베이커리|बेकरी/iu,
    'loaf',
  ],
  [
    /\b(?:jewel(?:le)?ry|jewell?er|(?:engagement |wedding |gold |silver )?rings?(?! light)|necklaces?|earrings?|bracelets?|diamonds?)\b|\p{L}*schmuck|\b(?:trau|ehe|verlobungs|gold)ringe?\b|\bfed[ie] (?:nuziali|matrimoniali)|\banelli?\b|\bbagues?\b|\balliances? de mariage|\banillos?\b|\balianças?\b|bijou|joyas|joyer|gioiell|\bjoias|украшен|ювелир|مجوهرات|ジュエリー|アクセサリー|指輪|珠宝|주얼리|ज्वेलरी|आभूषण|गहने/iu,
    'jewel',
  ],
  [
    /\b(?:(?:sun|reading |safety )?(?<!(?:wine|drinking|champagne|cocktail|beer|shot|whisk(?:e)?y|pint|water) )glasses(?! of)|eyewear|spectacles|contact lenses|opticians?|optometrist)\b|\p{L}*brille|\p{L}*optiker|lunettes|opticien|\bgafas|\blentes|óculos|occhiali|очки|نظارات|メガネ|眼鏡|眼镜|안경|चश्म/iu,
    'spectacles',
  ],
  [
    /\b(?:t-?shirts?|tees|shirts?|blouses?|clothing|clothes(?! (?:drying|airers?|horses?|lines?|racks?|hangers?|steamers?|pegs?|rails?))|apparel|fashion|merch|uniforms?|workwear|scrubs|embroidery|thrift|second[- ]hand store)\b|\p{L}*kleidung|damenmode|herrenmode|vêtement|\bropa\b|camisetas?|roupas?|abbigliament|magliett|одежд|ملابس|洋服|服装|衣服|의류|कपड़े/iu,
    'shirt',
  ],
  [
    /\b(?:mattress(?:es)?|beds?(?! (?:and|&))|bedding|pillows?|duvets?|sheets)\b(?<!(?:dog|cat|pet) beds?)|\p{L}*matratze|\bbett(?:en|wäsche)?\b|matelas|literie|colch[óõ][en]|colchão|materass|матрас|مراتب|مرتبة|マットレス|布団|床垫|매트리스|गद्द/iu,
    'bed',
  ],
  [
    /\b(?:sofas?|couch(?:es)?|armchairs?|furniture|chairs?|upholster\w*|interior design\w*)\b|\p{L}*möbel|meuble|ameublement|mueble|móveis|\bmobili\b|мебел|أثاث|家具|가구|फर्नीचर/iu,
    'armchair',
  ],
  [
    /\b(?:(?:mountain |electric |e-?|kids |road )?bi(?:kes?|cycles?)(?: (?:repairs?|servicing|tune[ -]?ups?|mechanics?)(?: shops?)?)?|cycling|pedelec)\b|\p{L}*fahrrad|\p{L}*fahrräder|e-bike|\bvélos?\b|bicicleta|\p{L}*велосипед|دراجة|دراجات|自転車|自行车|자전거|साइकिल/iu,
    'bicycle',
  ],
  [
    /\b(?:books?|novel|cookbook|journal|planner|notebook|(?:travel )?guide|ebook|e-book|diary|magazine|newsletter)\b(?!keep)|\p{L}*buch\b|\p{L}*bücher|\blivres?\b|\blibros?\b|\blivros?\b|\blibri\b|\p{L}*книга|\p{L}*книги|本屋|书店|图书|도서|كتاب|कि?ताब/iu,
    'book',
  ],
  [
    /\b(?:flowers?(?: (?:arrang\w+|shops?|bouquets?|subscriptions?))?|bouquets?|florists?|floristry|floral (?:design\w*|arrang\w+|studios?)|peonies|roses)\b|\p{L}*blumen|\bfleur|\bflores|floristería|fiori\b|цветы|花屋|鲜花|꽃|زهور|وردة?\b|ورود|फूल/iu,
    'bouquet',
  ],
  [
    /\b(?:(?:house ?|indoor )?plants?|(?:plant|tree|flower|rose) nurser(?:y|ies)|succulents?|bonsai|garden(?! (?:gates?|fenc))\w*|landscap\w*|lawn|seeds)\b(?!-based)|\p{L}*pflanze|\p{L}*gärtner|\p{L}*gartenbau|jardin|floricultura|растени|植物|식물|نبات|पौधे/iu,
    'plant',
  ],
  [
    /\b(?:lamps?|bulbs?|light(?:s|ing)?|led|solar|electricity|energy provider)\b|\p{L}*(?<!sch)lampen?\b|\p{L}*photovoltaik|solaire|лампа|(?<![トクグ])ランプ|照明|灯具|조명|مصباح|सोलर/iu,
    'bulb',
  ],
  [
    /\b(?:gifts?(?: (?:box(?:es)?|sets?|baskets?|cards?))?|hampers?|vouchers?|souvenirs?|party supplies|party)\b|\p{L}*geschenk|cadeau|\bregalos?\b|\bpresentes\b|подар|هدايا|ギフト|礼物|선물|उपहार/iu,
    'gift',
  ],
  [
    /\b(?:meal kits?|box(?:es)?|kits?|subscription|chocolates?|toy set|cookies)\b(?! gym)|набор|ボックス|礼盒|상자|صندوق/iu,
    'carton',
  ],
];
