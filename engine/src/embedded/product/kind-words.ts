import { BEAUTY_WORDS } from './beauty-words.ts';
import { FASHION_WORDS } from './fashion-words.ts';
import { FOOD_WORDS } from './food-words.ts';
import { GADGET_WORDS } from './gadget-words.ts';
import { HOME_WORDS } from './home-words.ts';
import { LEISURE_WORDS } from './leisure-words.ts';
import type { ProductKind } from './product-kind.ts';
import { SERVICE_WORDS } from './service-words.ts';
import { withEdges } from './word-edges.ts';

/** Words, and the object that shows what they name. */
export type KindWords = readonly (readonly [RegExp, ProductKind])[];

/**
 * Words that name an object, most telling first. Roots of other languages stand beside the English word. Things that one
 * can hold come before trades, whose emblem stands for work that has no body. A product that none matches gets a
 * sculpture: an abstract object is better than a wrong one. Edges of words are those of {@link withEdges}; roots at which
 * German and Russian end compounds have `\p{L}*` before them.
 */
const KIND_WORDS: KindWords = [
  ...GADGET_WORDS,
  ...HOME_WORDS,
  ...LEISURE_WORDS,
  ...SERVICE_WORDS,
  [
    /\b(?:apps?|mobiles?(?=$| (?:devices?|plans?|contracts?|data)\b)|(?:smart|i)?phones?(?! (?:repair|case|number))|android|(?:video )?(?<!(?:board|card) )games?(?! night))\b|приложени|アプリ(?!コット)|应用|앱|تطبيق|ऐप/iu,
    'phone',
  ],
  [
    /\b(?:software|saas|crm|erp|platform|dashboard|analytics|laptop|notebook computer|e-?commerce|cloud storage|(?:web|online ?)(?:site|shop)s?|web ?(?:design(?:er)?|development)|hosting|plugin|chatbot|logiciel|webseiten?)\b|ноутбук|ソフト(?!クリーム|ボール|ドリンク)|软件|소프트웨어|برنامج|सॉफ़्टवेयर/iu,
    'laptop',
  ],
  [
    /\b(?:charit(?:y|ies)|donations?|non-?profit|fundrais\w+|ngo|food bank|volunteer\w*|spenden?\w*|caridad|ong)\b|благотвор|تبرع|خيري|募金|慈善|기부|दान\b/iu,
    'heart',
  ],
  [
    /\b(?:headphones?|headset|earphones?|earbuds?)\b|\p{L}*kopfhörer|casque audio|écouteur|auriculares|наушник|ヘッドホン|イヤホン|耳机|헤드폰|سماعات/iu,
    'headphones',
  ],
  [
    /\b(?:watch|watches|smartwatch|timepiece|fitness tracker)\b|\b(?:armband)?uhr(?:en)?\b|\bmontres?\b|\breloj|часы|腕時計|手表|ساعة/iu,
    'watch',
  ],
  [
    /\b(?:dog|cat|pet|puppy|bird|horse) (?:food|treats?|chews?|snacks?|litter)\b|hundefutter|katzenfutter|tierfutter|croquettes|\bpienso|ração|корм для|ペットフード|ドッグフード|狗粮|猫粮|사료/iu,
    'pouch',
  ],
  ...BEAUTY_WORDS,
  ...FASHION_WORDS,
  ...FOOD_WORDS,
  [
    /\b(?:sneakers?|(?<!(?:personal|fitness|dog|puppy|horse|yoga|sales|corporate) )trainers|shoes?|footwear|boots|slippers?)\b|\p{L}*(?<!hand)schuh|zapat|chaussure|sapato|scarp[ea]|\btênis|кроссов|обувь|スニーカー|靴(?!下)|シューズ|鞋|운동화|신발|أحذية|حذاء|जूते/iu,
    'sneaker',
  ],
  [
    /\b(?:handbags?|totes?|bags?|purses?|backpacks?)\b(?! of)|\p{L}*tasche(?!n(?:lampe|messer|rechner|buch|bücher|tuch|tücher))|\bbolsos?\b|\bbolsas?\b|sac à (?:main|dos)|\bborse?\b|сумка|сумки|バッグ|手提包|가방|حقيبة|حقائب|बैग/iu,
    'bag',
  ],
  [
    /\b(?:mugs?|teacups?|coffee cups?|ceramics?|pottery|stoneware)\b|\btassen?\b|\p{L}*keramik|céramique|cerámica|cerâmica|ceramica|кружк|керамик|マグ(?![ロネマナニ])|陶器|马克杯|陶瓷|머그|도자기/iu,
    'mug',
  ],
  [
    /\b(?:candles?)\b|\p{L}*(?<!zünd)kerze|bougie|\bvelas?\b|candel[ae]|свеч|キャンドル|蜡烛|캔들|شموع|شمعة|मोमबत्त/iu,
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
    /\b(?:(?<!ice[ -])cream|balm|jar|jams?|marmalades?|mask|moisturi[sz]ers?|salve|(?:body|peanut|nut|almond|shea) butters?|spread|yog(?:h)?urts?|(?:sea |himalayan |cooking )?salts?|kimchi|sauerkraut|curry pastes?|spices?|seasonings?|baby food|pickle\w*|sauces?|salsa|pesto|chutney)\b(?! cheese)|\p{L}*marmelade|crème|крем(?!л|н)|(?<!アイス|ソフト)クリーム|(?<!아이스)크림|كريم|क्रीम/iu,
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
    /\b(?:(?:coffee|meal|recipe|subscription|snack|beauty) (?:subscription )?(?:box|kit)(?:es|s)?|cereal|puzzles?|board games?|card games?|tea box)\b|\p{L}*kochbox/iu,
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
  [/\bpizz[ae]s?\b|pizzeria|пицц|ピザ|披萨|피자|بيتزا|पिज़्ज़ा/iu, 'pizza'],
  [/\bburgers?\b|hamburger|бургер|ハンバーガー|汉堡|버거|برجر|बर्गर/iu, 'burger'],
  [
    /\b(?:breads?|baker(?:y|ies)|sourdough|bagels?)\b|\p{L}*brot(?!h)|\p{L}*bäckerei|boulangerie|baguette|panader|padaria|panific|хлеб|пекарн|خبز|مخبز|パン屋|面包|베이커리|बेकरी/iu,
    'loaf',
  ],
  [
    /\b(?:jewel(?:le)?ry|jewell?er|(?:engagement |wedding |gold |silver )?rings?(?! light)|necklaces?|earrings?|bracelets?|diamonds?)\b|\p{L}*schmuck|bijou|joyas|joyer|gioiell|\bjoias|украшен|ювелир|مجوهرات|ジュエリー|アクセサリー|指輪|珠宝|주얼리|ज्वेलरी|आभूषण|गहने/iu,
    'jewel',
  ],
  [
    /\b(?:(?:sun|reading |safety )?(?<!(?:wine|drinking|champagne|cocktail|beer|shot|whisk(?:e)?y|pint|water) )glasses(?! of)|eyewear|spectacles|contact lenses|opticians?|optometrist)\b|\p{L}*brille|\p{L}*optiker|lunettes|opticien|\bgafas|\blentes|óculos|occhiali|очки|نظارات|メガネ|眼鏡|眼镜|안경|चश्म/iu,
    'spectacles',
  ],
  [
    /\b(?:t-?shirts?|tees|shirts?|blouses?|clothing|clothes|apparel|fashion|merch|uniforms?|workwear|scrubs|embroidery|thrift|second[- ]hand store)\b|\p{L}*kleidung|damenmode|herrenmode|vêtement|\bropa\b|camisetas?|roupas?|abbigliament|magliett|одежд|ملابس|洋服|服装|衣服|의류|कपड़े/iu,
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
    /\b(?:(?:mountain |electric |e-?|kids |road )?bi(?:kes?|cycles?)|cycling|pedelec)\b|\p{L}*fahrrad|\p{L}*fahrräder|e-bike|\bvélos?\b|bicicleta|\p{L}*велосипед|دراجة|دراجات|自転車|自行车|자전거|साइकिल/iu,
    'bicycle',
  ],
  [
    /\b(?:books?|novel|cookbook|journal|planner|notebook|(?:travel )?guide|ebook|e-book|diary|magazine|newsletter)\b(?!keep)|\p{L}*buch\b|\p{L}*bücher|\blivres?\b|\blibros?\b|\blivros?\b|\blibri\b|\p{L}*книга|\p{L}*книги|本屋|书店|图书|도서|كتاب|कि?ताब/iu,
    'book',
  ],
  [
    /\b(?:(?:house ?|indoor )?plants?|(?:plant|tree|flower|rose) nurser(?:y|ies)|succulents?|bonsai|flowers?|bouquets?|florist|garden\w*|landscap\w*|lawn|seeds)\b(?!-based)|\p{L}*pflanze|\p{L}*blumen|\p{L}*gärtner|\p{L}*gartenbau|\bfleur|jardin|\bflores|floristería|floricultura|fiori\b|растени|цветы|植物|花屋|鲜花|식물|꽃|نبات|زهور|وردة?\b|ورود|पौधे|फूल/iu,
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
  [
    /\b(?:dent(?:ist\w*|al)|teeth|tooth\w*|orthodont\w*|invisalign)\b|\p{L}*zahn(?!rad|räder|riemen)|\p{L}*zähne|dentaire|dentista|odont[oó]|стомат|зуб|أسنان|歯科|歯医者|牙科|치과|दंत|दांत/iu,
    'tooth',
  ],
  [
    /\b(?:lawyers?|attorneys?|legal|law firm|notary|solicitors?|divorce)\b|\p{L}*anwalt|\p{L}*anwält|\p{L}*notariat|\bavocat|abogad|advogad|avvocat|адвокат|\p{L}*юрист|محام|弁護士|法律|律师|변호사|वकील/iu,
    'gavel',
  ],
  [
    /\b(?:insurance|insure|cyber ?security|security|backups?|antivirus|vpn|firewall|alarms?|warranty|smoke detectors?)\b|\p{L}*versicherung|assurance|\bseguros?\b|assicurazion|ubezpiecz|\p{L}*страхов|تأمين|保険|保险|보험|बीमा/iu,
    'shield',
  ],
  [
    /\b(?:tax(?:es)?|account(?:ing|ants?)|bookkeep\w*|payroll|loans?|mortgages?|invest\w*|pensions?|financ\w+|(?<!(?:power|blood) )bank(?:ing)?|credit|crypto|trading|invoic\w+|savings)\b|\p{L}*steuer(?!ung|gerät)|\p{L}*buchhalt|\p{L}*finanz|\p{L}*kredit|comptab|\bimpôt|contab|asesoría fiscal|commercialista|налог|бухгалт|\p{L}*кредит|ضرائب|محاسب|税理士|税务|会计|세무|टैक्स|लोन/iu,
    'coins',
  ],
  [
    /\b(?:photo(?:graph(?:y|ers?)|shoots?| booth)|videograph\w+|cameras?|headshots?|portraits?)\b|\p{L}*fotograf|fotógraf|photograph[ei]|фотограф|تصوير|写真|カメラ|摄影|사진|फोटोग्राफ/iu,
    'camera',
  ],
  [
    /\b(?:podcasts?|microphones?|voice ?over|radio|karaoke|stand-?up comedy)\b|подкаст|بودكاست|ポッドキャスト|播客|팟캐스트|पॉडकास्ट/iu,
    'microphone',
  ],
  [
    /\b(?:guitars?|pianos?|violins?|ukuleles?|drums?|music|singing|choir|concerts?|festival|dj|band|orchestra|jazz)\b|\p{L}*musik|\p{L}*gitarre|\p{L}*klavier|musique|música|musica|музык|гитар|موسيقى|音楽|ピアノ|音乐|钢琴|음악|피아노|संगीत/iu,
    'notes',
  ],
  [
    /\b(?:barber(?:s|shop)?)\b|barbier|barbería|barbearia|барбер|حلاق|理容|理发|이발|नाई/iu,
    'barberPole',
  ],
  [
    /\b(?:gyms?|fitness|(?:personal|fitness) train(?:ers?|ing)|crossfit|kettlebells?|dumbbells?|workouts?|bootcamp|boxing|martial arts)\b|salle de sport|gimnasio|\bacademia de|palestra|спортзал|фитнес|نادي رياضي|لياقة|(?<!ー)ジム|健身|헬스|जिम\b|फिटनेस/iu,
    'kettlebell',
  ],
  [
    /\b(?:yoga|pilates|meditation|mindfulness|spa|massages?(?: therap(?:y|ies|ists?))?|wellness|sauna|reiki|facials?|retreats?)\b(?! (?:mats?|pants|app|gun|chair))|йога|массаж|يوغا|مساج|سبا\b|ヨガ|マッサージ|瑜伽|按摩|요가|마사지|योग\b|मसाज/iu,
    'stones',
  ],
  [
    /\b(?:vets?|veterinar\w+|dogs?|pupp(?:y|ies)|cats?|kittens?|pets?)\b|\p{L}*(?<!t)hunde(?!rt)|\p{L}*tierarzt|\p{L}*katze|\bchiens?\b|\bchats\b|vétérinaire|perro|mascota|cachorro|\bcane\b|\bcani\b|собак|кошк|ветерин|حيوانات|كلاب|(?<![ーン])ペット|犬|猫|宠物|반려|कुत्त|पालतू/iu,
    'paw',
  ],
  [
    /\b(?:doctors?|clinics?|first aid(?: (?:kits?|courses?|training))?|medical|physio\w*|pharmac\w+|hospitals?|chiropract\w+|nurs(?:e|es|ing)|health ?care|osteopath\w*|check-?up)\b|\p{L}*arzt|\p{L}*ärzt|\p{L}*praxis|\p{L}*klinik|\p{L}*apotheke|\p{L}*pflegedienst|médecin|clinique|pharmacie|parapharmacie|clínica|médic[oa]|farmacia|clinica|policlinic|врач|\p{L}*клиник|аптек|عيادة|طبيب|صيدلية|クリニック|医院|病院|诊所|병원|약국|डॉक्टर|क्लिनिक|अस्पताल/iu,
    'medicalCross',
  ],
  [
    /\b(?:(?<!vacuum )clean(?:ing|ers?)|housekeep\w+|maid service|disinfect\w*)\b|\p{L}*reinigung|putz(?:frau|dienst|mittel)|nettoyage|ménage|limpieza|limpeza|pulizi|уборк|клининг|تنظيف|清掃|掃除(?!機)|保洁|清洁|청소(?!년|기)|सफाई|सफ़ाई/iu,
    'sprayBottle',
  ],
  [
    /\b(?:plumb\w*|bathrooms?|faucets?|drains?|boilers?)\b|klempner|\p{L}*sanitär|badsanierung|plombier|fontaner|encanador|idraulic|сантехник|سباك|水道|水管|배관|प्लंबर/iu,
    'tap',
  ],
  [
    /\b(?:repairs?|handym[ae]n|mechanics?|garage|electricians?|hvac|heating|locksmiths?|tools?|maintenance|assembly|oil changes?)\b|\p{L}*werkstatt|\p{L}*handwerk|\p{L}*elektriker|\p{L}*reparatur|\p{L}*heizung|réparation|garagiste|électricien|serrurier|taller mecánico|reparaci|electricista|conserto|eletricista|riparazion|\p{L}*ремонт|электрик|صيانة|تصليح|كهربائي|修理|维修|수리|मरम्मत|रिपेयर/iu,
    'wrench',
  ],
  [
    /\b(?:(?:used |electric |rental )?cars?|auto(?:s|mobiles?)?|vehicles?|dealership|driving (?:school|lessons?)|taxi|suvs?|car wash|detailing)\b|\p{L}*gebrauchtwagen|\p{L}*fahrschule|\p{L}*autohaus|voiture|auto-école|\bcoches?\b|\bcarros?\b|autoescuela|autoescola|autoscuola|macchin|автомоб|машин|автошкол|سيارات|سيارة|中古車|自動車|洗車|汽车|二手车|驾校|자동차|중고차|गाड़ी/iu,
    'car',
  ],
  [
    /\b(?:toys?|teddy|plush\w*|kindergarten|(?<!(?:plant|tree|garden|flower|rose) )nursery|preschool|day ?care|child ?care|babysitt\w+|nann(?:y|ies)|bab(?:y|ies)|kids|children)\b(?! course)|\p{L}*spielzeug|\bkita\b|jouet|crèche|juguete|guardería|brinquedo|giocattol|asilo nido|игруш|детск|ألعاب|حضانة|おもちゃ|保育|玩具|幼儿|장난감|어린이|खिलौन|बच्च/iu,
    'teddy',
  ],
  [
    /\b(?:restaurants?|bistro|brasserie|catering|caterer|food truck|meals?|meal prep|lunch|dinner|supper|chefs?|cooking|canteen|kebabs?|doner|shawarma|falafel|gyros|(?:fried |free[- ]range |roast )?chicken|(?:chicken )?wings|curr(?:y|ies)|dim sum|dumplings|hot dogs?|street food|empanadas?|paella|takeaway)\b|gaststätte|speisen|traiteur|restaurante|comida|\bcena\b|refei[cç]|ristorante|trattoria|\p{L}*ресторан|кафе(?!л|др)|مطعم|مطاعم|وجبات|レストラン|食堂|弁当|餐厅|外卖|식당|레스토랑|도시락|रेस्टोरेंट|रेस्तरां|भोजन|खाना/iu,
    'cloche',
  ],
  [
    /\b(?:hotels?|travel|trips?|tours?|holidays?|vacations?|cruises?|airbnb|hostels?|resorts?|getaways?|luggage|suitcases?|bed (?:and|&) breakfast|b&b|chalets?|villas?|guest ?house)\b|\p{L}*(?<![pgk])reise|\p{L}*urlaub|\p{L}*ferienwohnung|pension\b|voyage|hôtel|vacances|\bviaj|viage[mn]|hotéis|pousada|viaggi|vacanz|отель|гостиниц|путешеств|туры|سفر\b|فندق|رحلات|旅行|旅館|ホテル|酒店|民宿|여행|호텔|यात्रा|होटल/iu,
    'suitcase',
  ],
  [
    /\b(?:real estate|realtors?|(?:estate|letting) agents?|apartments?|homes|houses?|condos?|property|properties|construction|architects?|roof\w*|renovat\w+|remodel\w*|builders?|contractors?|kitchens|windows and doors|insulation|heat pumps?|painters?)\b|\p{L}*immobil|\p{L}*makler|\bhaus|\p{L}*häuser|\p{L}*wohnung|\p{L}*dachdeck|\bmaisons?\b|rénovation|\bcasas?\b|inmobiliari|reformas|affitt|appartament|imobili|imóve|reforma|ristruttur|недвиж|квартир|строител|عقار|منازل|بناء|不動産|住宅|リフォーム|房产|装修|부동산|인테리어|मकान|घर\b/iu,
    'house',
  ],
  [
    /\bweddings?\b(?! dress)|\bbridal\b|\p{L}*hochzeit|mariage|\bbodas?\b|casamento|matrimonio|свадеб|زفاف|ウェディング|結婚|婚礼|웨딩|शादी/iu,
    'jewel',
  ],
  [
    /\b(?:languages?|(?:english|spanish|french|german|italian|japanese|chinese|korean|arabic|portuguese) (?:courses?|class(?:es)?|lessons?|school|tutor\w*|learning|teacher)|translat\w+)\b|\p{L}*sprach|\p{L}*übersetz|\blangues?\b|anglais|idioma|inglés|inglês|\blingue\b|inglese|английск|язык|перевод|لغات|اللغة|الإنجليزية|英会話|英語|翻訳|英语|口语|翻译|영어|회화|भाषा|अंग्रेज़ी|अंग्रेजी/iu,
    'speechBubbles',
  ],
  [
    /\b(?:courses?|class(?:es)?|lessons?|tutor\w*|schools?|academy|universit\w+|degree|training|workshops?|webinars?|certificat\w+|masterclass|learning)\b|\p{L}*(?<!ex|kon|dis|re)kurse?\b|\p{L}*schule|\p{L}*nachhilfe|\p{L}*seminar|\bcours\b|école|\b(?<!(?:company|business) )formation|escuela|\bcursos?\b|\bclases\b|escola|\baulas?\b|scuola|\bcors[oi]\b|\p{L}*(?<!экс|кон|ра|дис)курс|\p{L}*школ|обучен|репетитор|دورة|دورات|مدرسة|دروس|تعليم|レッスン|教室|スクール|講座|课程|培训|补习|학원|강의|과외|कोर्स|ट्यूशन|स्कूल|क्लास|कोचिंग/iu,
    'studies',
  ],
  [
    /\b(?:coach\w*|consult\w*|agenc(?:y|ies)|marketing|seo|social media|pr|therap\w+|counsel\w*|copywrit\w+|recruit\w*|staffing|hr|advis[eo]rs?|mentoring)\b|\p{L}*beratung|\p{L}*berater|\p{L}*agentur|conseil|agence|asesor|agencia|consultor|agência|consulenz|агентств|\p{L}*консульт|استشار|وكالة|コンサル|咨询|广告|컨설팅|상담|परामर्श|सलाह/iu,
    'speechBubbles',
  ],
  [
    /\b(?:deliver(?:y|ies)|courier|shipping|shipments?|logistics?|freight|moving compan(?:y|ies)|movers|removals?|(?<!(?:cloud|data|file|photo|energy|battery) )(?:self )?storage|warehous\w*|fulfil\w+)\b|\p{L}*umzug|\p{L}*umzüge|\p{L}*lieferdienst|\p{L}*spedition|\bpaket|déménag|livraison|mudanza|envíos|entregas|mudança|trasloc|доставк|переезд|توصيل|شحن|نقل|引越|宅配|物流|搬家|快递|이사|배송|डिलीवरी/iu,
    'parcel',
  ],
  [/\b(?:insta|tiktok|newsletters?)\b/iu, 'phone'],
];

const RULES = KIND_WORDS.map(
  ([words, kind]) => [new RegExp(withEdges(words), 'giu'), kind] as const,
);

/** What a thing is for, about or made with, after the thing itself, and what is said of it behind a comma. */
const WHAT_FOLLOWS =
  /\s(?:about|for|that|which|with|from|in|at|near)\s.*$|[,;:(].*$|\s[-–—]\s.*$/isu;
/** Languages that join two nouns by a preposition name the thing first. */
const THING_FIRST = /\s(?:de|di|da|do|du|des|del|della|d[’'])(?:\s|(?<=[’']))/iu;

/** Ways in which things are sold; they say nothing of how the thing looks. */
const SOLD_AS =
  /\s(?:(?:(?:monthly|weekly|starter|gift|home) )?(?:subscriptions?|(?<!(?:lunch|tool|jewel(?:le)?ry|music|shoe|letter|litter|cash|toy|bread|pencil|watch|ring) )box(?:es)?|kits?|sets?|packs?|bundles?|deliver(?:y|ies)|collections?|range|gifts?)|of the month(?: club)?|clubs?|(?:online )?(?:shop|store)s?|boutiques?|markets?|brands?|compan(?:y|ies)|business(?:es)?|services?|rentals?|hire|memberships?|sales?|wholesale|deals?|online|near me|makers?|tastings?)$/iu;
/** Places that serve what they are named after, if one can eat or drink it. */
const SERVED_AT =
  /\s(?:restaurants?|bistros?|bars?|cafés?|cafes?|carts?|trucks?|vans?|stalls?|stands?|parlou?rs?|houses?|joints?|places?|catering|caterers?)$/iu;
const EATEN = new Set<ProductKind>([
  ...FOOD_WORDS.map(([, kind]) => kind),
  'burger',
  'drinksCan',
  'loaf',
  'pizza',
  'tallBottle',
]);
/** What stands for a way of selling where nothing better is known. */
const WAYS = new Set<ProductKind | undefined>(['carton', 'cloche', 'gift', 'laptop', 'parcel']);
/** What is learnt by doing it, and is then shown by what one does it with: a guitar for guitar lessons. */
const DONE: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'basketball',
  'bicycle',
  'boat',
  'cake',
  'camera',
  'cloche',
  'coffeeMachine',
  'cookingPot',
  'drum',
  'dumbbells',
  'football',
  'framedPrint',
  'golf',
  'guitar',
  'kettlebell',
  'laptop',
  'loaf',
  'mug',
  'notes',
  'piano',
  'racket',
  'recordPlayer',
  'speechBubbles',
  'stones',
  'surfboard',
  'tent',
]);

