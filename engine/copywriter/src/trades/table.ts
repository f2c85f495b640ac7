import { defineTrade } from '../content/define-trade.ts';

/** Food to take home. */
export const table = defineTrade({
  rules: [],
  words: {
    rank: 210,
    terms: [
      '*bröd *bageri tårt* ost hårdost getost färskost choklad* honung* olio_extra* aceite_de_oliva azeite* *olivenöl brood* bakker* taart* chocola* kaas* pizza* honing* chleb* piekarni* ciast* czekolad* ser sery miód ekmek* fırın* çikolata* peynir* bal zeytinyağ* хлеб* пекарн* торт* шоколад* мёд сыр 빵* 베이커리* 케이크* 초콜릿* 꿀 面包* 蛋糕* 巧克力* 蜂蜜*',
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
        'Guten Appetit, guten Tag',
        'Zum Teilen. Oder auch nicht.',
        'Der erste Bissen gehört dir',
        'Schmeckt nach mehr Zeit',
      ],
      problem: 'Wieder das Gleiche?',
    },
    fr: {
      lines: [
        'La première bouchée est pour vous',
        'À table !',
        'Le bon goût de prendre son temps',
        'À partager. Ou pas.',
      ],
      problem: 'Toujours la même chose ?',
    },
    es: {
      lines: [
        'El primer bocado es tuyo',
        'A la mesa',
        'Para compartir. O no.',
        'Sabe a tiempo libre',
      ],
      problem: '¿Otra vez lo mismo?',
    },
    it: {
      lines: ['Il primo morso è tuo', 'A tavola!', 'Da condividere. O no.', 'Sa di tempo libero'],
      problem: 'Sempre la solita cosa?',
    },
    pt: {
      lines: [
        'A primeira mordida é sua',
        'Está na mesa',
        'Para dividir. Ou não.',
        'Tem gosto de tempo livre',
      ],
      problem: 'Sempre a mesma coisa?',
    },
    ru: {
      lines: [
        'Первый кусочек за вами',
        'Пахнет воскресеньем',
        'Садитесь. Есть кое-что вкусное.',
        'Поделиться. Или нет.',
      ],
      problem: 'Опять одно и то же?',
    },
    ar: {
      lines: ['اللقمة الأولى لك', 'تفضّل إلى المائدة', 'للمشاركة، أو لك وحدك', 'طعم يستحق التوقف'],
      problem: 'المذاق نفسه كل مرة؟',
    },
    he: null,
    zh: {
      lines: ['第一口，留给你', '有周日早晨的味道', '坐下，有好吃的', '分享，或者不分享'],
      problem: '又是老样子？',
    },
    ja: {
      lines: [
        '最初のひとくちを、あなたに',
        'さあ、いただきます',
        '分け合っても、ひとりじめでも',
        'おいしい時間を、どうぞ',
      ],
      problem: 'またいつもの味？',
    },
    ko: {
      lines: [
        '첫입은 당신의 것',
        '일요일 아침 같은 냄새',
        '앉으세요. 맛있는 게 있어요.',
        '나눠도 좋고, 안 나눠도 좋고',
      ],
      problem: '늘 같은 것만 드시나요?',
    },
    nl: {
      lines: [
        'De eerste hap is voor jou',
        'Ga zitten. Er is iets lekkers.',
        'Ruikt naar zondag',
        'Om te delen. Of niet.',
      ],
      problem: 'Weer hetzelfde?',
    },
    pl: {
      lines: [
        'Pierwszy kęs należy do ciebie',
        'Pachnie jak niedziela',
        'Siadaj. Jest coś dobrego.',
        'Do podzielenia się. Albo nie.',
      ],
      problem: 'Ciągle to samo?',
    },
    tr: {
      lines: [
        'İlk lokma senin',
        'Pazar sabahı gibi kokuyor',
        'Otur. Güzel bir şey var.',
        'Paylaş. Ya da paylaşma.',
      ],
      problem: 'Yine aynısı mı?',
    },
    el: null,
    th: null,
    hi: {
      lines: ['पहला निवाला आपका', 'बाँटिए। या सारा अपना।', 'स्वाद, फ़ुर्सत वाला', 'एक और? क्यों नहीं।'],
      problem: 'फिर वही स्वाद?',
    },
    uk: {
      lines: [
        'Перший шматочок ваш',
        'Пахне неділею',
        'Сідайте. Є щось смачне.',
        'Поділитися. Чи ні.',
      ],
      problem: 'Знову те саме?',
    },
    vi: {
      lines: [
        'Miếng đầu tiên là của bạn',
        'Thơm như ngày chủ nhật',
        'Mời ngồi. Có món ngon.',
        'Chia nhau. Hoặc không.',
      ],
      problem: 'Lại món cũ?',
    },
    id: null,
    sv: {
      lines: ['Första tuggan är din', 'Till bords!', 'Att dela. Eller inte.', 'Smakar ledig tid'],
      problem: 'Samma sak igen?',
    },
  },
});
