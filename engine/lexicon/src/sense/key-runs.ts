/**
 * Rows and columns of keyboards, and the first letters of alphabets. People type along these rows and columns
 * when they try out a form.
 */
const KEY_ROWS = [
  'qwertyuiopåüğ',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklñçöäşi',
  'asdfghjklöä',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  'qaz',
  'wsx',
  'edc',
  'rfv',
  'tgb',
  'yhn',
  'ujm',
  'abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъї',
  'фывапролджэ',
  'фівапролджє',
  'ячсмитьбю',
  'абвгдеёжзийклмн',
  'ςερτυθιοπ',
  'ασδφγηξκλ',
  'ζχψωβνμ',
  'αβγδεζηθ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرﻻىةوزظ',
  'ابتثجح',
  'קראטוןםפ',
  'שדגכעיחלךף',
  'זסבהנמצתץ',
  'אבגדהוזחט',
  'ฟหกดเ้่าสวง',
  'ๆไำพะัีรนยบล',
  'ผปแอิืทมใฝ',
  'กขฃคฅฆง',
  'कखगघङ',
  'अआइईउऊ',
  'あいうえお',
  'アイウエオ',
  '가나다라마바사',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
  'ㅋㅌㅊㅍㅠㅜㅡ',
];
const MIN_RUN = 3;
const BACKWARDS = KEY_ROWS.map((row) => [...row].reverse().join(''));

/**
 * Tells whether a lower-case word consists only of neighbouring keys (a run along the keyboard),
 * for example "asdf", "qweasd", "asdfasdf".
 */
export function isKeyRun(word: string): boolean {
  if (word.length < MIN_RUN) return false;
  // End positions of the word's beginnings that consist of complete runs.
  const ends = new Set([0]);
  for (let end = MIN_RUN; end <= word.length; end++)
    for (let start = end - MIN_RUN; start >= 0; start--)
      if (ends.has(start) && isRun(word.slice(start, end))) {
        ends.add(end);
        break;
      }
  return ends.has(word.length) || isLooped(word);
}

function isRun(letters: string): boolean {
  return [...KEY_ROWS, ...BACKWARDS].some((row) => row.includes(letters));
}

/** Tells whether a word repeats a run of keys and ends inside it, for example "asdfas". */
function isLooped(word: string): boolean {
  for (let length = MIN_RUN; length <= word.length / 2; length++) {
    const run = word.slice(0, length);
    if (isRun(run) && run.repeat(Math.ceil(word.length / length)).startsWith(word)) return true;
  }
  return false;
}

/**
 * Tells whether a word only repeats one or two letters, for example "aaaa", "xxx", "hahaha". Real
 * words don't repeat letters three times.
 */
export function isRepeated(word: string): boolean {
  const letters = [...word];
  const kinds = new Set(letters).size;
  return (
    (letters.length >= MIN_RUN && kinds === 1) || (letters.length >= 2 * MIN_RUN && kinds === 2)
  );
}