/**
 * Object that shows a product, found in its words; null when none names a thing with a known shape. English says what a
 * thing is before what it is for, and last of the words before that: an "online course about watches" and a "real estate
 * course" are courses. How it is sold comes last of all: a "cheese subscription" is cheese. What is learnt by doing it is
 * shown by what one does it with.
 */
export function productKind(product: string): ProductKind | null {
  const head = product.replace(WHAT_FOLLOWS, '').trim();
  return named(head) ?? namesIn(product)[0]?.kind ?? null;
}

function named(words: string): ProductKind | undefined {
  const names = namesIn(words);
  const last = lastOf(names, words);
  const ware = last && !WAYS.has(last) ? undefined : soldWare(words);
  const kind = ware ?? last ?? names[0]?.kind;
  return kind === 'studies' ? (doneIn(words) ?? kind) : kind;
}

/** What is sold, of words that end in how it is sold. */
function soldWare(words: string): ProductKind | undefined {
  const ware = words.replace(SOLD_AS, '');
  if (ware !== words) return named(ware);
  const dish = words.replace(SERVED_AT, '');
  const kind = dish === words ? undefined : named(dish);
  return kind && EATEN.has(kind) ? kind : undefined;
}

/** What is done in a class, of words that end in saying that it is one. */
function doneIn(lessons: string): ProductKind | undefined {
  const kind = named(lessons.replace(/\s*\S+$/u, ''));
  return kind && DONE.has(kind) ? kind : undefined;
}

/** Words of a text that name a kind, and where they stand. */
interface Name {
  kind: ProductKind;
  start: number;
  end: number;
}

/** Every name in a text, those of the most telling words first. */
function namesIn(text: string): Name[] {
  return RULES.flatMap(([words, kind]) =>
    Array.from(text.matchAll(words), ({ 0: { length }, index }) => ({
      kind,
      start: index,
      end: index + length,
    })),
  );
}

/** The kind named by the last of several words, in the language that says last what a thing is. */
function lastOf(names: readonly Name[], words: string): ProductKind | undefined {
  const last = words.split(/\s+/).at(-1) ?? '';
  if (last === words || THING_FIRST.test(words) || !/^[a-z-]+$/i.test(last)) return undefined;
  return names.find(
    ({ start, end }) => end === words.length && (start === 0 || /\s/.test(words[start - 1] ?? '')),
  )?.kind;
}
