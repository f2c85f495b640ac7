import { defineTrade } from '../content/define-trade.ts';

/** Solar panels, heat pumps, charging. */
export const energy = defineTrade({
  rules: [],
  words: {
    rank: 90,
    terms: [
      'zonnepane* laadpaal* fotowolta* panele_słoneczne güneş_panel* güneş_enerji* ısı_pompas* солнечн*_панел* солнечн*_батаре* *solaranlage* photovoltaik* balkonkraftwerk* panneau*_solaire* panel*_solar* placas_solares pannell*_solar* fotovolta* painel_solar painéis_solares 태양광* 太阳能* 光伏* ソーラー* 太陽光*',
    ],
  },
  selling: {
    goal: 'sales',
    bought: null,
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
        'Die Sonne kommt sowieso',
        'Dein Dach könnte mitarbeiten',
        'Erst die Fragen, dann das Dach',
        'Lass das Licht rein',
      ],
      problem: 'Angst vor der nächsten Rechnung?',
    },
    fr: {
      lines: [
        'Le soleil se lève de toute façon',
        'Votre toit peut s’y mettre',
        'D’abord les questions, puis le toit',
        'Laissez entrer la lumière',
      ],
      problem: 'Peur de la prochaine facture ?',
    },
    es: {
      lines: [
        'El sol sale igual',
        'Que tu tejado también trabaje',
        'Primero preguntas, luego tejado',
        'Deja entrar la luz',
      ],
      problem: '¿Miedo a la próxima factura?',
    },
    it: {
      lines: [
        'Il sole sorge comunque',
        'Anche il tetto può dare una mano',
        'Prima le domande, poi il tetto',
        'Fai entrare la luce',
      ],
      problem: 'Paura della prossima bolletta?',
    },
    pt: {
      lines: [
        'O sol nasce de qualquer jeito',
        'Deixe o telhado trabalhar',
        'Primeiro as perguntas, depois o telhado',
        'Deixe a luz entrar',
      ],
      problem: 'Medo da próxima conta?',
    },
    ru: {
      lines: [
        'Солнце всё равно взойдёт',
        'Пусть крыша поработает',
        'Сначала вопросы, потом крыша',
        'Впустите свет',
      ],
      problem: 'Страшно открывать счёт?',
    },
    ar: null,
    he: null,
    zh: {
      lines: ['太阳照常升起', '让屋顶也出点力', '先问清楚，再上屋顶', '把阳光请进来'],
      problem: '怕看下一张账单？',
    },
    ja: {
      lines: [
        '太陽は、今日も昇る',
        '屋根にも、働いてもらおう',
        'まず質問、それから屋根',
        '光を、家の中へ',
      ],
      problem: '次の請求書、開けるのが怖い？',
    },
    ko: {
      lines: [
        '해는 오늘도 뜹니다',
        '지붕도 일하게 하세요',
        '먼저 묻고, 그다음 지붕으로',
        '햇빛을 들이세요',
      ],
      problem: '다음 고지서가 두렵나요?',
    },
    nl: {
      lines: [
        'De zon komt toch wel op',
        'Jouw dak mag meewerken',
        'Eerst vragen, dan het dak op',
        'Laat het licht binnen',
      ],
      problem: 'Bang voor de volgende rekening?',
    },
    pl: {
      lines: [
        'Słońce i tak wzejdzie',
        'Niech dach też popracuje',
        'Najpierw pytania, potem dach',
        'Wpuść trochę światła',
      ],
      problem: 'Boisz się kolejnego rachunku?',
    },
    tr: {
      lines: [
        'Güneş nasılsa doğuyor',
        'Çatı da biraz çalışsın',
        'Önce sorular, sonra çatı',
        'Işığı içeri al',
      ],
      problem: 'Faturayı açmaya çekiniyor musun?',
    },
    el: null,
    th: null,
    hi: null,
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Solen går upp ändå',
        'Taket kan också hjälpa till',
        'Först frågorna, sedan taket',
        'Släpp in ljuset',
      ],
      problem: 'Rädd för nästa elräkning?',
    },
  },
});
