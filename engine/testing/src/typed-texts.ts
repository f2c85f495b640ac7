import fc from 'fast-check';

/**
 * Words that shops print in their ads, by script, including stacked marks, joined letters and right-to-left
 * words.
 */
const WORDS: Record<string, readonly string[]> = {
  latin: [
    'Summer',
    'sale',
    'Frühling',
    'Größe',
    'àlaçar',
    'Żółć',
    'İstanbul',
    'naïve',
    'ŒUVRE',
    'l’été',
    'rock’n’roll',
  ],
  vietnamese: ['Giảm', 'giá', 'đặc', 'biệt', 'mùa', 'hè', 'Ễ'],
  cyrillic: ['Скидка', 'свежий', 'кофе', 'їжа', 'ґанок', 'Љубав', 'Ёлка'],
  greek: ['Έκπτωση', 'καφές', 'ΐ', 'ήλιος'],
  arabic: ['تخفيضات', 'الصيف', 'قهوة', 'جديد', 'گرم', 'چای', 'ٹوپی'],
  hebrew: ['מבצע', 'קיץ', 'קפה', 'שָׁלוֹם'],
  devanagari: ['गर्मी', 'छूट', 'ताज़ा', 'कॉफ़ी', 'श्री'],
  bengali: ['গ্রীষ্ম', 'ছাড়', 'কফি'],
  gurmukhi: ['ਗਰਮੀ', 'ਛੂਟ'],
  gujarati: ['ઉનાળો', 'છૂટ'],
  tamil: ['கோடை', 'தள்ளுபடி'],
  telugu: ['వేసవి', 'తగ్గింపు'],
  kannada: ['ಬೇಸಿಗೆ', 'ರಿಯಾಯಿತಿ'],
  malayalam: ['വേനൽ', 'കിഴിവ്'],
  sinhala: ['ගිම්හාන', 'වට්ටම්'],
  thai: ['ลดราคา', 'ฤดูร้อน', 'กาแฟ', 'น้ำ'],
  lao: ['ຫຼຸດລາຄາ', 'ກາເຟ'],
  khmer: ['បញ្ចុះតម្លៃ', 'កាហ្វេ'],
  myanmar: ['လျှော့စျေး', 'ကော်ဖီ'],
  georgian: ['ზაფხული', 'ფასდაკლება'],
  armenian: ['Զեղչ', 'ամառ'],
  ethiopic: ['ቅናሽ', 'ቡና'],
  japanese: ['新しい', 'セール', 'コーヒー', '夏の', 'ガギグ', '限定'],
  chinese: ['夏季', '特卖', '咖啡', '優惠', '新品上市'],
  oriya: ['ଗ୍ରୀଷ୍ମ', 'ରିହାତି'],
  tibetan: ['བོད་སྐད', 'གོང་ཆག'],
  thaana: ['ދިވެހި', 'އަގު'],
  cherokee: ['ᏣᎳᎩ'],
  santali: ['ᱥᱟᱱᱛᱟᱲᱤ'],
  nko: ['ߒߞߏ'],
  fula: ['𞤆𞤵𞤤𞤢𞤪'],
  amazigh: ['ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  inuktitut: ['ᐃᓄᒃᑎᑐᑦ'],
  korean: ['여름', '세일', '커피', '신상품'],
};
/**
 * Emoji for generated texts: single code points, sequences with a selector or joiners, flags and keycaps.
 */
const EMOJI = [
  '🔥',
  '🎉',
  '❤️',
  '☀️',
  '❤️‍🔥',
  '❤️‍🩹',
  '⛓️‍💥',
  '🏳️‍🌈',
  '🏴‍☠️',
  '👩‍👩‍👧‍👦',
  '👩🏽‍🚀',
  '🇩🇪',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '✌🏿',
  '🤷🏻‍♀️',
  '👁️‍🗨️',
  '🅰️',
  '©️',
  '🅰',
  '🌶',
  '🛍',
  '❤',
  '☀',
  '♥',
  '✔',
];
/** Prices, discounts and symbols that people type beside words in ads. */
const SIGNS = [
  '-20%',
  '19,99 €',
  '$9.99',
  '£5',
  '₹499',
  '¥1,980',
  '№ 5',
  '2 + 1',
  '(new)',
  '“best”',
  '«ici»',
  '¡hola!',
  '¿qué?',
  '&',
  '@home',
  '#1',
  '™',
  '®',
  '©',
  '★★★',
  '→',
  '✓',
  '•',
  '|',
  '/',
  '…',
  '—',
  '10×20',
  '½',
  'm²',
  '24/7',
  '?!',
  '100 %',
  ':-)',
  '~',
  '*',
  '^',
  '_',
  '=',
  '<3',
  'A+',
  '°C',
  'Ⓢ',
  'Ⓐ',
  '①',
  '𝐒𝐚𝐥𝐞',
  '𝓢𝓪𝓵𝓮',
  'ꜱᴀʟᴇ',
  '✧',
  '₿',
  '₺',
  '▶',
  '１２',
  '！',
  'ﬁ',
];

const words = fc.oneof(...Object.values(WORDS).map((list) => fc.constantFrom(...list)));
const pieces = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 2, arbitrary: fc.constantFrom(...EMOJI) },
  { weight: 2, arbitrary: fc.constantFrom(...SIGNS) },
);
const joined = (parts: fc.Arbitrary<string[]>) =>
  fc
    .tuple(parts, fc.constantFrom(' ', ' ', ' ', '  ', '\u00A0', ''))
    .map(([list, gap]) => list.join(gap));

/**
 * Property-test generator of texts as people type them into a title field, in all supported scripts, also
 * mixed.
 */
export const typedTexts = fc.oneof(
  ...Object.values(WORDS).map((list) =>
    joined(
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...list) },
          { weight: 1, arbitrary: pieces },
        ),
        { minLength: 1, maxLength: 6 },
      ),
    ),
  ),
  joined(fc.array(pieces, { minLength: 1, maxLength: 8 })),
);
