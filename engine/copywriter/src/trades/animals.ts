import { defineTrade } from '../content/define-trade.ts';

/** Pets: what they eat and wear, and who treats and trains them. */
export const animals = defineTrade({
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
    joined: null,
    takesEmergencyCalls: false,
  },
  emotions: 'all',
  namesAudience: true,
  accessoriesAnswerProblem: true,
  isSolemn: false,
  borrowsFrom: null,
  phrases: {
    de: {
      lines: [
        'Für die mit der kalten Schnauze',
        'Vier Pfoten, ein gutes Gefühl',
        'Schwanzwedeln inklusive',
        'Gut für beide Enden der Leine',
      ],
      problem: 'Wer führt hier wen?',
    },
    fr: {
      lines: [
        'Pour les truffes exigeantes',
        'Quatre pattes, un grand sourire',
        'La queue qui remue dit tout',
        'Pour celui qui vous attend à la porte',
      ],
      problem: 'Qui promène qui ?',
    },
    es: {
      lines: [
        'Cuatro patas, una gran sonrisa',
        'Para quien te espera en la puerta',
        'La cola lo dice todo',
        'Bien para los dos lados de la correa',
      ],
      problem: '¿Quién pasea a quién?',
    },
    it: {
      lines: [
        'Quattro zampe, un gran sorriso',
        'Per chi ti aspetta alla porta',
        'La coda dice tutto',
        'Bene per tutti e due i capi del guinzaglio',
      ],
      problem: 'Chi porta a spasso chi?',
    },
    pt: {
      lines: [
        'Quatro patas, um sorriso enorme',
        'Para quem espera você na porta',
        'O rabinho diz tudo',
        'Bom para os dois lados da guia',
      ],
      problem: 'Quem passeia com quem?',
    },
    ru: {
      lines: [
        'Для тех, кто ждёт у двери',
        'Четыре лапы, один счастливый дом',
        'Хвост всё скажет',
        'Хорошо с обоих концов поводка',
      ],
      problem: 'Кто кого выгуливает?',
    },
    ar: {
      lines: [
        'لمن ينتظرك عند الباب',
        'أربع أقدام وابتسامة كبيرة',
        'صديقك يستحق العناية',
        'فرحة تمشي على أربع',
      ],
      problem: 'ماذا يحب صديقك؟',
    },
    he: null,
    zh: {
      lines: ['献给门口等你的它', '四只脚，一个家', '尾巴不会说谎', '牵绳两头都开心'],
      problem: '到底谁在遛谁？',
    },
    ja: {
      lines: [
        '玄関で待つ、あの子へ',
        'しっぽが、答えです',
        '四本足の家族のために',
        'うれしい、が伝わる',
      ],
      problem: 'あの子の気持ち、わかる？',
    },
    ko: {
      lines: [
        '문 앞에서 기다리는 너에게',
        '네 발, 한 가족',
        '꼬리가 다 말해줘요',
        '목줄 양쪽 모두 즐겁게',
      ],
      problem: '누가 누구를 산책시키나요?',
    },
    nl: {
      lines: [
        'Voor wie bij de deur wacht',
        'Vier poten, één blij huis',
        'De staart zegt genoeg',
        'Goed voor beide kanten van de riem',
      ],
      problem: 'Wie laat hier wie uit?',
    },
    pl: {
      lines: [
        'Dla tych, którzy czekają pod drzwiami',
        'Cztery łapy, jeden dobry dom',
        'Ogon mówi wszystko',
        'Dobre na obu końcach smyczy',
      ],
      problem: 'Kto tu kogo wyprowadza?',
    },
    tr: {
      lines: [
        'Kapıda bekleyen için',
        'Dört pati, mutlu bir ev',
        'Kuyruk her şeyi söyler',
        'Tasmanın iki ucu da mutlu',
      ],
      problem: 'Kim kimi gezdiriyor?',
    },
    el: null,
    th: null,
    hi: {
      lines: [
        'जो दरवाज़े पर राह देखे',
        'चार पैर, बड़ी मुस्कान',
        'पूँछ सब कह देती है',
        'परिवार का सबसे प्यारा सदस्य',
      ],
      problem: 'उसे क्या पसंद है?',
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'För den som väntar vid dörren',
        'Fyra tassar, ett stort leende',
        'Svansen säger allt',
        'Bra i båda ändar av kopplet',
      ],
      problem: 'Vem går ut med vem?',
    },
  },
});
