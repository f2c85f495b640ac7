import type { Trade } from './trade.ts';

/** A word, or the beginning or end of one where `*` stands, as a whole in any script that parts words by blanks. */
function anyOf(words: string): RegExp {
  const parts = words.split(' ').map((word) => {
    const bare = word
      .replace(/^\*|\*$/g, '')
      .replaceAll('*', '\\p{L}*')
      .replaceAll('_', ' ');
    // Chinese and Japanese part no words; Korean ones are mostly the end of a longer one.
    const isRun = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}{2}/u.test(word);
    const from = word.startsWith('*') || isRun ? '' : '(?<!\\p{L})';
    return from + bare + (word.endsWith('*') || isRun ? '' : '(?!\\p{L})');
  });
  return new RegExp(parts.join('|'), 'iu');
}

/**
 * Words that name a trade where no object stands for it in pictures, or where the names of those objects are not known in a
 * language: Dutch, Polish and Turkish above all. The first trade that matches is meant.
 */
export const TRADE_WORDS: readonly (readonly [Trade, RegExp])[] = [
  [
    'weddings',
    anyOf(
      'trouwlocatie* trouwplanner* weddingplanner* wesele* sala_weselna ślubn*_plan* düğün_salon* düğün_organizasyon*',
    ),
  ],
  [
    'moments',
    anyOf(
      'fotograaf* fotografie fotoshoot* fotograf* fotoğraf* sesja_zdjęciowa фотограф* 摄影* 사진* kamerzysta',
    ),
  ],
  [
    'care',
    anyOf(
      'fußpflege* podolog* pédicure_médicale pédicure_à_domicile orthopéd* einlagen* orthopädie* plantillas_ortopédicas plantari steunzolen* tandläk* frisör* fotvård* klinik_gigi psicólog* psicolog* psychotherap* psychothérap* psychologue* psycholog* psicoterap* psykolog* psikolog* психолог* логопед* logopäd* hebamme* tandarts* kapsalon* kapper* schoonheidssalon* nagelstudio* massage* fysio* praktijk* stomatolog* dentyst* fryzjer* barber* masaż* fizjoterap* gabinet* kosmetyczk* klinik* diş kuaför* berber* masaj* güzellik_salon* fizyoterap* парикмахер* барбершоп* маникюр* массаж* 미용실 피부과 마사지* 美发* 按摩* 美甲*',
    ),
  ],
  [
    'learning',
    anyOf(
      'läxhjälp* soutien_scolaire explicações bijles* academia* oposicion* formación* formation formations formazione formação kindergarten* kita crèche* guardería* asilo_nido creche* przedszkol* żłob* förskol* детский_сад* trafikskol* kursus* bimbel* körskola* *utbildning rijschool* *lessen rijles* muziekles* pianoles* gitaarles* zwemles* taalles* yogales* dansles* kookles* tennisles* paardrijles* zangles* cursus* opleiding* bijles* ripetizion* taalschool* *kurs kursy lekcj* korepetycj* szkoł* nauka kursu kurslar* ders* eğitim* okul* sürücü 운전학원 학원 강의* 수업* 培训* 课程* 驾校 автошкол* репетитор*',
    ),
  ],
  [
    'digital',
    anyOf(
      '*software *app apps aplikacj* oprogramowan* program_do* uygulama* yazılım* приложени* 앱 应用* 软件* boekhoudprogramma',
    ),
  ],
  [
    'dining',
    anyOf(
      'restaurang* rumah_makan* nhà_hàng quán_ăn restaurant* eetcafé* brasserie* pizzeria* restauracj* bistro* kawiarni* restoran* lokanta* kafe* meyhane* кафе ресторан* 카페 식당 맛집 餐厅 咖啡馆 饭店',
    ),
  ],
  [
    'giving',
    anyOf(
      'stichting* goede_doel* voedselbank* donatie* fundacj* zbiórk* schronisk* hospicjum* vakf* vakıf* dernek* derneği bağış* фонд* благотвор* приют* 후원* 기부* 慈善* 公益* 募捐*',
    ),
  ],
  [
    'animals',
    anyOf(
      'hund* katze* chien* croquette* perro* gato* cani gatti cães honden* katten* dierenarts* dierenwinkel* *hondenvoer psa psów psy kota kotów karma weterynar* köpek* kedi* mama veteriner* pati* 강아지* 고양이* 반려* 狗* 猫* 宠物* корм* собак* кошек кошк*',
    ),
  ],
  [
    'energy',
    anyOf(
      'zonnepane* warmtepomp* laadpaal* fotowolta* panele_słoneczne pompa_ciepła pompy_ciepła güneş_panel* güneş_enerji* ısı_pompas* солнечн*_панел* солнечн*_батаре* *solaranlage* photovoltaik* wärmepumpe* balkonkraftwerk* panneau*_solaire* pompe*_à_chaleur panel*_solar* placas_solares pannell*_solar* fotovolta* painel_solar painéis_solares 태양광* 太阳能* 光伏* ソーラー* 太陽光*',
    ),
  ],
  [
    'advice',
    anyOf(
      'notar* notaire* notaio* notari* architekt* architecte* architetto* arquitect* *berater *beratung consultor* consulent* conseil* gestoría* asesor* übersetz* traducteur* traductor* traduttor* tradutor* dolmetsch* detektei* boekhoud* accountant* belastingadvies* verzekering* advocaat* advocaten* hypotheek* makelaar* księgow* rachunkow* podatk* ubezpiecz* adwokat* prawnik* prawn* kredyt* muhasebe* mali_müşavir* sigorta* avukat* danışmanlı* kredi* бухгалтер* юрист* юридическ* страхов* 会计* 代账* 律师* 保险* 세무* 법률* 변호사* 보험*',
    ),
  ],
  [
    'heating',
    anyOf(
      'brennholz* kaminholz* brennstoff* scheitholz* pellets holzpellets bois_de_chauffage granulés_de_bois leña legna_da_ardere legna lenha pellet haardhout* brandhout* kachelhout* ved björkved vedkap* drewno_kominkowe drewno_opałowe odun* дрова',
    ),
  ],
  [
    'furnishing',
    anyOf(
      'rollläden rolllad* rollo* insektenschutz* fliegengitter* markise* fensterläden sonnenschutz* volets* stores moustiquaire* persianas toldo* mosquitera* mosquiteira* estores portadas tapparell* zanzarier* tende_da_sole rolluik* zonwering* zonnescherm* horren raamdecoratie markis* insektsnät* persienn* jalusi* rolety moskitier* żaluzj*',
    ),
  ],
  [
    'home',
    anyOf(
      [
        'zaunbau* *zäune gartenzaun* gartentor* hoftor* carports fertiggarage* kanalsanierung* baumfällung* dachrinnen* malerarbeiten tapezier* fliesenleger* trockenbau*',
        'clôture* portail portails élagage abattage vidange_fosse* vidange_de_fosse* ramonage ravalement carrelage étanchéité débarras*',
        'vallas* vallado* cerramiento* poda_de_árboles poda fosas_sépticas humedades pintura_de_casas pintura_de_pisos',
        'recinzion* cancelli cancello potatura* imbiancatura* spurg* spazzacamin* sgomber* grondai*',
        'vedaç* portões poda_de_árvores limpa_fossas desentup* pintura_de_casas remodelaç* impermeabiliza* chaminés',
        'schutting* hekwerk* poorten bomen_kappen boomverzorging riool* schoorsteenveg* dakgoot* dakgoten behangen stucwerk* stukadoor*',
        'staket* grindar trädfällning* slamsugning* sotning* hängrännor stubbfräsning* tapetsering* plattsättning* avlopp*',
      ].join(' '),
    ),
  ],
  [
    'home',
    anyOf(
      'städ* *städning flyttfirm* fönsterputs* målar* elektriker* snickar* vvs* flytthjälp* rörmok* takläggar* jasa_* tukang_* schlüsseldienst* serrurier* cerrajer* chaveiro* fabbro slotenmaker* ślusarz* çilingir* timmerman* loodgieter* schilder* schoonmaak* klusbedrijf* dakdekker* elektricien* verhuis* hoveniers* hydraulik* sprzątan* remont* malarz* dekarz* elektryk* przeprowadz* tesisatç* temizlik* boyac* tadilat* nakliyat* elektrikçi* сантехник* уборк* ремонт* электрик* переезд* 청소* 배관* 이사* 수리* 清洁* 保洁* 搬家* 维修*',
    ),
  ],
  [
    'travel',
    anyOf(
      '*férias *vacaciones casa_vacanze casa_vacanza stug* sommarstug* alojamento* wohnmobil* reisemobil* campervan* autocaravan* camping-car* kampery kampera husbil* husvagn* agriturism* masseri* gîte* chambre*_d’hôte* casa_rural casas_rurales ferienwohnung* ferienhaus* pousada* vakantie* hotel* b&b reis reizen camping* domek domki nocleg* wycieczk* wczasy pensjonat* otel* tatil* dağ_evi bungalov* tur turu turlar* pansiyon* отел* домик* тур туры экскурси* 펜션* 호텔* 여행* 숙소* 民宿* 酒店* 旅行* 旅游*',
    ),
  ],
  [
    'sport',
    anyOf(
      'sportschool* fitness* hardloop* yoga* fiets* e-bike* siłowni* trening* rower* joga bisiklet* spor fitness* koşu* pilates* фитнес* йог* велосипед* 헬스* 요가* 필라테스* 자전거* 健身* 瑜伽* 自行车*',
    ),
  ],
  [
    'outing',
    anyOf(
      'escape_room* escaperoom* escape-room* concert* concierto* konzert* konser* koncert* festival* festiwal* theater* théâtre teatr* tiyatro* museum* muzeum* müze* kletterhalle* bowling* kaçış_oyun* pokój_zagadek концерт* фестивал* театр* квест* 콘서트* 공연* 축제* 방탈출* 演唱会* 音乐节* 密室逃脱* 剧场* コンサート* フェス* 脱出ゲーム*',
    ),
  ],
  [
    'beauty',
    anyOf(
      '*crème *serum* huidverzorging* parfum* shampoo* make-up krem* kosmetyk* perfum* szampon* kremi parfüm* şampuan* cilt_bakım* крем* сывор* духи* шампун* косметик* 크림* 세럼* 화장품* 향수* 샴푸* スキンケア* コスメ* 化粧* 面霜* 精华* 香水* 护肤* 口红* 洗发*',
    ),
  ],
  [
    'sleep',
    anyOf(
      'matras* dekbed* kussen* materac* kołdr* poduszk* pościel* yatak* yorgan* yastık* nevresim* матрас* подушк* одеял* постельн* 매트리스* 베개* 이불* 침구* 床垫* 枕头* 被子* マットレス* 枕*',
    ),
  ],
  [
    'drinks',
    anyOf(
      'koffie* thee* *bier *wijn wijnen limonade* kaw* herbat* piwo piwa wino wina lemoniad* kahve* çay* bira* şarap* limonata* coffee tee *tee thé thés té tés tè chá chás кофе ча[йя] пив[оа] вин[оа] лимонад* 커피* 맥주* 와인* 녹차* 咖啡* 啤酒* 葡萄酒* 茶* 绿茶* 緑茶* お茶* ビール* ワイン*',
    ),
  ],
  [
    'table',
    anyOf(
      '*bröd *bageri tårt* ost hårdost getost färskost choklad* honung* olio_extra* aceite_de_oliva azeite* *olivenöl brood* bakker* taart* chocola* kaas* pizza* honing* chleb* piekarni* ciast* czekolad* ser sery miód pierogi* ekmek* fırın* pasta* çikolata* peynir* bal zeytinyağ* хлеб* пекарн* торт* шоколад* мёд сыр 빵* 베이커리* 케이크* 초콜릿* 꿀 面包* 蛋糕* 巧克力* 蜂蜜*',
    ),
  ],
  [
    'wear',
    anyOf(
      'schoenen *laarzen kleding jurk* jas winterjas regenjas tas tassen handtas* schoudertas* rugtas* schooltas* sieraden* ring ringen horloge* buty obuwie odzież sukienk* kurtk* torb* torebk* biżuteri* pierścion* zegar* ayakkab* elbise* ceket* çanta* takı yüzük* kolye* saat* обувь ботинк* кроссовк* плать* куртк* сумк* украшен* 신발* 구두* 운동화* 옷 의류* 가방* 주얼리* 반지* 皮鞋* 鞋* 服装* 连衣裙* 包包* 首饰* 戒指*',
    ),
  ],
  [
    'work',
    anyOf(
      [
        'autowerkstatt* autoreparatur* kfz-werkstatt* *dienst *wechsel reifenwechsel *schmied *sanierung *notdienst *service *verleih *vermietung *vermessung *vernichtung *forschung *wartung *betreuung *übersetzungen *entrümpelung *montage vermietung wartung',
        "garage_auto* réparation_auto* réparation_voiture changement_de_pneus maréchal-ferrant dépannage_auto entretien location garde_d’enfants garde_d'enfants dépannage nettoyage maintenance élagage déménagement traduction livraison accompagnement",
        'taller_mecánico talleres_mecánicos taller_de_coches cambio_de_neumáticos herrador desatasc* alquiler limpieza reparación mantenimiento topografía servicio* traducci* mudanzas instalación',
        'autofficina officina_auto* cambio_gomme maniscalco noleggio pulizi* riparazion* manutenzione restauro assistenza servizi* traduzion* traslochi installazione',
        'oficina_mecânica oficina_auto* aluguer troca_de_pneus ferrador reparação aluguel limpeza reparo* manutenção conserto* serviço* tradu* mudanças instalação',
        'autogarage garagebedrijf autoreparatie* huren banden_wisselen hoefsmid verhuur onderhoud reparatie* vertaling* installatie* *dienst *service',
        'bilverkstad* bilservice bilreparation* *uthyrning hyra däckbyte hovslagare *service',
        'usług* wypożyczalni* napraw* sprzątani* tłumacz* serwis montaż wynajem',
        'temizli* tercüme* kiralama* tamir* hizmet* servisi',
        'аренда прокат помощь услуг* перевод* обслуживание монтаж доставка',
        'תיקון* שירות* ניקיון ניקוי השכרת תרגום صيانة خدم* تنظيف تأجير ترجمة',
        'καθαρισμ* επισκευ* ενοικίασ* υπηρεσί* μετάφρασ* μεταφράσ* συντήρησ*',
        'सेवा* सफाई मरम्मत अनुवाद 清掃* 修理* 代行* 翻訳* 工事* 服务* 维修* 保洁* 租赁* 翻译* 清洗* 청소* 수리* 대여* 번역*',
      ].join(' '),
    ),
  ],
];
