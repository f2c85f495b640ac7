import { defineTrade } from '../content/define-trade.ts';
import { WEDDING } from '../content/trade-patterns.ts';

/** A service of which nothing else is known. */
export const work = defineTrade({
  rules: [
    // Caterers, told from restaurants, where a table is reserved.
    {
      rank: 30,
      words: /catering|traiteur|party-?service|кейтеринг|ケータリング|케이터링/iu,
      not: WEDDING,
    },
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
    ],
  },
  selling: {
    goal: 'leads',
    bought: null,
    joined: null,
    takesEmergencyCalls: true,
  },
  emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: 'home',
  phrases: {
    de: null,
    fr: null,
    es: null,
    it: null,
    pt: null,
    ru: null,
    ar: null,
    he: null,
    zh: null,
    ja: null,
    ko: null,
    nl: null,
    pl: null,
    tr: null,
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: null,
  },
});
