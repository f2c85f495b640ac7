/**
 * The action that a button's text asks for, such as buying or booking. Each platform has a closed list of
 * buttons, and each intent has one button in every list.
 */
export type ButtonIntent =
  | 'tickets'
  | 'donate'
  | 'apply'
  | 'download'
  | 'subscribe'
  | 'quote'
  | 'call'
  | 'order'
  | 'book'
  | 'signUp'
  | 'shop'
  | 'contact'
  | 'listen'
  | 'play'
  | 'visit'
  | 'learn';

interface IntentWords {
  intent: ButtonIntent;
  /**
   * Regular expression source for the beginnings of words that show an intent, for languages with spaces
   * between words.
   */
  words: string;
  /** Regular expression source for parts of texts that show an intent, for languages without spaces. */
  parts?: string;
}

/**
 * Words that show a button's intent, in every language of ads. The first matching intent is used. For
 * example, "Bestel je tickets" is about tickets (not about an order), and "Send your application" is not
 * about a message.
 */
const INTENT_WORDS: readonly IntentWords[] = [
  {
    intent: 'tickets',
    words:
      'ticket|entrada|bigliett|biljett|billet|bilet|ingresso|karten sichern|pren(?:dre|ez) (?:ma|vos) places?|билет|квит|تذاكر|تذكرة',
    parts: 'チケット|예매|订票|购票|ตั๋ว|כרטיס',
  },
  {
    intent: 'donate',
    words:
      'donat|donez|give now|lend a hand|help out|spende|jetzt helfen|dona|done\\b|ayud[ae]|fai(?:re|tes) un don|donnez|aider|doni|aiut[ai]\\b|dai una mano|doneer|help mee|wpłać|wesprzyj|pomóż|doe\\b(?! (?:nu )?(?:mee|de|het)\\b)|ajude|пожертв|помочь|помогите|допомог|допомож|ge en gåva|hjälp till|skänk|bağış|destek ol|تبرع|تبرّع|ساعد|दान|मदद करें|δωρίσ|תרמו|donasi|quyên góp|ساهم|עזרו|βοηθήστε|κάντε μια δωρεά|bantu|підтрима(?:ти|йте)|зроб(?:ити|іть) внесок|chung tay',
    parts: '寄付|支援する|후원|捐|伸出手|บริจาค|ご支援|爱心|마음 나누기|ร่วมช่วย',
  },
  {
    intent: 'apply',
    words:
      'apply|send your application|bewerben|zur stelle|candidatura|candidat|si candidi|postul|postúl|sollicit|bekijk de vacature|aplikuj|zobacz ofertę|ver a vaga|ansök|se tjänsten|отклик(?:нуться|нитесь)|відгукн(?:утися|іться)|отправьте резюме|надішліть резюме|başvur|قدّم|आवेदन|αίτηση|הגישו מועמדות|lamar|ứng tuyển|أرسلوا سيرت|özgeçmiş|שלחו קורות',
    parts: '応募|지원하기|应聘|申请|สมัครงาน|投递|ส่งใบสมัคร',
  },
  {
    intent: 'download',
    words:
      'download|install|get the (?:app|game)|herunterladen|app (?:holen|laden)|descarg|télécharg|scarica|scarichi|baixe|baixar|instale|descubra a app|pobierz|скача|завантаж|ladda ner|indir|حمّل|تحميل|डाउनलोड|κατεβάσ|להורדה|הורידו|unduh|tải',
    parts: 'ダウンロード|다운로드|下载|ดาวน์โหลด|アプリはこちら|앱 내려받기|โหลดแอป',
  },
  {
    intent: 'subscribe',
    words:
      'subscri|follow|become a member|abonn|suscrí|suscri|s.abonner|devenez membre|abbonati|assine|subskryb|подпи|підпи|prenumerer|abone|اشترك|सदस्यता|εγγραφή στο|הירשמו לרשימה|berlangganan|theo dõi|folg|jetzt folgen|suivez|sígu[ea]nos|síganos|seguici|ci segua|siga-nos|volg ons|följ oss|obserwuj|takip|ακολουθ|תעקבו|עקבו|تابعونا|फ़ॉलो|ikuti',
    parts: '購読|구독|订阅|ติดตาม|フォローする|팔로우|关注',
  },
  {
    intent: 'quote',
    words:
      '(?:ask for|request|get) a (?:quote|price)|valuation|what it.s worth|angebot anfordern|(?:solicit|pid)[ae] una propuesta|presupuesto|devis|preventivo|offerte aanvragen|vraag een offerte|zapytaj o (?:wycenę|ofertę)|wycen|orçamento|peça uma (?:proposta|demonstração)|расчёт|teklif|عرض سعر|प्रस्ताव|begär offert|προσφορά|הצעת מחיר|báo giá|اطلبوا (?:استشارة|عرض)|bilgi al|בקשו ייעוץ|कोटेशन|दाम पूछ|minta penawaran|tanya harga|рассчита(?:ть|йте)|остав(?:ить|ьте) заявк|розраху(?:вати|йте)|залиш(?:ити|те) заявк|nhận tư vấn|get an offer|ask for an offer|angebot einholen|demandez un(?:e estimation| prix)|(?:pid[ea]|ped[ií]) una (?:valoración|oferta)|chied[ia] un(?:a valutazione|’offerta)|peça uma (?:avaliação|oferta)|vraag een (?:bod|prijs)|be om värdering|få ett bud|запросите оценк|узнайте (?:стоимость|цену)|дізнайтеся (?:вартість|ціну)|fiyat al|ζητήστε εκτίμηση|בקשו הערכת|भाव पूछ|hỏi giá|nhận định giá|minta taksiran',
    parts: '見積|견적|报价|ใบเสนอราคา|査定|ราคา',
  },
  {
    intent: 'call',
    words:
      '(?:call|give) (?:us|now)|anrufen|rufen|llam|llám|appel|chiam[ai]|bel (?:ons|nu)|zadzwoń|ligue|позвон|зателефон|ring (?:oss|nu)|ara(?:yın)? hemen|hemen ara|اتصل|कॉल|καλέστε|τηλεφων|התקשרו|telepon|gọi|bizi ara|अभी फ़ोन|फ़ोन|hubungi sekarang',
    parts: '電話|전화|致电|โทร|打电话',
  },
  {
    intent: 'order',
    words:
      'order|get it delivered|bestell|vorbestell|hier vorbestell|förbeställ|précommande|оформ\\p{L}+ (?:пред|перед)|haz tu pedido|haga su pedido|píd[ea]lo|encomend|pedido|pide(?! (?:tu )?cita)|command|ordin[ai]|bestel|zamów|peça(?! informa)|заказ|закаж|замов|beställ|sipariş|اطلب(?!وا (?:موعد|لقاء|حصة))|הזמינו(?! (?:שולחן|מקום|כרטיסים))|ऑर्डर|παραγγ|pesan|đặt (?:ngay|hàng)|place your order',
    parts: '注文|주문|下单|订购|สั่งซื้อ|预购',
  },
  {
    intent: 'book',
    words:
      'book|reserve?\\b|make an appointment|pick a (?:time|date)|save (?:your|their|the) (?:spot|seat|mat|date)|check (?:your|the) dates|plan (?:your|a)|get your seat|termin|reserv|buchen|cita|prendre rendez-vous|prenez rendez-vous|demandez une? (?:rendez-vous|entretien|visite|place|démo)|réserv|prenot[ai]|(?:fiss[ai]|chied[ia]) (?:un (?:appuntamento|colloquio|incontro)|una visita)|reserveer|afspraak|zarezerw|umów|agende|marque|garanta|consulte disponibilidade|boka|randevu|ayırt|rezerv|записат|запиш(?:ит|іт)|забронир|заброн(?:юв|юй)|احجز|קבעו|बुक|ραντεβού|κλείστε|buat janji|đặt (?:lịch|bàn|chỗ)|اطلبوا (?:موعد|لقاء)|görüşme ayarla|demo ayarla|test sürüş|הזמינו (?:שולחן|מקום)|שריינו|תאמו|בקשו תור|בדקו (?:זמינות|תאריך|אם)|अपॉइंटमेंट|समय तय|atur jadwal|выб(?:рать|ерите) время|об(?:рати|еріть) час',
    parts: '予約|예약|预约|预订|จอง|空き状況|空房|档期|날짜 문의|นัดหมาย',
  },
  {
    intent: 'shop',
    words:
      'shop|buy|get (?:yours|the)|(?:pick|choose) yours|add to (?:bag|basket|cart)|make it yours|treat yourself|see the (?:range|menu|treatments)|find your match|aussuchen|jetzt (?:entdecken|sichern)|kaufen|compra|elig[ea]|elij[ae]|ver la colección|j.en profite|découvrir la gamme|faites votre choix|choisissez|achet|acquist[ai]|sc(?:egli|elga)|scopri la collezione|koop|kies|ontdek|kup|wybierz|sprawdź ofertę|compre|escolha|prove agora|ver a coleção|куп|выбра|выбери|обра|обері|handla|köp|välj|smaka|satın|hemen keşfedin|اشتر|تسوّق|تسوق|לקנייה|בחרו|קנו|खरीद|अपना चुनें|αγορ|διαλέξ|beli|mua|اختار|تذوّق|hemen al|seç|sen de tat|siz de tad|בואו לטעום|अभी ख़रीद|ख़रीद',
    parts: '購入|商品を見る|구매|상품 보기|购买|选购|ช้อป|เลือกซื้อ|商品はこちら|상품 보러',
  },
  { intent: 'listen', words: '(?:start )?listen|press play|hear us|anhören|escucha|écout|ascolta' },
  { intent: 'play', words: 'play now|jetzt spielen|juega|jouer|gioca|speel|zagraj|jogue|spela' },
  {
    intent: 'signUp',
    words:
      'sign (?:up|them)|testen|ausprobieren|probeer|join|get started|start|try|count me in|choose your plan|begin|anmelden|mitmachen|starten|empie[zc]|regístr|inscríb|prueb[ae]|ha(?:z|ga) la prueba|apúnt[ae]|commenc|s.inscrire|inscrivez|rejoign|essayez|(?:faites|demandez) un essai|créez votre compte|inizi|iscriviti|si iscriva|prov[ai](?![\\p{L}\\p{M}])|fa(?:i|ccia) una prova|chied[ia] una prova|begin nu|meld je|doe (?:nu )?mee|zacznij|zapisz|dołącz|wypróbuj|sprawdź teraz|comece|começ|cadastre|inscreva|experimente|teste|crie uma conta|начать|начните|зарегистр|почати|почніть|зареєстр|kom igång|anmäl|prova|testa|skapa konto|bli medlem|başla|kaydol|ابدأ|سجّل|سجل|מתחילים|הירשמו|शुरू|जुड़|ξεκιν|εγγραφ|mulai|daftar|bắt đầu|đăng ký|ابدؤوا|جرّب|أنشئ|انضم|اطلبوا حصة|kayıt ol|(?:hemen|kendin|kendiniz|gelin,) dene|deneme|hesap aç|(?:bize|aramıza) kat|נסו|הצטרפו|התחילו|פתחו חשבון|בואו לנסות|בקשו שיעור|रजिस्टर|gabung|присоединиться|присоединяй|приєдн(?:ати|уй)|ghi danh|δοκιμάστε|κάντε μια δοκιμή|आज़मा|अभी आज़मा|coba|попроб(?:овать|уйте)|спробу(?:вати|йте)|випробу(?:вати|йте)|dùng thử|thử|volunteer|hier anmelden|mitglied werden|jetzt mithelfen|devenez bénévole|ún[ae](?:te|se)|quiero participar|(?:si )?unis(?:citi|ca)|divent[ai] socio|entr[ai] nel gruppo|junte-se|faça parte|seja voluntário|word (?:lid|vrijwilliger)|schrijf je in|bli volontär|gå med|var med|zostań|вступ|станьте|долуч|üye ol|gönüllü ol|δηλώστε συμμετοχή|γίνετε|ελάτε στην (?:παρέα|ομάδα)|בואו להתנדב|تطوّع|كونوا معنا|सदस्य|नाम लिखवा|साथ आइए|jadi (?:relawan|anggota)|tham gia|chung sức',
    parts:
      'はじめる|始める|登録|시작|가입|开始|注册|เริ่ม|สมัคร|お申し込み|お試し|体験|体验|试用|报名|加入|체험|써보기|(?<!상담 )신청|ลงทะเบียน|ทดลองใช้|ลองเลย|入会|参加|함께하기|参与|เข้าร่วม|ร่วมเป็น',
  },
  {
    intent: 'contact',
    words:
      'contact|[^ ]* ?[^ ]* ?(?:sms|смс|e-?mails?|e-posta|maila?|mejla?|correo|почту|пошту|письмо|листа|ईमेल|מייל)(?![\\p{L}\\p{M}])|أرسلوا (?:رسالة|بريد)|fotoğraf|kirim foto|gửi ảnh|στείλτε φωτογραφ|(?:надішліть|отправьте|пришлите|покажіть на) фото|שלחו תמונ|أرسلوا (?:ال)?صور|फ.?ोटो भेज|message us|text us|send us a text|whatsapp|व्हाट्सएप|per [^ ]+ schreiben|bericht via|skriv på|écrire sur|chat via|(?:напишите|напишіть) [ву] |üzerinden yaz|लिखें|כתבו לנו|שלחו וואטסאפ|escreva|talk to|get in touch|get help|ask (?!for a)|say hello|request details|send your|tell us|kontakt|anfragen|schreiben sie|stuur een bericht|habl[ae] con|contáct|cuént[ae]n|escríb[ae]n|solicit[ae] información|nous contacter|parlons|demandez conseil|posez vos questions|faisons connaissance|parla con|contatt[ai]|scrivici|ci scriva|chied[ia] informazioni|neem contact|napisz|zapytaj|skontaktuj|fale|peça informa|зада(?:ть|йте) вопрос|связа|свяжит|постав(?:ити|те) запит|зв.яж|kontakta|skriv till|fråga om|ställ en fråga|ulaşın|تواصل|דברו|हमसे बात|επικοινων|hubungi|liên hệ|راسل|اسألوا|أرسلوا أسئلت|bize (?:ulaş|yaz|sor)|(?:müsaitlik|yer) sor|tanışma|görüşme talep|(?:demo|keşif) iste|צרו קשר|שאלו אותנו|בקשו הדגמה|γράψτε|ρωτήστε|संपर्क|chat kami|написать нам|напишите нам|зв.язатися|нап(?:исати|ишіть) нам|nhắn|email us|write to us|send us|send a picture|tell us|[^ ]+-nachricht senden|hablemos|parliamone|chame no|chatta|chat |спросите в|запитайте у|[^ ]+ üzerinden sor|tanya|[^ ]+ पर पूछ',
    parts:
      '短信|邮件|문자|이메일|メール|SMS|อีเมล|写真を送る|写真で|사진 보내|发照片|拍照|ส่งรูป|問い合わせ|문의|联系|ติดต่อ|相談|咨询|상담|ทัก|สอบถาม|แชต',
  },
  {
    intent: 'visit',
    words:
      'visit|come(?![\\p{L}\\p{M}])|stop by|drive in|bring|step on|vorbei|besuch|mitkommen|jetzt mitkommen|jetzt vorbeikommen|ven(?:ga)? a|visít[ae]n|pásate|passez|venir|venez|pass[ai] a|vieni|venga|kom (?:langs|eens|gezellig)|välkommen (?:in|hit)|ga mee|wpadnij|zajrzyj|odwiedź|chodź|venha|passe|прийти|приход(?:ите|ьте)|пойти с|kom (?:förbi|och)|hälsa på|häng med|bize uğra|sen de gel|زورونا|मिलने|ghé|تفضّلوا بزيارت|تعالوا|gel, gör|gelin, gör|siz de gel|yerinde gör|sizi bekli|בואו לבקר|קפצו|בואו גם|ελάτε|περάστε|आज ही आइए|आइए|mampir|kunjungi|σας περιμένουμε|te esperamos|os esperamos|ti aspettiamo|vi aspettiamo|загляните|заглянуть|узна(?:ть|йте) адрес|завіта(?:ти|йте)|дізна(?:тися|йтеся) адрес',
    parts:
      '一緒に行く|お店を見る|놀러|来坐坐|一起来|アクセス|お立ち寄り|到店|查看地址|찾아오시는 길|들러보기|방문하기|欢迎光临|แวะมา',
  },
];

