import type { KindWords } from './kind-words.ts';

/** Words of what is worn and carried. */
export const FASHION_WORDS: KindWords = [
  [
    /\b(?:(?<!(?:silk|satin|chiffon|head)[ -]?)scar(?:f|ves)|(?:wool|knitted|merino) shawls?|snoods?|neck ?warmers?)\b|\p{L}*schals?\b|écharpes?\b|bufandas?\b|\bsciarp[ae]\b|cachecóis|cachecol|\bsjaals?\b|\bszalik|\bшарф\p{L}*|スカーフ|マフラー|围巾|목도리/iu,
    'scarf',
  ],
  [
    /\b(?:(?<!thermal )underwear|knickers|panties|undies|(?:boxer|jockey) (?:shorts?|briefs?)|(?:(?:wo)?men.?s|cotton|bamboo|period|seamless|kids.?) (?:briefs|boxers|thongs)|lingerie)\b|unterwäsche|unterhosen?\b|sous-vêtements?|\bculottes? menstruelles?|ropa interior|\bcalzoncillos|biancheria intima|\bmutande|roupa íntima|\bcuecas?\b|\bcalcinhas?\b|\bondergoed\b|нижнее бель|下着|内衣|속옷/iu,
    'briefs',
  ],
  [
    /\b(?:(?:swim(?:ming)?|bathing|surf) ?(?:trunks|shorts)|board ?shorts|men.?s swim ?wear)\b|\p{L}*badehosen?\b|(?:shorts?|slips?) de bain|maillots? de bain (?:pour )?homme|bañador(?:es)? de hombre|boxer da bagno|costum[ei] da bagno (?:da )?uomo|cal(?:ção|ções) de banho/iu,
    'swimTrunks',
  ],
  [
    /\b(?:swim ?wear|swim ?suits?|bikinis?|beach ?wear|(?:swimming|bathing) (?:costumes?|suits?))\b|\p{L}*(?:bademode|badeanz(?:u|ü)ge?|bikinis?)\b|maillots? de bain|trajes? de baño|bañador(?:es)?\b|costum[ei] da bagno|\bmaiôs?\b|\bbiqu[ií]nis?\b|roupas? de banho|купальник|水着|泳衣|수영복/iu,
    'swimsuit',
  ],
  [
    /\b(?:(?:merino|leather|winter|wool(?:len)?|cycling|ski|running|touchscreen|heated|knit(?:ted)?|cashmere) )*(?<!(?:boxing|nitrile|latex|disposable|goalkeeper|baseball|oven) )(?:gloves|mittens)\b|\p{L}*(?<!box)handschuhe?\b|\bgants?\b(?! de (?:boxe|cuisine))|\bguantes?\b(?! de boxeo)|\bguanti\b(?! da boxe)|\bluvas?\b(?! de boxe)|перчатк|варежк|手袋|手套|장갑/iu,
    'gloves',
  ],
  [
    /\b(?:(?:golf |patio |beach |travel |rain )?(?:umbrellas?(?! (?:insurance|polic|compan|term|organi))|parasols?)|rain (?:gear|ponchos?))\b|\p{L}*regenschirm\p{L}*|sonnenschirm\p{L}*|\bparapluies?\b|\bparaguas\b|\bombrell[oi]\b|guarda[- ]?chuva|зонт|折りたたみ傘|雨傘|雨伞|우산/iu,
    'umbrella',
  ],
  [
    /\b(?:wedding|bridal) (?:dress(?:es)?|gowns?|boutiques?|shops?|fashion|wear)\b|\bbraut(?:kleid|mode)|robes? de mariée|vestidos? de (?:novia|noiva)|abit[oi] da sposa|свадебн\p{L}* плат|ウェディングドレス|婚纱|웨딩드레스|(?:فستان|فساتين) (?:ال)?(?:زفاف|عرس|أعراس)/iu,
    'weddingDress',
  ],
  [
    /\b(?:(?:baby|evening|summer|prom|party|maxi|cocktail|linen) )?(?:dress(?:es)?(?! (?:codes?|shirts?|shoes?|up))|gowns?|skirts?(?!ing)|jumpsuits?|abayas?|kaftans?|sarees?|saris?)\b|\bwom[ae]n['’]?s? (?:clothing|clothes|fashion|wear)\b|\bmaternity (?:wear|clothes|clothing|fashion)\b|\bboutique$|\p{L}*kleid(?:er|chen)?\b|damenmode|\brobes? (?!de chambre)|\brobes?$|\bvestidos?\b|\bvestiti?\b|\babiti\b|плать[ея]|ワンピース|ドレス(?!ッ)|连衣裙|裙|드레스|원피스|فستان|فساتين|عباي|ड्रेस|साड़ी|साड़ियाँ/iu,
    'dress',
  ],
  [
    /\b(?<!(?:football|soccer|rugby|ski|snowboard|car) )boots?(?! (?:camps?|sales?|fitness))\b|\p{L}*(?<!ski)stiefel|\bbott(?:es|ines?)\b|\bbotines\b|\bbotas\b|\bstival|сапог|ботин|ブーツ|靴子|부츠|جزم/iu,
    'boot',
  ],
  [
    /\b(?:sandals?|flip[- ]?flops?|slides(?! ?shows?)|espadrilles?|birkenstocks?)\b|\bsandale|badelatschen|\btongs\b|sandalias|chanclas|\bsandali\b|infradito|sandálias?|chinelos?|сандал|шлёп|шлеп|サンダル|凉鞋|拖鞋|샌들|슬리퍼|صنادل|صندل|चप्पल|सैंडल/iu,
    'sandals',
  ],
  [
    /\b(?:(?:high |block |kitten )heels?(?! (?:pain|spurs?))|heels|stilettos?|court shoes|(?:wedding|bridal|dress) shoes)\b|\bescarpins?|chaussures? à talons|\btac(?:ón|ones)\b|\btacc(?:o|hi)\b|salto alto|туфл|ハイヒール|パンプス|高跟鞋|하이힐|구두|كعب عال/iu,
    'highHeel',
  ],
  [
    /\b(?:socks?|stockings|hosiery)\b|\bsocken\b|\p{L}*strümpfe|chaussettes?|calcetines|calzini|\bcalze\b|\bmeias\b|носки\b|靴下|ソックス|袜|양말|جوارب|जुराब|मोज़े/iu,
    'socks',
  ],
  [
    /\b(?:hoodies?|hooded (?:tops?|sweaters?)|sweat ?shirts?|sweaters?|jumpers?|knitwear|pullovers?|cardigans?|tracksuits?|(?:gym|sports?|street|active|yoga|fitness|running|lounge)[ -]?wear)\b|kapuzenpull|\p{L}*pullover|strickjacke|sweats? à capuche|\bpulls?\b|sudaderas?|\bjers(?:ey|éis)\b|\bfelp[ae]\b|maglion|moletom|moletons|худи\b|толстовк|свитер|パーカー|セーター|ニット(?!帽)|卫衣|毛衣|후드티|후드|맨투맨|니트|스웨터|هودي|كنز|हुडी|स्वेटर/iu,
    'hoodie',
  ],
  [
    /\b(?:(?:men['’]?s |tailored |bespoke |made[- ]to[- ]measure |business |wedding )?suits(?! (?:you|your|all|every))|(?:men['’]?s|tailored|bespoke|business|wedding|made[- ]to[- ]measure|three[- ]piece) suit|tuxedos?|blazers?|menswear|tailor(?:s|ing)?|neck ?ties|bow ?ties)\b|\p{L}*anzüge?\b|\bmaßschneider|\bsakkos?\b|\bcostumes? (?:homme|sur mesure|pour homme)|\btrajes?\b(?! de baño)|sastrer|\bsartori|abit[oi] da uomo|\bternos?\b|alfaiat|костюм(?:ы|ов)? (?:мужск|на заказ)|ателье|スーツ(?!ケース)|西装|西服|양복|정장|بدلات|بدلة/iu,
    'suit',
  ],
  [
    /\b(?:wallets?(?! app)|card ?holders?|billfolds?)\b|geldbörse|portemonnaie|brieftasche|portefeuilles?\b|porte-monnaie|\bbilleteras?|portafogli|carteiras?\b|кошел|бумажник|財布|钱包|지갑|محفظة|محافظ|बटुआ/iu,
    'wallet',
  ],
  [
    /\b(?:jackets?(?! potato)|coats?(?! of)|parkas?|anoraks?|raincoats?|overcoats?|outerwear|(?:rain|ski)wear)\b|\p{L}*jacken?\b|\p{L}*mäntel|(?:winter|regen|woll|damen|herren)mantel|\bvestes?\b|\bblousons?\b|\bmanteaux?\b|doudoune|chaquetas?|\babrigos?\b|cazadora|\bgiacc|cappott|giubbot|jaquetas?|\bcasacos?\b|куртк|пальто|пуховик|ジャケット|コート\b|アウター|夹克|外套|大衣|羽绒服|자켓|재킷|코트|패딩|جاكيت|معطف|معاطف|जैकेट/iu,
    'jacket',
  ],
  [
    /\b(?:jeans|denim|trousers|(?<!(?:hot|smarty|training) )pants|chinos|leggings|joggers)\b|\p{L}*hosen\b|\bpantalon|\bvaqueros\b|\bcalças\b|джинс|брюк|штаны|ジーンズ|デニム|パンツ|牛仔裤|裤|청바지|바지|جينز|بنطلون|بناطيل|जींस|पैंट/iu,
    'jeans',
  ],
  [
    /\b(?:beanies?|bobble hats?|(?:wool(?:ly|len)?|knit(?:ted)?|winter) (?:hats?|caps?))\b|\p{L}*mützen?\b|\bbonnets?\b|gorros?\b|\bberrett|шапк|шапоч|ニット帽|毛线帽|비니/iu,
    'beanie',
  ],
  [
    /\b(?:(?:baseball|trucker|dad|golf|running|snapback) caps?|snapbacks?|(?<!(?:red|white|black|hard) )hats?|headwear)\b|\bcaps$|\bbasecap|\bkappen?\b|\bhüte\b|casquettes?|\bchapeaux?\b|\bgorras?\b|sombreros?|cappell[oi]|\bbonés?\b|chapéus?|кепк|бейсболк|шляп|帽子|キャップ|모자|قبعات|قبعة|कैप\b/iu,
    'cap',
  ],
  [
    /\b(?:ear ?rings?|ear studs?|ear cuffs?|piercings?)\b|ohrring|ohrstecker|boucles? d['’]oreilles?|\bpendientes\b|\baretes\b|orecchin|\bbrincos?\b|серьг|серёжк|сережк|пирсинг|ピアス(?!ト)|イヤリング|耳环|耳钉|귀걸이|귀고리|피어싱|حلق\b|أقراط|झुमके|बालियाँ/iu,
    'earrings',
  ],
  [
    /\b(?:necklaces?|pendants?(?! (?:lights?|lamps?))|chokers?|lockets?|(?:gold|silver) chains?)\b|\bhalskette|\bcolliers?\b|\bpendentifs?\b|\bcollan[ae]\b|\bciondol|колье|ожерель|подвеск|ネックレス|项链|목걸이|قلادة|قلائد|हार\b|नेकलेस/iu,
    'necklace',
  ],
  [
    /\b(?:back ?packs?(?!ing|er)|rucksacks?|school ?bags?|day ?packs?)\b|\p{L}*rucks[aä]ck|schulranzen|schultasche|sacs? à dos|cartables?\b|mochilas?|\bzain[oi]\b|рюкзак|ранец|リュック|ランドセル|バックパック|背包|书包|백팩|책가방|حقيبة (?:ال)?(?:ظهر|مدرس)|حقائب (?:ال)?(?:ظهر|مدرس)|बैकपैक|बस्ता/iu,
    'backpack',
  ],
  [
    /\b(?:duff(?:el|le)s?(?: bags?)?|(?:gym|sports?|travel|weekend(?:er)?|overnight|holdall) bags?|weekenders|holdalls?)\b|sporttasche|reisetasche|sacs? de (?:sport|voyage)|bols(?:os?|as?) de (?:deporte|viaje|viagem|academia)|bors(?:a|e|one|oni) (?:da|per la) (?:palestra|viaggio)|спортивн\p{L}* сумк|дорожн\p{L}* сумк|ボストンバッグ|旅行包|더플백/iu,
    'duffelBag',
  ],
  [
    /\b(?:hand ?bags?|purses?|clutch(?:es)?|satchels?|(?:leather|crossbody|shoulder|designer|evening|vegan leather) bags?)\b|\bhandtasche|ledertasche|umhängetasche|sacs? à main|sacs? en cuir|\bbolsos?\b|\bcarteras\b|\bborse(?:tt[ae])?\b|\bborsa\b(?! di studio)|bolsas? (?:de couro|feminina)|сумочк|\bсумк|ハンドバッグ|手提包|包包|핸드백|حقيبة يد|حقائب (?:يد|نسائية)|पर्स\b/iu,
    'handbag',
  ],
];
