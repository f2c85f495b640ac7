import { defineTrade } from '../content/define-trade.ts';

/** Charities. */
export const giving = defineTrade({
  rules: [],
  words: {
    rank: 70,
    terms: [
      'stichting* goede_doel* voedselbank* donatie* fundacj* zbiórk* schronisk* hospicjum* vakf* vakıf* dernek* derneği bağış* фонд* благотвор* приют* 후원* 기부* 慈善* 公益* 募捐*',
    ],
  },
  selling: {
    goal: 'awareness',
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
        'Klein anfangen, viel bewegen',
        'Jemand denkt an dich',
        'Helfen ist ein Verb',
        'Heute. Für jemanden.',
      ],
      problem: 'Helfen, aber wie?',
      ctas: ['Jetzt spenden', 'Jetzt helfen'],
    },
    fr: {
      lines: [
        'Un petit geste, aujourd’hui',
        'Aider, ça se conjugue',
        'Quelqu’un compte sur nous tous',
        'Commencer petit, ensemble',
      ],
      problem: 'Aider, mais comment ?',
      ctas: ['Faire un don', 'Aider maintenant'],
    },
    es: {
      lines: [
        'Un gesto pequeño, hoy',
        'Ayudar es un verbo',
        'Empezar por poco, juntos',
        'Alguien cuenta contigo',
      ],
      problem: '¿Ayudar, pero cómo?',
      ctas: ['Dona ahora', 'Ayuda hoy'],
    },
    it: {
      lines: [
        'Un piccolo gesto, oggi',
        'Aiutare è un verbo',
        'Cominciare da poco, insieme',
        'Qualcuno conta su di noi',
      ],
      problem: 'Aiutare, ma come?',
      ctas: ['Dona ora', 'Dai una mano'],
    },
    pt: {
      lines: [
        'Um pequeno gesto, hoje',
        'Ajudar é um verbo',
        'Começar pequeno, juntos',
        'Alguém conta com a gente',
      ],
      problem: 'Ajudar, mas como?',
      ctas: ['Doe agora', 'Ajude hoje'],
    },
    ru: {
      lines: [
        'Малое начало, большое дело',
        'Кто-то на вас надеется',
        'Помогать просто',
        'Сегодня. Для кого-то.',
      ],
      problem: 'Помочь, но как?',
      ctas: ['Помочь сейчас', 'Пожертвовать'],
    },
    ar: {
      lines: ['لفتة صغيرة اليوم', 'العطاء يبدأ بخطوة', 'معًا، خطوة خطوة', 'هناك من ينتظر'],
      problem: 'تريد أن تساعد؟',
      ctas: ['تبرّع الآن', 'ساعد اليوم'],
    },
    he: null,
    zh: {
      lines: ['小小开始，大大心意', '有人在等你', '帮助，是一个动作', '今天，为一个人'],
      problem: '想帮忙，从哪里开始？',
      ctas: ['立即捐助', '伸出手'],
    },
    ja: {
      lines: [
        '小さな一歩を、今日',
        '誰かのために、できること',
        'いっしょに、少しずつ',
        '思いやりは、動詞です',
      ],
      problem: '力になりたいけれど？',
      ctas: ['寄付する', '支援する'],
    },
    ko: {
      lines: [
        '작은 시작, 큰 마음',
        '누군가 기다리고 있어요',
        '돕는다는 건, 움직이는 것',
        '오늘, 한 사람을 위해',
      ],
      problem: '돕고 싶은데 어떻게?',
      ctas: ['지금 후원하기', '함께하기'],
    },
    nl: {
      lines: [
        'Klein begin, groot gebaar',
        'Iemand denkt aan je',
        'Helpen is een werkwoord',
        'Vandaag. Voor iemand.',
      ],
      problem: 'Helpen, maar hoe?',
      ctas: ['Doneer nu', 'Help mee'],
    },
    pl: {
      lines: [
        'Mały początek, duży gest',
        'Ktoś na ciebie liczy',
        'Pomagać to czasownik',
        'Dziś. Dla kogoś.',
      ],
      problem: 'Pomóc, ale jak?',
      ctas: ['Wpłać teraz', 'Pomóż teraz'],
    },
    tr: {
      lines: [
        'Küçük başla, büyük dokun',
        'Birileri seni bekliyor',
        'Yardım bir eylemdir',
        'Bugün. Biri için.',
      ],
      problem: 'Yardım, ama nasıl?',
      ctas: ['Şimdi bağış yap', 'Destek ol'],
    },
    el: null,
    th: null,
    hi: {
      lines: ['आज, एक छोटा क़दम', 'साथ मिलकर, थोड़ा-थोड़ा', 'किसी को इंतज़ार है', 'मदद एक क्रिया है'],
      problem: 'मदद करना चाहते हैं?',
      ctas: ['अभी दान करें', 'मदद करें'],
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: [
        'Ett litet steg, idag',
        'Att hjälpa är ett verb',
        'Börja smått, tillsammans',
        'Någon räknar med oss',
      ],
      problem: 'Vill du hjälpa, men hur?',
      ctas: ['Ge en gåva', 'Hjälp till'],
    },
  },
});
