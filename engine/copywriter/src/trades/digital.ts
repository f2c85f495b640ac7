import { defineTrade } from '../content/define-trade.ts';
import { SOFTWARE } from '../content/trade-patterns.ts';

/** Software and apps, and the devices that stand for them. */
export const digital = defineTrade({
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
        'Weniger suchen, mehr schaffen',
        'Feierabend, pünktlich',
        'Ein Klick näher am Wochenende',
        'Alles an einem Ort',
      ],
      problem: 'Zwölf Tabs und keine Antwort?',
    },
    fr: {
      lines: [
        'Moins chercher, mieux finir',
        'Fermez quelques onglets',
        'Tout au même endroit',
        'Partez à l’heure',
      ],
      problem: 'Douze onglets, aucune réponse ?',
    },
    es: {
      lines: [
        'Buscar menos, hacer más',
        'Cierra unas cuantas pestañas',
        'Todo en un solo lugar',
        'Sal a tu hora',
      ],
      problem: '¿Doce pestañas y ni una respuesta?',
    },
    it: {
      lines: [
        'Cerca meno, fai di più',
        'Chiudi qualche scheda',
        'Tutto in un posto',
        'Esci in orario',
      ],
      problem: 'Dodici schede, nessuna risposta?',
    },
    pt: {
      lines: [
        'Procure menos, faça mais',
        'Feche algumas abas',
        'Tudo num lugar só',
        'Saia na hora certa',
      ],
      problem: 'Doze abas e nenhuma resposta?',
    },
    ru: {
      lines: [
        'Меньше искать, больше успевать',
        'Домой вовремя',
        'Всё в одном месте',
        'На клик ближе к выходным',
      ],
      problem: 'Двенадцать вкладок и ни одного ответа?',
    },
    ar: {
      lines: ['بحث أقل وإنجاز أكثر', 'كل شيء في مكان واحد', 'أغلق بعض النوافذ', 'يوم عمل أهدأ'],
      problem: 'نوافذ كثيرة بلا إجابة؟',
    },
    he: null,
    zh: {
      lines: ['少找一点，多做一点', '准时下班', '都在一个地方', '离周末近一步'],
      problem: '开了十几个页面还没找到？',
    },
    ja: {
      lines: [
        '探す時間を、つくる時間へ',
        'ぜんぶ、ひとつの場所に',
        '定時に、おつかれさま',
        'タブを閉じて、深呼吸',
      ],
      problem: 'タブ、開きすぎていませんか？',
    },
    ko: {
      lines: ['덜 찾고, 더 해내기', '정시 퇴근', '모두 한곳에', '주말에 한 클릭 더 가까이'],
      problem: '탭은 열두 개, 답은 없나요?',
    },
    nl: {
      lines: [
        'Minder zoeken, meer doen',
        'Op tijd naar huis',
        'Alles op één plek',
        'Een klik dichter bij het weekend',
      ],
      problem: 'Twaalf tabbladen, geen antwoord?',
    },
    pl: {
      lines: [
        'Mniej szukania, więcej robienia',
        'Do domu o czasie',
        'Wszystko w jednym miejscu',
        'Klik bliżej weekendu',
      ],
      problem: 'Dwanaście kart i żadnej odpowiedzi?',
    },
    tr: {
      lines: [
        'Daha az ara, daha çok bitir',
        'Zamanında eve',
        'Her şey tek yerde',
        'Hafta sonuna bir tık daha yakın',
      ],
      problem: 'On iki sekme, cevap yok mu?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['कम खोजें, ज़्यादा करें', 'सब कुछ एक जगह', 'समय पर घर चलिए', 'काम, थोड़ा आसान'],
      problem: 'इतने टैब, एक भी जवाब नहीं?',
    },
    uk: {
      lines: [
        'Менше шукати, більше встигати',
        'Додому вчасно',
        'Усе в одному місці',
        'На клік ближче до вихідних',
      ],
      problem: 'Дванадцять вкладок і жодної відповіді?',
    },
    vi: null,
    id: null,
    sv: {
      lines: ['Leta mindre, hinn mer', 'Stäng några flikar', 'Allt på ett ställe', 'Gå hem i tid'],
      problem: 'Tolv flikar, inget svar?',
    },
  },
});
