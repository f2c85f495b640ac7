import { defineTrade } from '../content/define-trade.ts';
import { SOFTWARE } from '../content/trade-patterns.ts';

/** Courses, lessons and schools. */
export const learning = defineTrade({
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
        'Jeder Anfang zählt',
        'Heute der erste Schritt, morgen Routine',
        'Fragen willkommen',
        'Lernen, das in die Woche passt',
      ],
      problem: 'Wieder nur vorgenommen?',
    },
    fr: {
      lines: [
        'Une leçon, puis une autre',
        'Osez le premier pas',
        'Apprendre à votre rythme',
        'On a tous commencé un jour',
      ],
      problem: 'Encore remis à demain ?',
    },
    es: {
      lines: [
        'Hoy el primer paso, mañana costumbre',
        'Aprende a tu ritmo',
        'Todos empezamos un día',
        'Preguntar también es aprender',
      ],
      problem: '¿Otra vez para septiembre?',
    },
    it: {
      lines: [
        'Una lezione, poi un’altra',
        'Impara con i tuoi tempi',
        'Tutti abbiamo iniziato un giorno',
        'Chiedere aiuta a imparare',
      ],
      problem: 'Rimandato a settembre?',
    },
    pt: {
      lines: [
        'Uma aula, depois outra',
        'Aprenda no seu ritmo',
        'Todo mundo começou um dia',
        'Perguntar também ensina',
      ],
      problem: 'Ficou para depois?',
    },
    ru: {
      lines: [
        'Каждое начало считается',
        'Сегодня первый шаг',
        'Спрашивать можно всё',
        'Учёба, которая влезает в неделю',
      ],
      problem: 'Опять только собирались?',
    },
    ar: {
      lines: ['خطوة اليوم وثقة غدًا', 'تعلّم على راحتك', 'كل خبير بدأ يومًا', 'السؤال بداية التعلّم'],
      problem: 'أجّلت البداية مرة أخرى؟',
    },
    he: null,
    zh: {
      lines: ['每个开始都算数', '今天，迈出第一步', '欢迎提问', '学习，刚好放进一周'],
      problem: '又只是想想？',
    },
    ja: {
      lines: [
        '今日の一歩が、明日の自信に',
        '質問するほど、うまくなる',
        '自分のペースで、学ぶ',
        '誰にでも、最初の一日',
      ],
      problem: '「いつか」のままですか？',
    },
    ko: {
      lines: [
        '모든 시작은 의미 있어요',
        '오늘, 첫걸음',
        '질문은 언제나 환영',
        '일주일에 쏙 들어오는 배움',
      ],
      problem: '또 다짐만 하셨나요?',
    },
    nl: {
      lines: [
        'Elk begin telt',
        'Vandaag stap één',
        'Vragen mag altijd',
        'Leren dat in je week past',
      ],
      problem: 'Weer bij een voornemen gebleven?',
    },
    pl: {
      lines: [
        'Każdy początek się liczy',
        'Dziś pierwszy krok',
        'Pytaj śmiało',
        'Nauka, która mieści się w tygodniu',
      ],
      problem: 'Znowu tylko postanowienie?',
    },
    tr: {
      lines: [
        'Her başlangıç değerlidir',
        'Bugün ilk adım',
        'Soru sormak serbest',
        'Haftana sığan dersler',
      ],
      problem: 'Yine niyette mi kaldı?',
    },
    el: null,
    th: null,
    hi: {
      lines: [
        'आज पहला क़दम, कल भरोसा',
        'अपनी रफ़्तार से सीखिए',
        'हर शुरुआत छोटी होती है',
        'सवाल से ही सीखते हैं',
      ],
      problem: 'फिर कल पर टाला?',
    },
    uk: {
      lines: [
        'Кожен початок важливий',
        'Сьогодні перший крок',
        'Питати можна все',
        'Навчання, що вміщається в тиждень',
      ],
      problem: 'Знову тільки збиралися?',
    },
    vi: {
      lines: [
        'Khởi đầu nào cũng đáng giá',
        'Hôm nay là bước đầu tiên',
        'Cứ hỏi, đừng ngại',
        'Học vừa vặn với tuần của bạn',
      ],
      problem: 'Lại chỉ mới định học?',
    },
    id: null,
    sv: {
      lines: [
        'En lektion, sedan en till',
        'Lär dig i din egen takt',
        'Alla har börjat någon gång',
        'Den som frågar lär sig',
      ],
      problem: 'Uppskjutet till hösten?',
    },
  },
});
