/**
 * Word lists of one language, from which the baseline's briefs are generated. Each product is combined with the
 * next audience and the next goal of the lists.
 */
export interface LanguageWords {
  products: readonly string[];
  audiences: readonly string[];
  goals: readonly string[];
}

const lines = (text: string) => text.trim().split(/\s*;\s*/);

const of = (products: string, audiences: string, goals: string): LanguageWords => ({
  products: lines(products),
  audiences: lines(audiences),
  goals: lines(goals),
});

/** Adjectives for more English products: each adjective is combined with one noun, in order. */
export const ENGLISH_QUALITIES = lines(
  'handmade; organic; vintage; wireless; premium; affordable; eco-friendly; custom; children’s; waterproof; 20% off',
);

export const LANGUAGE_WORDS: Readonly<Record<string, LanguageWords>> = {
  en: of(
    `leather bags; ceramic mugs; running shoes; a yoga mat; sourdough bread; cold brew coffee; green tea; night serum;
    soy candles; dog food; cat litter; a tent; garden tools; office chairs; dining tables; a standing desk; a mattress;
    wool blankets; sunglasses; a wristwatch; engagement rings; necklaces; perfume; red wine; craft beer; protein powder;
    energy drink; hot sauce; honey; chocolate truffles; birthday cakes; pizza delivery; a taco truck; meal kits; a bakery;
    a coffee shop; a barbershop; a nail salon; a dental practice; physiotherapy; a veterinary clinic; dog walking;
    house cleaning; plumbing; an electrician; roof repair; solar panels; heat pumps; kitchen fitting; landscaping;
    window cleaning; pest control; moving company; self storage; car wash; used cars; electric bikes; a scooter; tyres;
    a driving school; guitar lessons; an online course in photography; language lessons; a nursery; summer camp;
    accounting software; a CRM for small teams; a budgeting app; a meditation app; a fitness app; web hosting;
    website design; an AI writing assistant; cyber security; IT support; a law firm; tax advice; life insurance;
    mortgages; a real estate agency; wedding photography; a wedding venue; a DJ; flower bouquets; gift boxes; greeting cards;
    funeral flowers; a charity for clean water; an animal shelter; a podcast about history; a novel; a board game; lego sets;
    a video game; headphones; a laptop; phone cases; a smart speaker; security cameras; light bulbs; a sofa; curtains;
    rugs; wallpaper; paint; a fireplace; a hot tub; a swimming pool; a gym membership; pilates classes; a climbing wall;
    football boots; golf clubs; a kayak; fishing rods; skis; camper van rental; holiday cottages; a hotel by the sea;
    city tours; airport transfers; a cruise; luggage; backpacks; baby clothes; a stroller; diapers; wooden toys;
    wheelchairs; hearing aids; reading glasses; vitamins; shampoo; sunscreen; lipstick; a razor; electric toothbrushes;
    jeans; a winter coat; sweaters; socks; wedding dresses; hats; umbrellas; sewing machines; yarn; a printer; coworking space;
    forklift trucks; packaging; steel doors; vending machines; warehouse shelving; recruitment; corporate catering; translation;
    Zorbit quantum flux regulator; Lumen; Ledgerly - bookkeeping for freelancers`,
    `busy parents; people over 60; small business owners; students; dog owners; new homeowners; women 25-40; everyone;
    commuters who hate mornings; gym goers`,
    `more sales; book a demo; get more sign-ups; 20% off this week; more appointments; brand awareness; donations`,
  ),
  de: of(
    `handgemachte Ledertaschen; frisch gerösteter Kaffee; Esstisch aus Eiche; Fahrschule; Friseursalon; Hundeschule;
    Steuerberatung für Selbstständige; Heizungsbau; Matratzen; Wanderschuhe; Hochzeitsfotografie; Fahrräder; Gartenpflege;
    Ferienwohnung an der Ostsee; Kinderbetreuung; Zahnarztpraxis; Online-Kurs Spanisch; Buchhaltungssoftware; Bestattungen; Honig vom Imker`,
    'junge Familien; Berufstätige in Köln; Hausbesitzer; Senioren',
    'mehr Verkäufe; Termine buchen; neue Kunden gewinnen',
  ),
  fr: of(
    `sacs en cuir faits main; café fraîchement torréfié; table à manger en chêne; auto-école; salon de coiffure; boulangerie artisanale;
    chaussures de randonnée; matelas; photographe de mariage; vélos électriques; cours de guitare; plombier; crème visage bio;
    location de vacances; logiciel de comptabilité; restaurant italien; pompes funèbres; jouets en bois; miel de lavande; paysagiste`,
    'les jeunes parents; les étudiants; les propriétaires de maison; les amateurs de café',
    'plus de ventes; prendre rendez-vous; obtenir des inscriptions',
  ),
  es: of(
    `bolsos de cuero hechos a mano; café recién tostado; mesa de comedor de roble; autoescuela; peluquería; panadería artesanal;
    zapatos de senderismo; colchones; fotografía de bodas; bicicletas eléctricas; clases de guitarra; fontanero; crema facial orgánica;
    alquiler de vacaciones; software de contabilidad; restaurante de mariscos; funeraria; juguetes de madera; miel; jardinero`,
    'familias jóvenes; estudiantes; propietarios de viviendas; amantes del café',
    'aumentar las ventas; reservar citas; más inscripciones',
  ),
  it: of(
    `borse in pelle fatte a mano; caffè appena tostato; tavolo da pranzo in rovere; autoscuola; parrucchiere; panetteria artigianale;
    scarpe da trekking; materassi; fotografia di matrimonio; biciclette elettriche; lezioni di chitarra; idraulico; crema viso biologica;
    casa vacanze; software di contabilità; ristorante di pesce; onoranze funebri; giocattoli di legno; miele; giardiniere`,
    'giovani famiglie; studenti; proprietari di casa; amanti del caffè',
    'più vendite; prenotare un appuntamento; nuove iscrizioni',
  ),
  pt: of(
    `bolsas de couro feitas à mão; café torrado na hora; mesa de jantar de carvalho; autoescola; salão de beleza; padaria artesanal;
    sapatos de caminhada; colchões; fotografia de casamento; bicicletas elétricas; aulas de violão; encanador; creme facial orgânico;
    aluguel de férias; software de contabilidade; restaurante de frutos do mar; funerária; brinquedos de madeira; mel; jardineiro`,
    'famílias jovens; estudantes; donos de casa própria; amantes de café',
    'mais vendas; agendar consultas; mais inscrições',
  ),
  ru: of(
    `кожаные сумки ручной работы; кофе свежей обжарки; обеденный стол из дуба; автошкола; парикмахерская; пекарня;
    походные ботинки; матрасы; свадебный фотограф; электровелосипеды; уроки гитары; сантехник; крем для лица;
    аренда дома у моря; программа для бухгалтерии; ресторан; ритуальные услуги; деревянные игрушки; мёд; курсы английского`,
    'молодые семьи; студенты; владельцы домов; любители кофе',
    'больше продаж; запись на приём; новые клиенты',
  ),
  ar: of(
    `حقائب جلدية مصنوعة يدويا; قهوة محمصة طازجة; طاولة طعام من خشب البلوط; تعليم قيادة السيارات; صالون حلاقة; مخبز;
    أحذية المشي; مراتب; تصوير حفلات الزفاف; دراجات كهربائية; دروس الجيتار; سباك; كريم للوجه; مطعم مأكولات بحرية; برنامج محاسبة; عسل طبيعي`,
    'العائلات الشابة; الطلاب; أصحاب المنازل',
    'زيادة المبيعات; حجز موعد; عملاء جدد',
  ),
  he: of(
    `תיקי עור בעבודת יד; קפה קלוי טרי; שולחן אוכל מעץ אלון; לימודי נהיגה; מספרה; מאפייה; נעלי הליכה; מזרנים; צילום חתונות;
    אופניים חשמליים; שיעורי גיטרה; אינסטלטור; קרם פנים; מסעדה; תוכנה להנהלת חשבונות; דבש`,
    'משפחות צעירות; סטודנטים; בעלי בתים',
    'יותר מכירות; קביעת תור; לקוחות חדשים',
  ),
  zh: of(
    '手工皮包; 新鲜烘焙咖啡; 橡木餐桌; 驾校; 美发店; 面包店; 登山鞋; 床垫; 婚礼摄影; 电动自行车; 吉他课程; 水管维修; 有机面霜; 海边民宿; 会计软件; 餐厅; 蜂蜜; 英语培训',
    '年轻家庭; 大学生; 上班族',
    '提高销量; 预约; 更多注册',
  ),
  ja: of(
    '手作りの革バッグ; 焙煎したてのコーヒー; オーク材のダイニングテーブル; 自動車教習所; 美容室; パン屋; 登山靴; マットレス; 結婚式の写真撮影; 電動自転車; ギターレッスン; 水道修理; オーガニックフェイスクリーム; 海辺の民宿; 会計ソフト; レストラン; はちみつ; オンライン英会話',
    '若い家族; 学生; 忙しい会社員',
    '売上アップ; 予約を増やす; 会員登録',
  ),
  ko: of(
    '수제 가죽 가방; 갓 볶은 커피; 참나무 식탁; 운전학원; 미용실; 빵집; 등산화; 매트리스; 웨딩 사진; 전기 자전거; 기타 레슨; 배관 수리; 유기농 크림; 바닷가 펜션; 회계 소프트웨어; 레스토랑; 꿀; 영어 학원',
    '젊은 가족; 대학생; 직장인',
    '매출 증대; 예약; 회원 가입',
  ),
  nl: of(
    `handgemaakte leren tassen; vers gebrande koffie; eettafel van eikenhout; rijschool; kapsalon; ambachtelijke bakkerij; wandelschoenen;
    matrassen; bruidsfotografie; elektrische fietsen; gitaarlessen; loodgieter; biologische gezichtscrème; vakantiehuis aan zee;
    boekhoudsoftware; visrestaurant; uitvaartverzorging; houten speelgoed; honing; hovenier`,
    'jonge gezinnen; studenten; huiseigenaren',
    'meer verkoop; afspraken boeken; nieuwe klanten',
  ),
  pl: of(
    `ręcznie robione torby skórzane; świeżo palona kawa; stół dębowy do jadalni; szkoła jazdy; salon fryzjerski; piekarnia; buty trekkingowe;
    materace; fotografia ślubna; rowery elektryczne; lekcje gitary; hydraulik; krem do twarzy; domek nad morzem; program księgowy;
    restauracja; usługi pogrzebowe; drewniane zabawki; miód; ogrodnik`,
    'młode rodziny; studenci; właściciele domów',
    'więcej sprzedaży; umówienie wizyty; nowi klienci',
  ),
  tr: of(
    `el yapımı deri çanta; taze kavrulmuş kahve; meşe yemek masası; sürücü kursu; kuaför salonu; fırın; yürüyüş ayakkabısı; yatak;
    düğün fotoğrafçısı; elektrikli bisiklet; gitar dersleri; tesisatçı; organik yüz kremi; deniz kenarında tatil evi; muhasebe yazılımı;
    balık restoranı; ahşap oyuncaklar; bal`,
    'genç aileler; öğrenciler; ev sahipleri',
    'daha fazla satış; randevu almak; yeni müşteriler',
  ),
  el: of(
    `χειροποίητες δερμάτινες τσάντες; φρεσκοκαβουρδισμένος καφές; τραπεζαρία από δρυ; σχολή οδηγών; κομμωτήριο; φούρνος; στρώματα;
    φωτογραφία γάμου; ηλεκτρικά ποδήλατα; μαθήματα κιθάρας; υδραυλικός; κρέμα προσώπου; εστιατόριο; μέλι`,
    'νέες οικογένειες; φοιτητές; ιδιοκτήτες σπιτιών',
    'περισσότερες πωλήσεις; κράτηση ραντεβού',
  ),
  th: of(
    'กระเป๋าหนังทำมือ; กาแฟคั่วสด; โต๊ะอาหารไม้โอ๊ค; โรงเรียนสอนขับรถ; ร้านทำผม; ร้านเบเกอรี่; รองเท้าเดินป่า; ที่นอน; ช่างภาพงานแต่งงาน; จักรยานไฟฟ้า; คอร์สกีตาร์; ช่างประปา; ครีมบำรุงผิวหน้า; ร้านอาหารทะเล; น้ำผึ้ง',
    'ครอบครัวรุ่นใหม่; นักศึกษา; คนทำงาน',
    'เพิ่มยอดขาย; จองคิว',
  ),
  hi: of(
    'हस्तनिर्मित चमड़े के बैग; ताज़ी भुनी कॉफ़ी; ओक की डाइनिंग टेबल; ड्राइविंग स्कूल; हेयर सैलून; बेकरी; ट्रेकिंग जूते; गद्दे; शादी की फोटोग्राफी; इलेक्ट्रिक साइकिल; गिटार क्लास; प्लंबर; फेस क्रीम; रेस्टोरेंट; शहद; अंग्रेज़ी कोर्स',
    'युवा परिवार; छात्र; कामकाजी लोग',
    'बिक्री बढ़ाना; बुकिंग',
  ),
  uk: of(
    `шкіряні сумки ручної роботи; свіжообсмажена кава; обідній стіл з дуба; автошкола; перукарня; пекарня; трекінгові черевики; матраци;
    весільний фотограф; електровелосипеди; уроки гри на гітарі; сантехнік; крем для обличчя; ресторан; мед; курси англійської мови`,
    'молоді сім’ї; студенти; власники будинків',
    'більше продажів; запис на прийом',
  ),
  vi: of(
    `túi da thủ công; cà phê rang mới; bàn ăn gỗ sồi; trường dạy lái xe; tiệm làm tóc; tiệm bánh mì; giày leo núi; nệm cao su;
    chụp ảnh cưới; xe đạp điện; lớp học ghi-ta; thợ sửa ống nước; kem dưỡng da mặt; nhà hàng hải sản; mật ong; khóa học tiếng Anh`,
    'gia đình trẻ; sinh viên; dân văn phòng',
    'tăng doanh số; đặt lịch hẹn',
  ),
  id: of(
    `tas kulit buatan tangan; kopi segar dari Toraja; meja makan kayu jati; kursus mengemudi; salon rambut; toko roti; sepatu gunung;
    kasur; foto pernikahan; sepeda listrik; kursus gitar; jasa tukang ledeng; krim wajah alami; restoran makanan laut; madu murni; jasa kebersihan rumah`,
    'keluarga muda; mahasiswa; ibu yang bekerja',
    'penjualan lebih banyak; reservasi',
  ),
  sv: of(
    `handgjorda läderväskor; färskrostat kaffe; matbord i ek; trafikskola för nya förare; frisörsalong; stenugnsbageri; vandringskängor för fjällen;
    sköna madrasser; bröllopsfotograf; elcyklar för hela året; gitarrlektioner för barn; rörmokare; ekologisk ansiktskräm; stuga vid havet;
    bokföringsprogram för företag; fiskrestaurang på ön; träleksaker för små; honung från Skåne`,
    'unga familjer; studenter på väg; husägare',
    'ökad försäljning; boka tid',
  ),
};
