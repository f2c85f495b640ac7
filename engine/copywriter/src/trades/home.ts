import { defineTrade } from '../content/define-trade.ts';

/** Trades that come to the house: cleaning, plumbing, painting, moving. */
export const home = defineTrade({
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
    bought: null,
    joined: null,
    takesEmergencyCalls: true,
  },
  emotions: ['curiosity', 'fear', 'trust', 'urgency'],
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Von der Liste gestrichen',
        'Ein Anruf, und es läuft',
        'Wir kümmern uns drum',
        'Keine Baustelle mehr im Kopf',
      ],
      problem: 'Immer noch auf der Liste?',
    },
    fr: {
      lines: [
        'Rayé de la liste',
        'Un appel, et on s’en occupe',
        'C’est réglé, respirez',
        'On s’en charge',
      ],
      problem: 'Toujours sur la liste ?',
    },
    es: {
      lines: [
        'Tachado de la lista',
        'Una llamada y en marcha',
        'Nosotros nos ocupamos',
        'Listo, y a otra cosa',
      ],
      problem: '¿Sigue en la lista?',
    },
    it: {
      lines: [
        'Cancellato dalla lista',
        'Una telefonata e si parte',
        'Ci pensiamo noi',
        'Fatto, e via il pensiero',
      ],
      problem: 'Ancora sulla lista?',
    },
    pt: {
      lines: [
        'Riscado da lista',
        'Uma ligação e pronto',
        'Deixe com a gente',
        'Resolvido, sem dor de cabeça',
      ],
      problem: 'Ainda na lista?',
    },
    ru: {
      lines: [
        'Вычеркните из списка',
        'Один звонок, и дело пошло',
        'Мы этим займёмся',
        'Дом без ремонта в голове',
      ],
      problem: 'Всё ещё в списке дел?',
    },
    ar: {
      lines: ['مهمة أقل في القائمة', 'اتصال واحد ونبدأ', 'اترك الأمر لنا', 'بيتك وبالك مرتاح'],
      problem: 'ما زال في القائمة؟',
    },
    he: null,
    zh: {
      lines: ['从清单上划掉', '一个电话就行动', '交给我们', '家里的事，不再惦记'],
      problem: '还在待办清单上？',
    },
    ja: {
      lines: [
        '気になる場所を、すっきり',
        'お電話ひとつから',
        'おまかせください',
        '家に、ほっとする時間を',
      ],
      problem: 'ずっと気になっていませんか？',
    },
    ko: {
      lines: [
        '할 일 목록에서 지우세요',
        '전화 한 통이면 시작',
        '저희가 맡을게요',
        '집 걱정 없는 저녁',
      ],
      problem: '아직도 목록에 있나요?',
    },
    nl: {
      lines: [
        'Weer iets van het lijstje af',
        'Eén telefoontje, en het loopt',
        'Wij regelen het',
        'Geregeld, en klaar',
      ],
      problem: 'Nog steeds op het lijstje?',
    },
    pl: {
      lines: [
        'Skreśl to z listy',
        'Jeden telefon i się dzieje',
        'My się tym zajmiemy',
        'Dom bez remontu w głowie',
      ],
      problem: 'Wciąż na liście?',
    },
    tr: {
      lines: ['Listeden bir iş eksildi', 'Bir telefon yeter', 'Biz hallederiz', 'Evde, kafa rahat'],
      problem: 'Hâlâ listede mi?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['सूची से एक काम कम', 'एक फ़ोन, और काम शुरू', 'हम पर छोड़ दीजिए', 'घर, और मन को चैन'],
      problem: 'अब भी सूची में है?',
    },
    uk: {
      lines: [
        'Викресліть зі списку',
        'Один дзвінок, і справа пішла',
        'Ми цим займемося',
        'Дім без ремонту в голові',
      ],
      problem: 'Досі у списку справ?',
    },
    vi: {
      lines: [
        'Gạch tên khỏi danh sách',
        'Một cuộc gọi, và xong',
        'Để chúng tôi lo',
        'Nhà gọn, đầu nhẹ',
      ],
      problem: 'Vẫn còn trong danh sách?',
    },
    id: null,
    sv: {
      lines: [
        'Struket från listan',
        'Ett samtal, så är det igång',
        'Vi tar hand om det',
        'Klart, och ur tankarna',
      ],
      problem: 'Fortfarande på listan?',
    },
  },
});
