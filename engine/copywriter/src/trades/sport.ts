import { defineTrade } from '../content/define-trade.ts';

/** Sport, and what it is done with. */
export const sport = defineTrade({
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
    bought: null,
    joined:
      /fitness-?studio|palestr|gimnasio|salle de (?:sport|fitness|musculation)|(?<!\p{L})academia(?!\p{L})|sportschool|(?<!\p{L})gym(?!\p{L})|(?<!\p{L})(?:cours|clases?|aulas?|corsi?|lessen|klass|\p{L}*kurse?|\p{L}*cursus)(?!\p{L})/iu,
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
        'Die erste Minute zählt',
        'Los, bevor die Couch ruft',
        'Dein Tempo. Dein Ziel.',
        'Heute für dich',
      ],
      problem: 'Morgen aber wirklich?',
    },
    fr: {
      lines: [
        'La première minute compte',
        'À votre rythme, mais en route',
        'Aujourd’hui, c’est pour vous',
        'Bougez, souriez',
      ],
      problem: 'Demain, c’est sûr ?',
    },
    es: {
      lines: [
        'El primer minuto cuenta',
        'Hoy, por ti',
        'A tu ritmo, pero en marcha',
        'Muévete. Sonríe.',
      ],
      problem: '¿Mañana, seguro?',
    },
    it: {
      lines: [
        'Il primo minuto conta',
        'Oggi, per te',
        'Con i tuoi tempi, ma via',
        'Muoviti. Sorridi.',
      ],
      problem: 'Domani, sicuro?',
    },
    pt: {
      lines: [
        'O primeiro minuto conta',
        'Hoje é por você',
        'No seu ritmo, mas em movimento',
        'Mexa-se. Sorria.',
      ],
      problem: 'Amanhã, com certeza?',
    },
    ru: {
      lines: [
        'Первая минута решает',
        'Пока не позвал диван',
        'Ваш темп. Ваша цель.',
        'Сегодня для себя',
      ],
      problem: 'Завтра точно?',
    },
    ar: {
      lines: ['الدقيقة الأولى هي البداية', 'اليوم من أجلك', 'على وتيرتك', 'تحرّك وابتسم'],
      problem: 'غدًا بالتأكيد؟',
    },
    he: null,
    zh: {
      lines: ['第一分钟最重要', '趁沙发还没开口', '你的节奏，你的目标', '今天，为自己动一动'],
      problem: '明天一定去？',
    },
    ja: {
      lines: ['最初の一分から', '今日は、自分のために', '自分のペースで、前へ', '動いて、笑って'],
      problem: '「明日こそ」？',
    },
    ko: {
      lines: ['처음 한 걸음이 전부', '소파가 부르기 전에', '내 속도, 내 목표', '오늘은 나를 위해'],
      problem: '내일은 정말 갈 건가요?',
    },
    nl: {
      lines: [
        'De eerste minuut telt',
        'Nu, voor de bank je roept',
        'Jouw tempo. Jouw doel.',
        'Vandaag voor jezelf',
      ],
      problem: 'Morgen dan echt?',
    },
    pl: {
      lines: [
        'Liczy się pierwsza minuta',
        'Zanim zawoła kanapa',
        'Twoje tempo. Twój cel.',
        'Dziś dla siebie',
      ],
      problem: 'Jutro, ale naprawdę?',
    },
    tr: {
      lines: [
        'İlk dakika önemli',
        'Koltuk çağırmadan',
        'Senin tempon, senin hedefin',
        'Bugün kendin için',
      ],
      problem: 'Yarın, gerçekten mi?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['पहला मिनट ही शुरुआत है', 'आज, अपने लिए', 'अपनी रफ़्तार से आगे', 'चलिए, मुस्कुराइए'],
      problem: 'कल पक्का?',
    },
    uk: null,
    vi: null,
    id: null,
    sv: {
      lines: ['Första minuten räknas', 'Idag, för dig', 'I din takt, men igång', 'Rör på dig. Le.'],
      problem: 'Imorgon, säkert?',
    },
  },
});
