import { defineTrade } from './define-trade.ts';
import { FAREWELL, SOFTWARE, WEDDING } from './trade-patterns.ts';

/** Every line of work that has lines of its own, which stand in `content/<language>/trades`. */
export const TRADES = {
  /** Lawyers, tax advisers, insurers, agencies: work of the head that is talked over first. */
  advice: defineTrade({
    rules: [
      {
        rank: 140,
        shownBy: ['speechBubbles'],
      },
    ],
    words: {
      rank: 100,
      terms: [
        'notar* notaire* notaio* notari* architekt* architecte* architetto* arquitect* *berater *beratung consultor* consulent* conseil* gestoría* asesor* übersetz* traducteur* traductor* traduttor* tradutor* dolmetsch* detektei* boekhoud* accountant* belastingadvies* verzekering* advocaat* advocaten* hypotheek* księgow* rachunkow* podatk* ubezpiecz* adwokat* prawnik* prawn* kredyt* muhasebe* mali_müşavir* sigorta* avukat* danışmanlı* kredi* бухгалтер* юрист* юридическ* страхов* 会计* 代账* 律师* 保险* 세무* 법률* 변호사* 보험*',
      ],
    },
    selling: {
      goal: 'leads',
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency', 'exclusivity'],
  }),
  /** Pets: what they eat and wear, and who treats and trains them. */
  animals: defineTrade({
    rules: [
      // Groomers and vets, told from salons and practices for people.
      {
        rank: 50,
        words:
          /(?:canin[ao]s?|toilett(?:age|eu\p{L}+)|tierarzt|tierärzt|veterin|vétérin|veterinär|dierenarts|weterynar|hundtrim|hundefriseur|hundesalon|hondentrim|trymsalon|groomer)/iu,
      },
    ],
    words: {
      rank: 80,
      terms: [
        'hund* katze* chien* croquette* perro* gato* cani gatti cães honden* katten* dierenarts* dierenwinkel* *hondenvoer psa psów psy kota kotów karma weterynar* köpek* kedi* mama veteriner* pati* 강아지* 고양이* 반려* 狗* 猫* 宠物* корм* собак* кошек кошк*',
      ],
    },
    selling: {
      goal: 'leads',
      bought:
        /futter|leckerli|spielzeug|halsb[aä]nd|hundeleine|hundebett|hundekorb|croquettes|nourriture|friandise|jouets?|colliers?|pienso|comida|juguete|collares|crocchette|cibo|giocatt|guinzagli|ração|coleira|brinquedo|hondenvoer|kattenvoer|brokken|speelgoed|hundfoder|kattmat|hundgodis|leksak|karm[aęy]|корм/iu,
    },
  }),
  /** Cosmetics, perfume and hair care to take home. */
  beauty: defineTrade({
    words: {
      rank: 180,
      terms: [
        '*crème *serum* huidverzorging* parfum* shampoo* make-up krem* kosmetyk* perfum* szampon* kremi parfüm* şampuan* cilt_bakım* крем* сывор* духи* шампун* косметик* 크림* 세럼* 화장품* 향수* 샴푸* スキンケア* コスメ* 化粧* 面霜* 精华* 香水* 护肤* 口红* 洗发*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Whoever treats or grooms people by appointment: practices, salons, masseurs. */
  care: defineTrade({
    rules: [
      // Foot care, which is shown by nail polish.
      { rank: 75, words: /pédicure (?:médicale|à domicile)/iu },
      // Hairdressers, which are shown by a bottle.
      {
        rank: 80,
        words:
          /\b(?:haar|friseur|kosmetik|nagel|schönheits|hair|beauty|nail)[ -]?salon|\bsal(?:on|ón|one|ão) d[ei] (?:coiff|beaut|bel|esthé|esté|estet|massage|manucure|uñas|unhas)|(?<!(?:^|\s)(?:de|du|le|pour|pour le|tv)\s)\bsalon$|coiff|friseur|kapsalon|kapper|fryzjer|kuaför|парикмахер|барбершоп|미용실|네일|peluquer|cabeleireir|parrucch|صالون|美容室|美发|सैलून/iu,
      },
    ],
    words: {
      rank: 30,
      terms: [
        'fußpflege* podolog* orthopéd* einlagen* orthopädie* plantillas_ortopédicas plantari steunzolen* tandläk* frisör* fotvård* klinik_gigi psicólog* psicolog* psychotherap* psychothérap* psychologue* psycholog* psicoterap* psykolog* psikolog* психолог* логопед* logopäd* hebamme* tandarts* kapsalon* kapper* schoonheidssalon* massage* fysio* praktijk* stomatolog* dentyst* fryzjer* barber* masaż* fizjoterap* gabinet* kosmetyczk* klinik* diş kuaför* berber* masaj* güzellik_salon* fizyoterap* парикмахер* барбершоп* массаж* 미용실 피부과 마사지* 美发* 按摩*',
      ],
    },
    selling: {
      goal: 'booking',
    },
    namesAudience: false,
  }),
  /** Software and apps, and the devices that stand for them. */
  digital: defineTrade({
    rules: [
      // Newsletters, unlike letters and invitations.
      {
        rank: 210,
        shownBy: ['envelope'],
        words: SOFTWARE,
        within: 'thing',
      },
    ],
    words: {
      rank: 50,
      terms: [
        '*software *app apps aplikacj* oprogramowan* program_do* uygulama* yazılım* приложени* 앱 应用* 软件*',
      ],
    },
    selling: {
      goal: 'signup',
    },
  }),
  /** Restaurants and cafés, where a table is reserved. */
  dining: defineTrade({
    rules: [
      // Restaurants, which may be shown by what they serve.
      {
        rank: 100,
        words:
          /(?:restaurant|restauran(?:te|t)s?|ristorante|trattoria|osteria|pizz[ea]ria|churrascaria|restauracj|restoran|gasthaus|gaststätte)(?!\p{L}*(?:software|möbel|bedarf))|ресторан(?!\p{L})|مطعم|レストラン|居酒屋|餐厅|饭店|레스토랑|맛집|रेस्टोरेंट|रेस्तरां/iu,
      },
    ],
    words: {
      rank: 60,
      terms: [
        'restaurang* rumah_makan* nhà_hàng quán_ăn restaurant* eetcafé* brasserie* pizzeria* restauracj* bistro* restoran* lokanta* kafe* meyhane* кафе ресторан* 카페 식당 맛집 餐厅 饭店',
      ],
    },
    selling: {
      goal: 'booking',
    },
  }),
  /** Coffee, tea, wine, beer. */
  drinks: defineTrade({
    words: {
      rank: 200,
      terms: [
        'koffie* thee* *bier *wijn wijnen limonade* kaw* herbat* piwo piwa wino wina lemoniad* kahve* çay* bira* şarap* limonata* coffee tee *tee thé thés té tés tè chá chás кофе ча[йя] пив[оа] вин[оа] лимонад* 커피* 맥주* 와인* 녹차* 咖啡* 啤酒* 葡萄酒* 茶* 绿茶* 緑茶* お茶* ビール* ワイン*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Solar panels, heat pumps, charging. */
  energy: defineTrade({
    words: {
      rank: 90,
      terms: [
        'zonnepane* laadpaal* fotowolta* panele_słoneczne güneş_panel* güneş_enerji* ısı_pompas* солнечн*_панел* солнечн*_батаре* *solaranlage* photovoltaik* balkonkraftwerk* panneau*_solaire* panel*_solar* placas_solares pannell*_solar* fotovolta* painel_solar painéis_solares 태양광* 太阳能* 光伏* ソーラー* 太陽光*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Funerals and graves. */
  farewell: defineTrade({
    rules: [
      {
        rank: 20,
        words: FAREWELL,
      },
    ],
    selling: {
      goal: 'leads',
    },
    isSolemn: true,
  }),
  /** Furniture, blinds and what makes a home look like one. */
  furnishing: defineTrade({
    words: {
      rank: 120,
      terms: [
        'rollläden rolllad* rollo* insektenschutz* fliegengitter* markise* fensterläden volets* stores moustiquaire* persianas toldo* mosquitera* mosquiteira* estores portadas tapparell* zanzarier* tende_da_sole rolluik* zonwering* zonnescherm* horren raamdecoratie markis* insektsnät* persienn* jalusi* rolety moskitier* żaluzj*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Work on a garden; plants themselves are bought. */
  garden: defineTrade({
    rules: [
      {
        rank: 110,
        words:
          /hovenier|\btuin(?:man|aanleg|onderhoud|ontwerp)|garten(?:pflege|bau|gestaltung|planung)|\bgärtner(?!ei)|landschaftsbau|paysagist|\bjardiniers?\b|entretien de jardin|\bjardiner[oa]s?\b|mantenimiento de jardines|jardinagem|\bjardineir|giardinier|giardinaggio|ogrodnik|садовник/iu,
      },
    ],
    selling: {
      goal: 'leads',
    },
  }),
  /** Charities. */
  giving: defineTrade({
    words: {
      rank: 70,
      terms: [
        'stichting* goede_doel* voedselbank* donatie* fundacj* zbiórk* schronisk* hospicjum* vakf* vakıf* dernek* derneği bağış* фонд* благотвор* приют* 후원* 기부* 慈善* 公益* 募捐*',
      ],
    },
    selling: {
      goal: 'awareness',
    },
  }),
  /** Stoves, firewood, heat pumps. */
  heating: defineTrade({
    words: {
      rank: 110,
      terms: [
        'brennholz* kaminholz* brennstoff* scheitholz* pellets holzpellets bois_de_chauffage granulés_de_bois leña legna_da_ardere legna lenha pellet haardhout* brandhout* kachelhout* ved björkved vedkap* drewno_kominkowe drewno_opałowe odun* дрова',
      ],
    },
    selling: {
      goal: 'sales',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  }),
  /** Trades that come to the house: cleaning, plumbing, painting, moving. */
  home: defineTrade({
    rules: [
      // Cleaning of furniture, told from furniture.
      {
        rank: 230,
        ofTrade: 'furnishing',
        words:
          /^(?:limpieza|lavado|nettoyage|lavage|pulizia|lavaggio|limpeza|lavagem|\p{L}*reinigung|\p{L}*reiniging|czyszczenie|pranie|\p{L}*tvätt)(?!\p{L})/iu,
      },
    ],
    words: {
      rank: 130,
      terms: [
        'zaunbau* *zäune gartenzaun* gartentor* hoftor* carports fertiggarage* kanalsanierung* baumfällung* dachrinnen* malerarbeiten tapezier* fliesenleger* trockenbau*',
        'clôture* portail portails élagage abattage vidange_fosse* vidange_de_fosse* ramonage ravalement carrelage étanchéité débarras*',
        'vallas* vallado* cerramiento* poda_de_árboles poda fosas_sépticas humedades pintura_de_casas pintura_de_pisos',
        'recinzion* cancelli cancello potatura* imbiancatura* spurg* spazzacamin* sgomber* grondai*',
        'vedaç* portões poda_de_árvores limpa_fossas desentup* pintura_de_casas remodelaç* impermeabiliza* chaminés',
        'schutting* hekwerk* poorten bomen_kappen boomverzorging riool* schoorsteenveg* dakgoot* dakgoten behangen stucwerk* stukadoor*',
        'staket* grindar trädfällning* slamsugning* sotning* hängrännor stubbfräsning* tapetsering* plattsättning* avlopp*',
        'städ* *städning flyttfirm* fönsterputs* målar* elektriker* snickar* vvs* flytthjälp* rörmok* takläggar* jasa_* tukang_* schlüsseldienst* serrurier* cerrajer* chaveiro* fabbro slotenmaker* ślusarz* çilingir* timmerman* loodgieter* schilder* schoonmaak* klusbedrijf* dakdekker* elektricien* hydraulik* sprzątan* remont* malarz* dekarz* elektryk* przeprowadz* tesisatç* temizlik* boyac* tadilat* nakliyat* elektrikçi* сантехник* уборк* ремонт* электрик* 청소* 배관* 수리* 清洁* 保洁* 维修*',
      ],
    },
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  }),
  /** Courses, lessons and schools. */
  learning: defineTrade({
    rules: [
      // Driving schools, which are shown by a car.
      {
        rank: 90,
        words: /fahrschule|auto-?[ée]cole|autoescuela|autoescola|autoscuola|автошкол|驾校|教習所/iu,
      },
      // Language lessons; advice is shown by the same speech bubbles.
      {
        rank: 130,
        shownBy: ['speechBubbles'],
        words:
          /sprach|językow|talen|språk|langue|idioma|lingu|língu|ingl[eéê]s|anglais|englis|язык|английск|لغ|إنجليز|英|语|語|언어|영어|भाषा|अंग्रे/iu,
      },
      // Lessons that are shown by what one learns: a guitar.
      {
        rank: 190,
        taught: true,
        words:
          /kurs|unterricht|(?<!\d\s?)stunden?\b|workshop|seminar|academia|academy|akademie|oposiciones|lehrer|schule|lernen|\bcours\b|leçon|école|\bprofs?\b|professeur|profesor|professor|apprend|curso|\bclases?\b|lecciones|escuela|aprend|\baulas?\b|escola\b|\bcors[oi]\b|lezion|scuola|\bimpara|course|class(?:es)?\b|lessons?|school|tutor|learn|cursus|lessen\b|lekcj|szkoł|nauk|korepetyc|\bders|eğitim|okul|курс|урок|школ|обучен|دورة|دورات|دروس|تعليم|مدرسة|レッスン|教室|スクール|講座|课|培训|수업|강의|학원|레슨|कोर्स|क्लास|स्कूल|सीख/iu,
        not: SOFTWARE,
        within: 'thing',
      },
    ],
    words: {
      rank: 40,
      terms: [
        'läxhjälp* soutien_scolaire explicações bijles* academia* oposicion* formación* formation formations formazione formação kindergarten* kita crèche* guardería* asilo_nido creche* przedszkol* żłob* förskol* детский_сад* trafikskol* kursus* bimbel* körskola* *utbildning rijschool* *lessen rijles* muziekles* pianoles* gitaarles* zwemles* taalles* yogales* dansles* kookles* tennisles* paardrijles* zangles* cursus* opleiding* bijles* ripetizion* taalschool* *kurs kursy lekcj* korepetycj* szkoł* nauka kursu kurslar* ders* eğitim* okul* sürücü 운전학원 학원 강의* 수업* 培训* 课程* 驾校 автошкол* репетитор*',
      ],
    },
    selling: {
      goal: 'signup',
    },
  }),
  /** What is brought to be mended; a roof or a boiler belongs to the trade home. */
  mending: defineTrade({
    rules: [
      {
        rank: 120,
        words:
          /^(?!.*(?:heizung|dach|rohr|sanitär|elektriker|chauff|plomb|toit|tejado|calefacc|fontan|caldai|idraul|\btett|telhad|encana|loodgiet|\bdak|auto|kfz|\bbil|voiture|coche|carro|moto)).*(?:werkstatt|reparatur|réparation|réparateur|reparaci|\breparo|conserto|riparazion|reparatie|fietsenmaker|serwis|naprawa|\p{L}*verkstad|cykelservice|oficina de bicicletas|cordonn|schuster|schuhmacher|calzolai)/iu,
      },
    ],
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
    borrowsFrom: 'home',
  }),
  /** Photography and film. */
  moments: defineTrade({
    words: {
      rank: 20,
      terms: [
        'fotograaf* fotografie fotoshoot* fotograf* fotoğraf* sesja_zdjęciowa фотограф* 摄影* 사진* kamerzysta',
      ],
    },
    selling: {
      goal: 'leads',
    },
  }),
  /** Concerts, museums, escape rooms. */
  outing: defineTrade({
    words: {
      rank: 170,
      terms: [
        'escape_room* escaperoom* escape-room* concert* concierto* konzert* konser* koncert* festival* festiwal* theater* théâtre teatr* tiyatro* museum* muzeum* müze* kletterhalle* bowling* kaçış_oyun* pokój_zagadek концерт* фестивал* театр* квест* 콘서트* 공연* 축제* 방탈출* 演唱会* 音乐节* 密室逃脱* 剧场* コンサート* フェス* 脱出ゲーム*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Mattresses and bedding. */
  sleep: defineTrade({
    words: {
      rank: 190,
      terms: [
        'matras* dekbed* kussen* materac* kołdr* poduszk* pościel* yatak* yorgan* yastık* nevresim* матрас* одеял* постельн* 매트리스* 베개* 이불* 침구* 床垫* 被子* マットレス*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Sport, and what it is done with. */
  sport: defineTrade({
    rules: [
      // A gym in Dutch, no school.
      { rank: 165, words: /sportschool/iu },
      // Yoga, which is shown by the stones of a spa.
      {
        rank: 160,
        shownBy: ['stones'],
        words: /yoga|\bjog[aię]\b|йог|ヨガ|瑜伽|요가|योग|يوغا|pilates|пилатес/iu,
      },
    ],
    words: {
      rank: 160,
      terms: [
        'fitness* hardloop* yoga* fiets* e-bike* siłowni* trening* rower* joga bisiklet* spor fitness* koşu* pilates* фитнес* йог* велосипед* 헬스* 요가* 필라테스* 자전거* 健身* 瑜伽* 自行车*',
      ],
    },
    selling: {
      goal: 'sales',
      joined:
        /fitness-?studio|palestr|gimnasio|salle de (?:sport|fitness|musculation)|(?<!\p{L})academia(?!\p{L})|sportschool|(?<!\p{L})gym(?!\p{L})|(?<!\p{L})(?:cours|clases?|aulas?|corsi?|lessen|klass|\p{L}*kurse?|\p{L}*cursus)(?!\p{L})/iu,
    },
  }),
  /** Food to take home. */
  table: defineTrade({
    words: {
      rank: 210,
      terms: [
        '*bröd *bageri tårt* ost hårdost getost färskost choklad* honung* olio_extra* aceite_de_oliva azeite* *olivenöl brood* bakker* taart* chocola* kaas* pizza* honing* chleb* piekarni* ciast* czekolad* ser sery miód ekmek* fırın* çikolata* peynir* bal zeytinyağ* хлеб* пекарн* торт* шоколад* мёд сыр 빵* 베이커리* 케이크* 초콜릿* 꿀 面包* 蛋糕* 巧克力* 蜂蜜*',
      ],
    },
    selling: {
      goal: 'sales',
    },
  }),
  /** Holidays, hotels, luggage. */
  travel: defineTrade({
    words: {
      rank: 150,
      terms: [
        '*férias *vacaciones casa_vacanze casa_vacanza stug* sommarstug* alojamento* wohnmobil* reisemobil* campervan* autocaravan* camping-car* kampery kampera husbil* husvagn* agriturism* masseri* gîte* chambre*_d’hôte* casa_rural casas_rurales ferienwohnung* ferienhaus* pousada* vakantie* hotel* b&b reizen camping* domek domki nocleg* wycieczk* wczasy pensjonat* otel* tatil* dağ_evi bungalov* tur turu turlar* pansiyon* отел* домик* тур туры экскурси* 펜션* 호텔* 여행* 숙소* 民宿* 酒店* 旅行* 旅游*',
      ],
    },
    selling: {
      goal: 'booking',
    },
  }),
  /** Clothes, shoes, jewellery, bags. */
  wear: defineTrade({
    words: {
      rank: 220,
      terms: [
        'schoenen *laarzen kleding jurk* jas winterjas regenjas tas handtas* schoudertas* rugtas* schooltas* sieraden* ring ringen horloge* buty obuwie odzież sukienk* kurtk* torb* torebk* biżuteri* pierścion* zegar* ayakkab* elbise* ceket* çanta* takı yüzük* kolye* saat* обувь ботинк* кроссовк* плать* куртк* сумк* украшен* 신발* 구두* 운동화* 옷 의류* 가방* 주얼리* 반지* 皮鞋* 鞋* 服装* 连衣裙* 包包* 首饰* 戒指*',
      ],
    },
    selling: {
      goal: 'sales',
    },
    accessoriesAnswerProblem: false,
  }),
  /** Wedding venues and planners. */
  weddings: defineTrade({
    rules: [
      // Weddings, which are shown by a ring, told from rings and dresses.
      {
        rank: 150,
        shownBy: ['jewel'],
        words: WEDDING,
        not: /(?<!cate)ringe?n?\b|\brings\b|schmuck|kleid|dress|jewel|robe|alliance|bague|bijou|anill|alianza|vestid|joya|joia|anell|gioiell|\bfed[ei]\b|abit[oi]|украшен|кольц|плать|خاتم|خواتم|مجوهرات|فست|指輪|リング|ジュエリー|ドレス|戒|珠宝|반지|अंगूठी|गहने|आभूषण/iu,
      },
    ],
    words: {
      rank: 10,
      terms: [
        'trouwlocatie* trouwplanner* weddingplanner* wesele* sala_weselna ślubn*_plan* düğün_salon* düğün_organizasyon*',
      ],
    },
    selling: {
      goal: 'leads',
    },
  }),
  /** A service of which nothing else is known. */
  work: defineTrade({
    rules: [
      // Caterers, told from restaurants, where a table is reserved.
      {
        rank: 30,
        words: /catering|traiteur|party-?service|кейтеринг|ケータリング|케이터링/iu,
        not: WEDDING,
      },
      // Repairs of cars, which are shown by the wrench of repairs at home.
      { rank: 55, words: /autoreparatur|kfz-werkstatt/iu },
      // Tents for parties, told from tents for travel.
      {
        rank: 60,
        words:
          /tentes? de réception|party-?zelt|festzelt|(?:alquiler|renta) de carpas|partytent|partytält|namiot\p{L}* (?:imprez|bankiet|wesel)|tensostruttur|tendas? para (?:festa|evento)/iu,
      },
      // Hire for parties, told from furniture and tableware for sale: "location de vaisselle pour mariage".
      {
        rank: 70,
        words:
          /(?:location|louer|alquiler|renta|noleggio|affitto|aluguel|aluguer|verhuur|huren|uthyrning|hyra|verleih|vermietung|mieten).*(?:vaisselle|mobilier|chaises|tables|nappes|barnum|sono|vajilla|sillas|mesas|menaje|mantel|stoviglie|sedie|tavol|tovagli|loiça|louça|cadeiras|servies|stoel|tafel|porslin|stolar|bord|geschirr|stühle|tische|besteck)|(?:geschirr|besteck|stuhl|tisch|bierzelt\p{L}*|zelt|party|event|servies|meubel|stoelen|porslins|möbel|tält)(?:verleih|vermietung|verhuur|uthyrning)/iu,
      },
    ],
    words: {
      rank: 230,
      terms: [
        'autowerkstatt* *dienst *wechsel reifenwechsel *schmied *sanierung *notdienst *service *verleih *vermietung *vermessung *vernichtung *forschung *wartung *betreuung *entrümpelung *montage vermietung wartung',
        'garage_auto* réparation_auto* réparation_voiture changement_de_pneus maréchal-ferrant dépannage_auto maintenance entretien location dépannage déménagement traduction livraison accompagnement',
        'taller_mecánico talleres_mecánicos taller_de_coches cambio_de_neumáticos herrador desatasc* alquiler mantenimiento topografía servicio* traducci* mudanzas instalación',
        'autofficina officina_auto* cambio_gomme maniscalco noleggio manutenzione restauro assistenza servizi* traduzion* traslochi installazione',
        'oficina_mecânica oficina_auto* aluguer troca_de_pneus ferrador reparação aluguel manutenção serviço* tradu* mudanças instalação',
        'autogarage garagebedrijf autoreparatie* huren banden_wisselen hoefsmid verhuur onderhoud vertaling* installatie* *dienst *service',
        'bilverkstad* bilservice bilreparation* *uthyrning hyra däckbyte hovslagare *service',
        'usług* wypożyczalni* napraw* tłumacz* montaż wynajem',
        'temizli* tercüme* kiralama* tamir* hizmet* servisi',
        'аренда прокат помощь услуг* обслуживание монтаж доставка',
        'תיקון* שירות* ניקיון ניקוי השכרת תרגום خدم* تأجير ترجمة',
        'καθαρισμ* επισκευ* ενοικίασ* υπηρεσί* μετάφρασ* μεταφράσ* συντήρησ*',
        'सेवा* अनुवाद 代行* 服务* 租赁* 清洗* 대여* 번역*',
      ],
    },
    selling: {
      goal: 'leads',
      takesEmergencyCalls: true,
    },
    emotions: ['curiosity', 'fear', 'trust', 'urgency'],
    borrowsFrom: 'home',
  }),
};

export type Trade = keyof typeof TRADES;

export function isTrade(id: string): id is Trade {
  return Object.hasOwn(TRADES, id);
}

export const TRADE_IDS = Object.keys(TRADES).filter(isTrade);