const PATTERNS = INTENT_WORDS.map(({ intent, words, parts }) => ({
  intent,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})${parts ? `|${parts}` : ''}`, 'iu'),
}));

/** Recognises the intent of a button from the words of its text. The default intent of a button is "learn more". */
export function classifyButton(callToAction: string): ButtonIntent {
  const text = callToAction.normalize('NFC');
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.intent ?? 'learn';
}

/** Call-to-action types of Meta's Marketing API for links to a web page. */
export const META_BUTTONS: Record<ButtonIntent, string> = {
  tickets: 'BUY_TICKETS',
  donate: 'DONATE_NOW',
  apply: 'APPLY_NOW',
  download: 'DOWNLOAD',
  subscribe: 'SUBSCRIBE',
  quote: 'GET_QUOTE',
  // Meta's call button requires a phone number instead of a link, so "Contact us" replaces the call button.
  call: 'CONTACT_US',
  order: 'ORDER_NOW',
  book: 'BOOK_TRAVEL',
  signUp: 'SIGN_UP',
  shop: 'SHOP_NOW',
  contact: 'CONTACT_US',
  listen: 'LISTEN_NOW',
  play: 'PLAY_GAME',
  visit: 'LEARN_MORE',
  learn: 'LEARN_MORE',
};

/** Button texts that Google offers for responsive display ads. */
export const GOOGLE_BUTTONS: Record<ButtonIntent, string> = {
  tickets: 'Book now',
  donate: 'Learn more',
  apply: 'Apply now',
  download: 'Download',
  subscribe: 'Subscribe',
  quote: 'Get quote',
  call: 'Contact us',
  order: 'Shop now',
  book: 'Book now',
  signUp: 'Sign up',
  shop: 'Shop now',
  contact: 'Contact us',
  listen: 'See more',
  play: 'See more',
  visit: 'Visit site',
  learn: 'Learn more',
};

/** Button texts that LinkedIn offers for single image ads. */
export const LINKEDIN_BUTTONS: Record<ButtonIntent, string> = {
  tickets: 'Register',
  donate: 'Learn more',
  apply: 'Apply',
  download: 'Download',
  subscribe: 'Subscribe',
  quote: 'View quote',
  call: 'Learn more',
  order: 'Learn more',
  book: 'Register',
  signUp: 'Sign up',
  shop: 'Learn more',
  contact: 'Learn more',
  listen: 'Learn more',
  play: 'Learn more',
  visit: 'Learn more',
  learn: 'Learn more',
};

/** Button texts that TikTok's Ads Manager offers. */
export const TIKTOK_BUTTONS: Record<ButtonIntent, string> = {
  tickets: 'Get tickets now',
  donate: 'Learn more',
  apply: 'Apply now',
  download: 'Download now',
  subscribe: 'Subscribe',
  quote: 'Get quote',
  call: 'Contact us',
  order: 'Order now',
  book: 'Book now',
  signUp: 'Sign up',
  shop: 'Shop now',
  contact: 'Contact us',
  listen: 'Listen now',
  play: 'Play game',
  visit: 'Visit store',
  learn: 'Learn more',
};
