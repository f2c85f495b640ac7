import type { Mood } from './content/mood.ts';
import { CALLS_TO_ACTION, type CategoryWords } from './content/texts.ts';

/** What the user's campaign is for. The goal itself is the advertiser's business and is never printed. */
export type GoalKind =
  | 'sales'
  | 'leads'
  | 'call'
  | 'demo'
  | 'signup'
  | 'trial'
  | 'install'
  | 'booking'
  | 'event'
  | 'donate'
  | 'visit'
  | 'apply'
  | 'follow'
  | 'awareness';

const GOALS: readonly (readonly [GoalKind, RegExp])[] = [
  // Languages of Asia and Turkish.
  [
    'donate',
    /donasi|sedekah|infak|zakat|galang dana|quyên góp|ủng hộ|từ thiện|दान|चंदा|डोनेशन|บริจาค|ระดมทุน|bağış|تبرع|תרומ|תורמ|תרמ/iu,
  ],
  [
    'apply',
    /\blamaran\b|pelamar|ứng tuyển|ứng viên|tuyển dụng|nộp hồ sơ|आवेदन|भर्ती|अप्लाई|สมัครงาน|ผู้สมัคร|รับสมัครพนักงาน|ใบสมัคร|başvur|özgeçmiş|işe alım|توظيف|سير(?:ة)? ذاتية|متقدم|מועמד|קורות חיים|גיוס עובדים|応募|採用|求職|应聘|招聘|简历|求职|^지원$|지원자|지원서|입사|채용|구직/iu,
  ],
  [
    'event',
    /\btiket|(?<!\p{L})vé(?!\p{L})|tham dự|टिकट|บัตร|ตั๋ว|ผู้เข้าร่วม|\bbilet(?:ler|i)?(?!\p{L})|katılımcı|تذاكر|حضور|כרטיס|משתתפ|チケット|前売|参加者|来場|门票|购票|售票|订票|参会|예매|티켓|입장권|참가자/iu,
  ],
  ['demo', /डेमो|เดโม|عرض توضيحي|הדגמ/iu],
  [
    'booking',
    /reservasi|janji temu|\bjadwal|konsultasi|(?:pemesanan|pesan) (?:kamar|tempat|meja)|survei lokasi|đặt (?:bàn|phòng|lịch|chỗ|hẹn|tour)|(?<!\p{L})hẹn(?!\p{L})|xem nhà|अपॉइंटमेंट|बुक|आरक्षण|साइट विज़िट|टेस्ट ड्राइव|จอง|นัด|görüşme|keşif|muayene|sürüşü|^danışmanlık(?: al\p{L}*)?$|حجوز|موعد|مواعيد|معاين|استشار|קביעת|פגיש|הזמנת (?:מקום|שולחן)|הזמנות (?:מקום|שולחן)|ייעוץ|予約|예약|预约|预订|内覧|内見|見学|面談|試乗|看房|试驾|订座|订位|订房|시승/iu,
  ],
  [
    'install',
    /\bunduh|pengunduh|tải (?:app|ứng dụng|về)|lượt tải|cài đặt|डाउनलोड|इंस्टॉल|ดาวน์โหลด|โหลดแอป|ติดตั้งแอป|\bindirme|\bindirsin/iu,
  ],
  [
    'trial',
    /uji coba|coba gratis|dùng thử|học thử|tập thử|ट्रायल|आज़मा|ทดลอง|ลองใช้|\bdeneme|denesin|تجريب/iu,
  ],
  [
    'signup',
    /\bdaftar|pendaftar|keanggotaan|langganan|(?:siswa|murid|peserta) baru|đăng ký|ghi danh|thành viên|học viên|रजिस्ट्रेशन|पंजीकरण|एडमिशन|दाख़िल|दाखिल|प्रवेश|साइन ?अप|सदस्य|नामांकन|สมัคร|ลงทะเบียน|สมาชิก|นักเรียนใหม่|kayıt|kaydol|(?<!\p{L})üye|abone|انضمام|عضوي|נרשמ|מנוי/iu,
  ],
  [
    'call',
    /\btele?pon|panggilan|cuộc gọi|(?<!\p{L})gọi(?!\p{L})|कॉल|फ़ोन|फोन|โทร|\btelefon(?!\p{L})|\btelefonla|\baramalar|\barasın|اتصال|שיחות|טלפונ/iu,
  ],
  [
    'leads',
    /penawaran|pertanyaan|prospek|calon (?:pelanggan|pembeli|klien)|\bkontak\b|báo giá|tư vấn|yêu cầu|liên hệ|tin nhắn|hỏi giá|पूछताछ|कोटेशन|लीड|संपर्क|संदेश|สอบถาม|ใบเสนอราคา|ติดต่อ|ทักแชต|ข้อความ|teklif|\btalep|iletişim|استفسار|عروض? (?:ال)?أسعار|عرض سعر|عملاء محتمل|פניות|הצע(?:ת|ות) מחיר|יצירת קשר/iu,
  ],
  [
    'visit',
    /kunjungan|pengunjung|(?<!\p{L})ghé(?!\p{L})|khách đến|lượt khách|विज़िट|ग्राहकों का आना|เข้าร้าน|มาที่ร้าน|แวะ|เยี่ยมชม|ziyaret|(?:mağaza|dükkân|dükkan)(?:ya|mıza|mza|a)? gel|زيار|زوار|ביקור|מבקרים|来店|集客|来館|到店|进店|客流|光顾|방문|내방/iu,
  ],
  [
    'sales',
    /penjualan|\bjual|pesanan|pemesanan|pembelian|\bbeli\b|omzet|doanh số|doanh thu|(?<!\p{L})bán(?!\p{L})|đơn hàng|(?<!\p{L})đặt(?!\p{L})|(?<!\p{L})mua(?!\p{L})|बिक्री|ऑर्डर|ख़रीद|खरीद|ยอดขาย|ขาย|สั่งซื้อ|ออเดอร์|ซื้อ|müşteri|بيع|طلب|למכור|מכיר|הזמנות/iu,
  ],
  [
    'donate',
    /donat|doneren|fundrais|raise (?:money|funds)|spend(?:e|en) sammeln|faire un don|\bdons\b|donaci|donante|donazion|doaç|\bgåv(?:a|or)\b|пожертв|募金|寄付|寄附|支援金|후원|기부|捐|darowizn|wpłat|zbiórk|донат|благодійн|внеск|δωρ(?:εά|εές|εών)/iu,
  ],
  [
    'apply',
    /\bapply\b|applica(?:nt|tion)|\bhir(?:e|ing)\b|recruit|candidate|bewerb|candidat|curr[ií]cul|solicitud(?:es)? de (?:empleo|trabajo)|postul|sollicit|rekrut|ansök|нанять|отклик|резюме|ваканс|соискател|відгук|кандидат|βιογραφικ|υποψηφ|προσλ|αιτήσε|kandyda[tc]|aplikuj|aplikowa|\baplikacje\b/iu,
  ],
  [
    'event',
    /attend|rsvp|ticket|^karten ?verk[aä]uf|(?:vender|venta de) entradas|billet|webinar|\bevents?\b|bigliett|teilnehm|biljett|bilhetes?\b|ingressos?\b|билет|билеты|квит(?:ок|к)|εισιτήρι|\bbilet(?:y|ów)/iu,
  ],
  [
    'demo',
    /\bdemos?\b|demonstraç|демо(?!\p{L})|демонстрац|презентаци|презентаці|παρουσιάσ|επίδειξ/iu,
  ],
  [
    'booking',
    /book(?:ing)?s?\b|appointment|reserv|consultation|schedul|viewings?|showings?|test drive|inspection|assessment|erstgespräch|beratungsgespräch|beratung buchen|advies (?:boeken|inplannen)|boka rådgivning|erstberatung|besichtigung|entretien|termin|marcaç|reunião|reuniões|buch|bokning|\bvisning(?:ar)?\b|provkörning|\bmöten?\b|rendez|réserv|\bcitas?\b|consultas?\b|prenot|appuntament|sopralluog|colloqui|agend|запис(?!(?:ей|ь|и)? на курс)|брон|просмотр|перегляд|консультац|встреч|зустріч|прийом|тест-драйв|κρατήσε|κράτησ|συναντήσε|حجز|הזמנת תור|תור|afspraak|afspraken|boeking|kennismaking|wizyt(?!\p{L}* w (?:sklep|salon|lokal|showroom))|randevu|rezerv|ραντεβο|จอง|बुकिंग|rezerw|konsultacj|umówion|spotka[nń]|oględzin|prezentacj/iu,
  ],
  [
    'install',
    /install(?!ations?\b|ed\b|ers?\b|ing\b)|download|app users|nedladdning|herunterlad|télécharg|descarg|descarreg|scaric|baix|скач|установ|встановлен|завантажен|λήψ(?:η|εις)|κατεβάσ|εγκαταστάσ|تحميل|تنزيل|הורד|ダウンロード|다운로드|下载|安装|インストール|설치(?! ?(?:문의|견적))|\bpobra[nń]/iu,
  ],
  [
    'trial',
    /trial|try(?:ing)? (?:it|out)|test(?:en)?\b|provträning|testanvändare|proefles|gratis (?:uit)?proberen|(?:бесплатн|безкоштовн)\p{L}* (?:период|період)|proefrit|proefaccount|testkund|probestund|probetraining|probefahrt|essai|prueba|prova\b|prove gratuit|teste|пробн|тестиров|тестуван|тестов|δοκιμ|تجربة|ניסיון|お試し|体験|トライアル|体验|试用|试听|체험|próbn|\btest(?:y|ów)\b|testow/iu,
  ],
  [
    'signup',
    /sign[- ]?ups?|signing up|subscri|register|registr|newsletter|waitlist|waiting list|member|join|enrol|anmäl(?:n|an)|aanmeld|inschrijv|inscrip|anmeld|abonn|inscr|matr[ií]cul|\bsocios\b|cadastr|suscri|iscri|assin|подпис|регистр|підпис|реєстр|запис(?:и|ь|ей)? на курс|набор (?:на|в)|εγγραφ|συνδρομ|اشتراك|تسجيل|הרשמ|登録|申し?込|入会|会員|受講|入学|가입|수강|회원|(?<!상담 ?|견적 ?)신청|등록|注册|报名|会员|办卡|\bzapis(?:y|ów)|rejestrac/iu,
  ],
  [
    'call',
    /(?<!(?:discovery|strategy|sales|intro|introductory|video) )\bcalls?\b|\bphone\b|anruf|\bappels?\b|\bbellen\b|telefoontjes?|\bsamtal\b|telefonat|llamad|ligaç|chamadas?\b|telefonema|chiamat|звонк|дзвінк|телефонн|τηλεφων|κλήσε|مكالم|電話|电话|来电|전화|telefony|telefonów/iu,
  ],
  [
    'leads',
    /lead|\bcalls?\b|(?<!(?<!\p{L})(?:nouveaux|premiers|autres|de|des|les|nos|mes) )\bclients\b|\bcontracts\b|\btenders?\b|enquir|inquir|contact|quote|message|kontakt|anfrage|devis|contacto|contatt|contatos?\b|simulaç|orçament|(?:gratis|vrijblijvende|kostenlose[sr]?|unverbindliche[sr]?|kostnadsfri|bezpłatna|darmowa) (?:offerte?|angebot|wycena)|angebote\b|^angebot|offertes\b|förfrågning|offertförfråg|\bofferter\b|^offert$|presupuesto|solicitud|interesados|preventiv|richiest|wycen|заяв[ко]|обращени|запрос|лид|звернен|запит|(?<!\p{L})лід(?:и|ів)?(?!\p{L})|προσφορ|επικοινων|ενδιαφερόμ|επαφές|تواصل|לידים|問い?合わ?せ|見積|相談|資料請求|反響|문의|상담|견적|咨询|询价|报价|线索|获客|zapyta[nń]|zgłosze/iu,
  ],
  [
    'follow',
    /follow|community|engagement|likes|views|reach on|abonnés|seguidor|подписчик|підписник|ακόλουθ|takipçi|متابع|עוקבים|フォロワー|フォロー|粉丝|关注|팔로워|팔로우/iu,
  ],
  [
    'visit',
    /foot ?traffic|\bvisit(?:s|ors?)?\b|walk-?ins?|come in|\bopening\b|besuch|\bbesök|visites|visitas|\bvisite\b|\bvisitar\b|in den laden|ins geschäft|winkel ?bezoek|bezoek aan (?:de |onze )?winkel|naar de winkel|odwiedz|wizyt\p{L}* w (?:sklep|salon|lokal|showroom)|прийти в (?:магазин|салон)|прийти до (?:магазину|салону)|завітати|відвіда(?:ти|йте)|посетить|посетител|посещени|відвідувач|відвідуван|επισκέπτ|επισκέψ/iu,
  ],
  [
    'sales',
    /s[ae]l[el]|\bsels\b|buy|purchas|revenue|order|conver|checkout|cart|profit|customers|\bclientes\b|(?<!\p{L})(?:nouveaux|premiers|autres|de|des|les|nos|mes) clients\b|\bentradas\b|verk[aä]uf|umsatz|(?<!ad)vent|compra|acquist|vend|продаж|покуп|выруч|клиент|клієнт|купів|замовл|αγορ|παραγγελ|πελάτ|заказ|مبيعات|شراء|מכירות|רכישות|販売|売上|購入|注文|通販|顧客|판매|매출|구매|주문|고객|销售|销量|购买|订单|首单|下单|成交|客户|verkoop|bestell|beställ|försälj|\bköp|commandes?\b|pedidos?\b|encomendas?\b|ordin[ei]\b|zamówie|sipariş|sprzeda|satış|πωλήσ|ขาย|बिक्री|\bklien(?:ci\b|tów)/iu,
  ],
];

