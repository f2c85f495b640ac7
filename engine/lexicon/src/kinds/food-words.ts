import type { KindWords } from './kind-words.ts';

/** Words of what is eaten and drunk. What a dish is made of comes after the dish: a chocolate cake is a cake. */
export const FOOD_WORDS: KindWords = [
  [
    /\b(?:curr(?:y|ies)(?! (?:pastes?|powders?|leaves))(?: (?:houses?|kits?|clubs?))?|(?:butter|tandoori) chicken|tikka(?: masala)?|(?:chana |garam )?masala(?! (?:chai|tea))|tandoor(?:i|is)?|biryanis?|thalis?|karahi|balti|naans?|dosas?|samosas?|korma|vindaloo|paneer|dal(?:l)? (?:makhani|tadka)|(?:(?:north |south )?indian|punjabi|pakistani|bengali|bangladeshi|nepal(?:i|ese)|sri lankan|gujarati|kerala) (?:food|cuisine|restaurants?|takeaways?|kitchens?|lunch(?: buffets?)?|buffets?|street food|catering|cooking|meals?))\b|indisches? (?:restaurant|essen|küche)|restaurant indien|cuisine indienne|restaurante (?:indio|indiano)|comida india|ristorante indiano|cucina indiana|индийск(?:ий ресторан|ая кухня)|карри|インド(?:料理|カレー)|カレー|咖喱|印度(?:餐|菜)|인도 ?(?:음식|요리)|카레|मसाला|करी\b|बिरयानी/iu,
    'curry',
  ],
  [
    /\b(?:ice ?creams?|gelat(?:o|os|eria)|sorbets?|frozen yog(?:h)?urts?|froyo|shaved ice|sundaes?|soft serve|popsicles?|ice lollies)\b|\beis(?:diele|creme|café|salon|manufaktur)?\b|speiseeis|softeis|\bglaces\b|(?<!(?:des|du|le|les|sur|un|cours|traversée) )\bglaciers?\b|crèmes? glacées?|\bhelad(?:os?|ería)|gelater|\bsorvete|\bgelados?\b|морожен|アイス(?:クリーム)?(?!コーヒー|ティー|ホッケー|ランド|ブレイク)|ジェラート|ソフトクリーム|冰淇淋|冰激凌|雪糕|아이스크림|젤라또|آيس كريم|بوظة|جيلاتو|आइसक्रीम|आइस क्रीम/iu,
    'iceCream',
  ],
  [
    /\b(?:do(?:ugh)?nuts?)\b|\bkrapfen|\bbeignets?\b|rosquillas?|\bdonas\b|ciambell|пончик|ドーナツ|甜甜圈|도넛|دونات|डोनट/iu,
    'donut',
  ],
  [
    /\b(?:cup ?cakes?|muffins?|desserts?)\b|magdalenas?|капкейк|маффин|カップケーキ|マフィン|デザート|纸杯蛋糕|甜品|컵케이크|머핀|디저트|كب كيك|कपकेक/iu,
    'cupcake',
  ],
  [
    /\b(?:macar(?:oo?|ro)ns?|patisseries?)\b|\bpâtisser|\bmakronen|\bmacarons?\b|макарон\b|макаронс|マカロン|パティスリー|马卡龙|마카롱|ماكرون\b/iu,
    'macarons',
  ],
  [
    /\b(?:cookies?(?! (?:polic|banner|consent))|biscuits?|shortbreads?|brownies?)\b|\bkekse?\b|plätzchen|lebkuchen|\bsablés?\b|galletas?|\bbiscott|biscoitos?|bolachas?|печень[ея]|クッキー|ビスケット|曲奇|饼干|쿠키|كوكيز|بسكويت|कुकी|बिस्कुट/iu,
    'cookies',
  ],
  [
    /\b(?:croissants?|pastr(?:y|ies)|viennoiseries?|danish pastr(?:y|ies)|cinnamon (?:rolls?|buns?))\b|hörnchen\b|pains? au chocolat|\bcornett[oi]\b|medialunas?|круассан|クロワッサン|可颂|牛角包|크루아상|크로와상|كرواسون/iu,
    'croissant',
  ],
  [
    /\b(?:hot chocolates?|drinking chocolate|trinkschokolade)\b|heiße schokolade|chocolats? chauds?|chocolate caliente|cioccolata calda/iu,
    'paperCup',
  ],
  [
    /\b(?:(?:birthday |wedding |cheese)?cakes?|cake ?(?:shops?|bakers?|designers?))\b|\p{L}*torten?\b|\p{L}*kuchen|\p{L}*konditor|\bgâteau|\btartas?\b|pasteler|\bbolos?\b|confeitari|\btort[ae]\b|pasticceri|\bторт|كعك|كيك|حلويات|ケーキ|蛋糕|케이크|केक/iu,
    'cake',
  ],
  [
    /\b(?:chocolates?(?! (?:brown|labrador))|chocolatiers?|chocolate bars?|cocoa(?! (?:powder|butter))|cacao|truffles|pralines?|fudge)\b|\p{L}*schokolade|schoko(?!n)|pralinen|\bchocolat(?:s|erie|ier|iers)?\b|bombones|chocolater|cioccolat|bombons|brigadeir|шоколад|конфет|チョコ|巧克力|초콜릿|초콜렛|شوكولات|चॉकलेट/iu,
    'chocolateBar',
  ],
  [
    /\b(?:olive oils?|(?:extra[- ]virgin|avocado|sesame|truffle|cooking|sunflower|chil+i) oils?|balsamic vinegar)\b|\p{L}*olivenöl|huiles? d['’]olives?|aceites? (?:de oliva|virgen)|oli[oi] (?:d['’]oliva|extra ?vergine|di oliva|evo)|\bazeites?\b|оливков\p{L}* масл|オリーブオイル|橄榄油|올리브유|올리브오일|زيت (?:ال)?زيتون|जैतून/iu,
    'oilBottle',
  ],
  [
    /\b(?:honey(?!moon)|bee ?keep(?:ers?|ing)|apiar(?:y|ies)|maple syrup)\b|\p{L}*honig(?!melone)|\bimker|\bmiels?\b|apicult|\bmiele\b|\bmel\b(?! b)|мёд|пасек|ハチミツ|はちみつ|蜂蜜|꿀(?!팁|잠)|عسل|शहद/iu,
    'honeyJar',
  ],
  [
    /\b(?:cocktails?(?! dress)|mocktails?|martinis?|margaritas?|mixolog\w+|bartend(?:ers?|ing)|spritz|aperitifs?)\b|cóctel|coquetéis|coquetel|коктейл|カクテル|鸡尾酒|칵테일|كوكتيل|कॉकटेल/iu,
    'cocktail',
  ],
  [
    /\b(?:beer gardens?|beers?|(?:craft )?ipas?|(?<!(?:für|im|das|ein|vom|zum|ins|ans|am|und|oder|aus) )lagers?(?! (?:und|bis|aan|voor|dan) )|ales?|stouts?|pilsners?|brewer(?:y|ies)(?: tours?)?|brewpubs?|tap ?rooms?|pubs?)\b|\p{L}*(?<!bar|plom)biere?\b|\p{L}*brauerei|biergarten|\bbières?\b|\bcervez|\bcervec|\bbirr[aei]|\bcervej|пиво|пивн|пивовар|ビール|啤酒|맥주|بيرة|बियर/iu,
    'beerGlass',
  ],
  [
    /\b(?:(?:red |white |rosé |natural |sparkling |fine )?wines?(?! (?:glass(?:es)?|racks?|coolers?|fridges?|cabinets?|openers?|cellars?))(?: tours?)?|(?:winer(?:y|ies)|vineyards?)(?: tours?)?|sommeliers?)\b|\p{L}*(?<!sch)weine?\b|\bwein(?:gut|handlung|laden|probe|abo|bar)|\p{L}*winzer|\bvins?\b|vignoble|vigneron|\bvinos?\b|\bbodegas?\b|viñedo|\bvini\b|\bcantina\b|enotec|\bvinhos?\b|vinícola|вин[оа]\b|винодел|ワイン(?!グラス)|葡萄酒|红酒|와인(?!잔)|نبيذ/iu,
    'wine',
  ],
  [
    /\b(?:smoothies?|(?:cold[- ]pressed |fresh |fruit |orange |green |vegetable )?juices?(?:ry| cleanses?| bars?)?|milk ?shakes?|lemonades?|iced tea|ice tea|bubble tea|boba)\b|\p{L}*säfte|(?:obst|frucht|apfel|orangen|direkt)saft|\bjus (?:de|frais|pressés?)|\bjus$|zumos?\b|\bjugos?\b|batidos?\b|licuados?|\bsucchi?\b|frullat|spremut|\bsucos?\b|\bсоки?\b|смузи|スムージー|ジュース|タピオカ|果汁|奶茶|奶昔|스무디|주스|버블티|عصير|عصائر|जूस|स्मूदी|शेक\b/iu,
    'smoothie',
  ],
  [
    /\bteas?(?! ?(?:cups?|towels?|tree|lights?|candles?|party|sets?|lights?|leaves))\b|\b(?:(?:herbal|green|black|loose[- ]leaf) teas?|tea ?(?:rooms?|houses?|pots?|shops?)|chai)\b|(?:kräuter|früchte|schwarz|grün)tee|\btees?\b(?=$| (?:shop|laden|haus|abo|aus))|\bteeladen|\bthés?\b|tisanes?\b|\bté\b|\btés\b|\binfusiones\b|\btè\b|\bchás?\b|\bча[йяи]\b|お茶|紅茶|緑茶|日本茶|茶叶|绿茶|红茶|녹차|홍차|찻집|شاي|चाय/iu,
    'teapot',
  ],
  [
    /\b(?:coffee (?:(?:bean )?subscriptions?|beans?|roast(?:s|ers?|ery|eries|ing)|bags?|clubs?|boxe?s?)|(?:whole )?beans?)\b|kaffeebohnen|kaffeerösterei|\p{L}*rösterei|cafés? en grains?|torréfact|tostador|café en grano|torrefazion|caffè in grani|café em grãos|кофе в зёрнах|コーヒー豆|珈琲豆|咖啡豆|원두/iu,
    'pouch',
  ],
  [
    /\b(?:sushi|sashimi|nigiri|japanese (?:food|cuisine|restaurants?))\b|суши\b|роллы|寿司|すし\b|お寿司|스시|초밥|سوشي|सुशी/iu,
    'sushi',
  ],
  [
    /\b(?:(?:d(?:ö|oe?)ner )?kebabs?|d(?:ö|oe?)ners?|shawarmas?|falafels?|gyros?|souvlaki|dürüms?|(?<!(?:beeswax|food|gift|hair|hot water bottle) )wraps?(?!ping)|pitas?)(?: (?:wraps?|shops?|houses?|vans?|bars?|grills?|stands?|takeaways?))?\b|\bdöner\p{L}*|\bkebap\p{L}*|\bkébabs?\b|шаурм|шаверм|фалафел|ケバブ|ファラフェル|شاورما|فلافل|كباب/iu,
    'wrap',
  ],
  [
    /\b(?:hot ?dogs?|bratwursts?|sausage (?:stands?|carts?))\b|würstchen|currywurst|perritos? calientes?|ホットドッグ|热狗|핫도그/iu,
    'hotDog',
  ],
  [
    /\b(?:tacos?|burritos?|quesadillas?|fajitas?|tortillas?|mexican (?:food|cuisine|restaurants?))\b|\btaquer|restaurante mexicano|тако\b|タコス|墨西哥卷|타코(?!야)|تاكو\b|टाको/iu,
    'tacos',
  ],
  [
    /\b(?:ramen|noodles?|udon|pho|laksa|soups?|(?:chinese|thai|vietnamese|korean|asian) (?:food|cuisine|restaurants?|street food|takeaways?))\b|\p{L}*nudel(?!holz)|\p{L}*suppen?\b|\bnouilles?|\bsoupes?\b|\bfideos\b|\bsopas?\b|\bzupp[ae]|лапш|\bсупы?\b|рамен|ラーメン|うどん|そば|麺|拉面|面条|面馆|米线|라면|국수|쌀국수|냉면|نودلز|شوربة|नूडल|सूप/iu,
    'noodleBowl',
  ],
  [
    /\b(?:poke(?! ?mon)(?: bowls?)?|(?:salad|grain|buddha|açaí|acai|rice|smoothie|burrito|vegan|healthy|breakfast|power) bowls?|salads?|(?:healthy|vegan|diet|keto|plant[- ]based|fresh) (?:food|meals?|lunch(?:es)?)(?: (?:plans?|prep))?|nutritionists?|dieti[ct]ians?|weight[- ]loss (?:programs?|programmes?|plans?|coach(?:ing|es)?)|meal prep(?:ping)?(?: (?:plans?|services?))?|(?:meal|recipe) (?:kits?|boxe?s?|plans?))\b|\p{L}*kochbox|\p{L}*salate?\b|salatbar|\bsalades?\b|ensaladas?|insalat|\bsaladas?\b|\bmarmitas?\b|\bсалат|サラダ|ポケ(?!モン|ット)|沙拉|轻食|샐러드|포케|سلطة|سلطات|सलाद/iu,
    'foodBowl',
  ],
  [
    /\b(?:pastas?|spaghetti|lasagn[ae]|ravioli|gnocchi|tagliatelle|italian (?:food|cuisine|restaurants?))\b|\bpâtes fraîches|restaurant italien|restaurante italiano|pastificio|trattori|ristorante italiano|паста\b(?! для)|パスタ|イタリアン|意面|意大利面|파스타|باستا|معكرونة|पास्ता/iu,
    'pasta',
  ],
  [
    /\b(?:pancakes?|waffles?|crêpes?|crepes?|brunch(?:es)?|(?<!bed (?:and|&) )breakfasts?(?! (?:bars?|cereals?))|diners?)\b|pfannkuchen|\bwaffeln?\b|frühstück|crêperie|\bgaufres?|petits? déjeuners?|tortitas|\bgofres\b|desayunos?|panquecas?|café da manhã|\bcolazion|блин(?:ы|чик|ная)|завтрак|パンケーキ|ワッフル|ホットケーキ|松饼|早餐|팬케이크|와플|브런치|بان ?كيك|وافل|فطور|पैनकेक|नाश्ता/iu,
    'pancakes',
  ],
  [
    /\b(?:sandwich(?:es)?|panini|toasties?|delis?|delicatessen|hoagies?)\b|belegte brötchen|\btartines?\b|sandwichs\b|bocadillos?|bocater|\bpanin[io]\b|panineri|tramezzin|sanduíches?|сэндвич|бутерброд|サンド(?!バッグ)|三明治|샌드위치|ساندو[يت]|सैंडविच/iu,
    'sandwich',
  ],
  [
    /\b(?:cheeses?(?! ?(?:cakes?|burgers?))|cheesemongers?|creamer(?:y|ies))\b|\p{L}*käse(?!kuchen)|\bfromag|\bquesos?\b|queser|formagg|caseific|\bqueijos?\b|\bсыр(?:ы|ов|ная|оварня)?\b|チーズ(?!ケーキ)|奶酪|芝士|치즈(?!케이크)|جبن|أجبان|पनीर|चीज़\b/iu,
    'cheese',
  ],
  [
    /\b(?:eggs?(?! (?:donat|freez|benedict|timers?|chairs?)))\b|\b(?:bio-?)?eier\b|\bœufs|\boeufs|\bhuevos\b|\buova\b|\bovos\b|\bяйц|\bяйца|たまご|鸡蛋|계란|달걀|بيض\b|अंडे/iu,
    'eggs',
  ],
  [
    /\b(?:steaks?(?: ?houses?)?|butcher(?:s|y|ies)?|meats?|beef|bbq|barbecues?|grill(?:ed)? (?:restaurants?|house)|ribs|brisket|sausages?|charcuterie)\b|\p{L}*metzgerei|fleischerei|\p{L}*fleisch(?!los)|\bgrillfleisch|\bboucher|\bviandes?\b|carnicer|\bparrilla|macelleri|\bcarni?\b|\bcarnes?\b|açougue|churrasc|мясо|мясн|стейк|шашлык|焼肉|ステーキ|精肉|牛排|烧烤|정육|스테이크|고기|لحوم|ملحمة|مشاوي|मटन/iu,
    'steak',
  ],
  [
    /\b(?:vegetables?|veggies?|veg boxe?s?|fruits?(?! flies)|greengrocers?|grocer(?:y|ies|s)|farm(?:ers)?['’]?s? (?:shops?|markets?|boxe?s?|produce|stands?)|(?:fresh|local|organic|farm) (?:produce|food)|produce boxe?s?|farms?|csa|microgreens|sprouts)\b|\p{L}*gemüse|\p{L}*obst\b|hofladen|\p{L}*biokiste|bauernhof|\blégumes?|\bfruits\b|maraîch|\bprimeurs?\b|verduras?|\bfrutas?\b|fruter[íi]a|hortalizas|\bverdur|\bfrutta\b|ortofrutt|fruttivend|hortifruti|orgânicos|овощ|фрукт|野菜|果物|八百屋|蔬菜|水果|生鲜|야채|과일|채소|خضار|خضروات|فواكه|بقالة|सब्ज़ी|सब्जी|फल\b|किराना/iu,
    'produceCrate',
  ],
  [
    /\b(?:(?:oat|almond|soy|goat['’]?s?|fresh|raw|whole|organic|plant) milks?|milk(?! ?(?:teeth|shakes?|chocolate))|dair(?:y|ies)(?! ?-?free)|kefir)\b|\p{L}*milch(?!zähne)|\blaits?\b(?! corporel)|\bleche\b|\blatte (?:fresco|d)|\bleites?\b|laticínio|молок|牛乳|ミルク|牛奶|우유|حليب|ألبان|दूध|डेयरी/iu,
    'milk',
  ],
  [
    /\b(?:cand(?:y|ies)|sweets|sweet ?shops?|lollipops?|gumm(?:y|ies)|confectioner(?:y|ies)|toffees?|marshmallows?|licorice|liquorice)\b|süßigkeiten|süßwaren|\bbonbons?\b|gummibär|confiseri|\bcaramelos?\b|golosinas|chuches|\bdulces\b|caramell|\bdolciumi|guloseimas|\bbalas\b|\bdoces\b|сладост|леденц|キャンディ|お菓子|糖果|零食|사탕|젤리|حلوى|سكاكر|मिठाई|टॉफ़ी/iu,
    'candy',
  ],
  [
    /\b(?:sea ?food|fish(?:mongers?)?(?! (?:tanks?|oils?|food|rods?|bowls?))|salmon|oysters?|lobsters?|shrimps?|prawns?|fish (?:markets?|(?:and|&|n) chips))\b|\bfisch(?!er)|meeresfrüchte|poissonn|\bpoissons?\b|fruits de mer|marisc|pescad|pescheri|frutti di mare|\bpesce\b|peixari|frutos do mar|морепродукт|рыб[аныу]|鮮魚|海鮮|魚屋|海鲜|수산|해산물|횟집|مأكولات بحرية|أسماك|मछली/iu,
    'fish',
  ],
];
