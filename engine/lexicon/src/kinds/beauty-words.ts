import type { KindWords } from './kind-words.ts';

/** Words of what is put on skin, hair, nails and teeth, and of what is swallowed to stay well. */
export const BEAUTY_WORDS: KindWords = [
  [
    /\b(?:(?:mens |kids |dry |walk[- ]in )?hair ?cuts?|tailors?|tailoring|(?:clothing |dress |suit )?alterations|sewing(?! machines?)(?: \w+)?|dress ?mak(?:ers?|ing)|seamstress(?:es)?|scissors|shears)\b|haarschnitt|herrenschnitt|änderungsschneid|schneiderei|nähkurs|\bcouture(?:rière|s)?\b|coupe de cheveux|corte de pelo|\bsastre|sartori|corte de cabelo|costureir/iu,
    'scissors',
  ],
  [
    /\b(?:lipsticks?|lip (?:gloss(?:es)?|balms?|oils?|tints?|liners?|stains?|care|kits?))\b|lippenstift|lippenpflege|rouges? à lèvres|pintalabios|labiales?\b|rossett|batom\b|batons\b|помад|口紅|リップ|口红|립스틱|أحمر شفاه|लिपस्टिक/iu,
    'lipstick',
  ],
  [
    /\b(?:(?:uv |led )*nail (?:lamps?|dryers?|drills?|tips?|files?)|nail (?:polish(?:es)?|lacquers?|varnish(?:es)?|salons?|bars?|studios?|art(?:ists?)?|tech(?:nician)?s?|care|gels?|extensions?)|(?:gel|acrylic|press[- ]on) nails|nails|manicures?|pedicures?)\b|\bnagel(?:lack|studio|design|pflege)|maniküre|pediküre|vernis à ongles|\bongles|manucure|pédicure|\buñas|manicur|pedicur|\bunghie|\bunhas|маникюр|педикюр|ногт|ネイル|美甲|네일|مناكير|أظافر|नेल/iu,
    'nailPolish',
  ],
  [
    /\b(?:mascaras?|(?:eye)?lash(?:es)?(?: (?:extensions?|lifts?|studios?|serums?|bars?|tech(?:nician)?s?))?|(?:eye)?brows?(?: (?:bars?|studios?|lamination|shaping|artists?))?|microblading)\b|\bwimpern|augenbrauen|extensions? de cils|\bcils\b|sourcils|pestañas|rímel|\bcejas\b|\bciglia\b|sopracciglia|cílios|sobrancelha|ресниц|бров(?:и|ей)|まつげ|マツエク|睫毛|속눈썹|رموش/iu,
    'mascara',
  ],
  [
    /\b(?:toothpastes?|(?:hand|foot|sun|bb|shaving) creams?|sun ?screens?|sun ?blocks?|spf|(?:face|facial) (?:wash(?:es)?|cleansers?|scrubs?)|cleansers?|hair gel|deodorants?|self[- ]tan(?:ning|ners?)?(?: mousse)?)\b|zahnpasta|zahncreme|handcreme|sonnencreme|sonnenschutz|dentifric|crèmes? (?:pour les )?mains|crèmes? solaires?|pastas? de dientes|cremas? (?:de|para) manos|protector(?:es)? solar|crem[ae] (?:per le )?mani\b|crem[ae] solar|pasta de dente|cremes? (?:de|para as) mãos|protetor(?:es)? solar|зубн\p{L}* паст|крем для рук|солнцезащит|歯磨き粉|日焼け止め|ハンドクリーム|牙膏|防晒|护手霜|치약|선크림|핸드크림|معجون (?:ال)?أسنان|واقي (?:ال)?شمس|टूथपेस्ट|सनस्क्रीन/iu,
    'tube',
  ],
  [
    /\b(?:(?:bamboo|wooden|manual|eco(?:[- ]friendly)?|biodegradable|recycled|zero[- ]waste) tooth ?brush(?:es)?)\b|(?:bambus|holz)zahnbürste\p{L}*|brosses? à dents en bambou|cepillos? de dientes de bamb/iu,
    'toothbrushCup',
  ],
  [
    /\btooth ?brush(?:es)?\b|\p{L}*zahnbürste|brosses? à dents|cepillos? de dientes|spazzolin|escovas? de dentes|зубн\p{L}* щет|歯ブラシ|牙刷|칫솔|(?:فرشاة|فرش) (?:ال)?أسنان|टूथब्रश/iu,
    'toothbrush',
  ],
  [
    /\b(?:(?<!(?:liquid|hand|dish|foaming) )soaps?(?! dispensers?)|(?:shampoo|conditioner|shaving) bars?|bath bombs?)\b|(?<!flüssig)seifen?\b|\bsavon(?:s|nette|nerie)?\b(?! liquide)|jab(?:ón|ones)\b(?! líquido)|\bsapon(?:e|i|ett)|sabonetes?\b(?! líquido)|(?<!жидкое )мыл[оа]\b|石鹸|香皂|手工皂|비누|صابون|साबुन/iu,
    'soapBar',
  ],
  [
    /\b(?:hair ?dryers?|blow ?dr(?:y|ys|ies|yers?)(?: bars?)?|hair(?: |-)?(?:salons?|dressers?|dressing|stylists?|studios?|styling|extensions?|cuts?|colou?r(?:ing|ists?)?|straighteners?))\b|\bföhn|haartrockner|\p{L}*friseur|\p{L}*frisör|\bcoiffeu|\bcoiffure|sèche-cheveux|peluquer|secador(?:es)? de (?:pelo|cabelo)|cabeleireir|parrucchier|asciugacapelli|парикмахер|стрижк|\bфен\b|ドライヤー|美容室|美発|美发|发型|理髪|미용실|헤어샵|صالون|सैलून/iu,
    'hairDryer',
  ],
  [
    /\b(?:make-?up(?: artists?)?|cosmetics?|beauty (?:salons?|studios?|products?|brands?|parlou?rs?|supply)|eye ?shadows?|blush(?:er)?|bronzers?|concealers?|highlighter palettes?|powder compacts?)\b|(?<!natur)kosmetik(?!erin)|schminke|maquill|cosmétiques?|instituts? de beauté|cosmétic[oa]s|sal(?:ón|ones) de belleza|centro estetico|\btrucc[oh]|cosmetic[io]\b|maquiagem|sal(?:ão|ões) de beleza|макияж|космети|メイク|化粧|コスメ|化妆|彩妆|메이크업|화장품|ميكاب|مكياج|مستحضرات (?:ال)?تجميل|मेकअप|मेकप/iu,
    'makeup',
  ],
  [
    /\bsérums? (?:visage|facia(?:l|ux)|anti)|\bsuero facial|\bsiero viso|\bsérum facial|\bgezichtsserum|\bgesichtsserum|\bansiktsserum/iu,
    'dropperBottle',
  ],
  [
    /\b(?:vitamins?(?! c serum)|(?:(?:multi)?vitamin|sleep|cbd|hair|collagen) gummies|multivitamins?|(?:food |dietary |health |sports? )?supplements?|capsules|tablets(?! (?:pc|repair|computers?))|pills|probiotics?|collagen|magnesium|melatonin|omega[- ]?3|nootropics?)\b|nahrungsergänzung|vitamine?\b|\bcompléments? alimentaires?|suplementos?\b|complementos? alimenticios?|vitaminas\b|integrator[ei]\b|витамин|サプリ|维生素|保健品|비타민|영양제|فيتامين|مكمل|विटामिन|सप्लीमेंट/iu,
    'pillBottle',
  ],
  [
    /\b(?:razors?|shav(?:ers?|ing(?: kits?)?)|(?:beard|hair|body) (?:trimmers?|clippers?)|(?:men['’]?s |male )?grooming(?<!(?:dog|cat|pet|mobile|horse) grooming)(?: kits?)?)\b|\brasier|\brasoirs?\b|rasage|afeitado|máquinas? de afeitar|\brasoi[oi]?\b|rasatura|barbeador|бритв|シェーバー|髭剃り|剃须|면도|حلاقة شعر|शेविंग/iu,
    'razor',
  ],
  [
    /\b(?:laser hair removal|hair removal(?: lasers?)?|waxing|threading|(?:aesthetics?|laser) clinics?|botox|fillers|gua sha|(?:beauty|facial|massage) tools?|acupunct\w+|acne treatments?|hydrafacials?|body contouring)\b|haarentfernung|épilation|depilación|epilazione|depilação|эпиляц|脱毛|제모|إزالة الشعر/iu,
    'stones',
  ],
  [
    /\b(?:toners?(?! cartridges?)|micellar water|rose ?water|scalp (?:treatments?|serums?)|hair (?:growth )?serums?|ampoules?)\b/iu,
    'dropperBottle',
  ],
  [
    /\b(?:mouth ?wash(?:es)?|dental floss|teeth whitening(?: (?:kits?|strips?|gels?))?|(?:clear )?aligners?|retainers?(?: cleaners?)?|veneers)\b/iu,
    'tooth',
  ],
  [/\b(?:bath (?:salts?|powders?)|(?:sheet|face|clay|hair) masks?)\b/iu, 'jar'],
  [
    /\b(?:hearing (?:aids?|tests?|care|centres?|centers?|clinics?)|audiolog\w+|tele(?:health|medicine)|physical therap(?:y|ists?)|blood pressure (?:monitors?)?|(?:knee|back|ankle) (?:braces?|supports?)|wheelchairs?|mobility (?:aids?|scooters?)|blood tests?|health (?:checks?|screenings?)|vaccinations?)\b|hörgerät|appareils? auditifs?|audífonos|apparecchi acustici|aparelhos? auditivos?|слухов\p{L}* аппарат|補聴器|助听器|보청기/iu,
    'medicalCross',
  ],
  [/\b(?:eye (?:tests?|exams?|care))\b/iu, 'spectacles'],
];