/**
 * What small shops type: not the name of a goal ("bookings") but the button's own words, a verb of the reader in one of the languages
 * of Europe: "Kom langs", "Boka bord", "Appeler le …". A verb counts at the head of the field, and only where the field names no goal:
 * "Ring sales" sells rings.
 */
const TYPED: readonly (readonly [GoalKind, RegExp])[] = [
  [
    'donate',
    /(?<!\p{L})(?:spende(?:n|t)?|doneer|donativo|faire un don|faites un don|patenschaft)(?!\p{L})|^(?:dona|done|doná|donar|donare|doar|doe(?= (?:agora|hoje|já|sangue|para|um|uma|een)(?!\p{L})|$)|doem|donnez|schenk|skänk|apadrina|apadrinhe|parrainez|wesprzyj|wpłać|przekaż|geef)(?![\p{L}-])/iu,
  ],
  ['apply', /(?<!\p{L})(?:cv|lebenslauf)(?!\p{L})|^(?:sök jobbet|sök tjänsten|aplikuj)/iu],
  [
    'signup',
    /^(?:schrijf (?:je|u) (?:nu )?in|meld (?:je|u) (?:nu )?aan|zapisz|ap[uú]nta(?:te|rse)|apúntese|anmäl|s’inscrire|s'inscrire|inscris)(?!\p{L})/iu,
  ],
  ['demo', /(?<!\p{L})démo(?:s|nstration)?(?!\p{L})/iu],
  [
    'booking',
    /^(?:boek|boka|umów|marcar|(?:marque|marca)(?= (?:o|a|já|agora|hoje|uma?|hora|mesa)(?!\p{L})|$)|zarezerwuj|rezerwuj)(?!\p{L})|^(?:tisch|zimmer|termin)\p{L}* (?:reservieren|buchen|vereinbaren)/iu,
  ],
  [
    'call',
    /^(?:bel(?= (?:ons|nu|direct|vandaag|gerust|met|naar|even)(?!\p{L})| [+(\d]|$)|appel(?:er|ez)|téléphone[rz]|ll[aá]m(?:a|e|anos|enos|ar|arnos)|chiam(?:a|i|aci|are|ateci)|lig(?:a(?! d[aeo](?!\p{L}))|ar|ue|ue-nos|a-nos)|telefon(?:ar|e)|(?:za)?dzwoń|zadzwonić|ring(?= (?:oss|us|nu|på|now)(?!\p{L})| [+(\d]|$)|ringa|ruf(?= uns)|rufen(?= sie))(?!\p{L})/iu,
  ],
  [
    'leads',
    /(?<!\p{L})(?:offerte|offert|angebot|proposta)(?!\p{L})(?=.*(?:aanvra|vraag|anforder|einhol)|$)|^(?:vraag .*offerte|begär|pedir proposta|peça .*proposta|zapytaj|poproś)/iu,
  ],
  [
    'trial',
    /^(?:probeer|wypróbuj|przetestuj|experiment(?:a|e|ar)|essaye[rz]|prova|provi|pruebe|prueba|testa|testen|try)(?![\p{L}-])/iu,
  ],
  [
    'visit',
    /(?<!\p{L})(?:vorbeikommen|vorbeischauen|langskomen)(?!\p{L})|^(?:eintritt frei|entrée (?:libre|gratuite)|entrada (?:libre|gratuita)|entrada gratis|ingresso (?:libero|gratuito)|gratis toegang|vrije toegang|wstęp wolny|fri entré|free (?:entry|admission))|^(?:kom|komm|kommt|kommen|bezoek|ven|venga|venid|venir|venez|visita|visite|visitar|visitare|visitez|vieni|venite|passa|passate|pasa|pásate|pase|passe|passez|passer|vem|venha|vir|przyjdź|przyjdźcie|wpadnij|wpadnijcie|zapraszamy|odwiedź|titta in|besök|besuchen|pop (?:in|by)|drop (?:in|by)|stop by|come (?:along|by|in|and))(?!\p{L})/iu,
  ],
  ['event', /(?<!\p{L})(?:eintrittskarten|kaarten|kaartjes|karten kaufen|tickets)(?!\p{L})/iu],
  [
    'sales',
    /^(?:bestel|koop|command(?:er|ez)|achete[rz]|kauf|kaufen|compra(?:r|re)?|compre|ordina|ordini|ordinare|acquista|encomend(?:ar|e|a)|encarg(?:a|ue|ar)|kup|kupuj|zamów|beställ|köp|order|buy|shop(?= (?:now|online|today|the|our)(?!\p{L})|$))(?!\p{L})/iu,
  ],
];

/** The kind of campaign that a free-text goal describes, in any of our languages. */
export function goalKind(goal: string | undefined): GoalKind {
  if (!goal) return 'awareness';
  return [...GOALS, ...TYPED].find(([, pattern]) => pattern.test(goal))?.[0] ?? 'awareness';
}

const BY_EMOTION: Readonly<Partial<Record<Mood, readonly string[]>>> = CALLS_TO_ACTION.emotions;

/** English calls to action, 2–4 words each and starting with a verb, that suit goal, product and emotion. */
export function callsToAction(
  goal: GoalKind,
  { form, forWork, solemn, ctas }: CategoryWords,
  mood: Mood,
): readonly string[] {
  // What goes into a cart is bought, whatever its kind; nobody is hurried to buy what is solemn.
  const own = form !== 'goods' || solemn ? ctas : undefined;
  if (goal === 'sales')
    return forWork ? CALLS_TO_ACTION.supplies : (own ?? CALLS_TO_ACTION.sales[form]);
  if (goal === 'booking' && own !== undefined) return own;
  // One makes an appointment with somebody, not with a boat.
  if (goal === 'booking' && form !== 'service') return CALLS_TO_ACTION.bookings;
  if (goal === 'awareness') return BY_EMOTION[mood] ?? CALLS_TO_ACTION.goals.awareness;
  return CALLS_TO_ACTION.goals[goal];
}
