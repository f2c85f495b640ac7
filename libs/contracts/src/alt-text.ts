import { type AdLanguage, adLanguageSchema } from './ad-languages.ts';
import { MAX_ALT_TEXT_LENGTH } from './limits.ts';
import { joinIntoOneLine } from './plain-text.ts';
import { isTypeOnly, type Recipe } from './recipe.ts';

/** Maximum number of characters that a product's name occupies in an alt text. */
const MAX_PRODUCT_LENGTH = 50;

type Kind = 'illustration' | 'photo' | 'picture' | 'poster';

interface AltWords extends Record<Kind, string> {
  /** Quotation marks of the language, for words that the picture shows. */
  quotes: readonly [string, string];
}

const english: AltWords = {
  illustration: 'Illustration',
  photo: 'Photo',
  picture: 'Picture',
  poster: 'Text poster',
  quotes: ['“', '”'],
};

/**
 * Words for the kind of a picture, in each language of ads. The phrases contain nouns only, so that no word has
 * to agree with a product's name.
 */
const ALT_WORDS: Readonly<Record<AdLanguage, AltWords>> = {
  ar: listAltWords('رسم توضيحي', 'صورة فوتوغرافية', 'صورة', 'ملصق نصي', '«', '»'),
  de: listAltWords('Illustration', 'Foto', 'Bild', 'Textplakat', '„', '“'),
  el: listAltWords('Εικονογράφηση', 'Φωτογραφία', 'Εικόνα', 'Αφίσα με κείμενο', '«', '»'),
  en: english,
  es: listAltWords('Ilustración', 'Foto', 'Imagen', 'Cartel de texto', '«', '»'),
  fr: listAltWords('Illustration', 'Photo', 'Image', 'Affiche de texte', '« ', ' »'),
  he: listAltWords('איור', 'תצלום', 'תמונה', 'כרזת טקסט', '„', '”'),
  hi: listAltWords('चित्रण', 'फ़ोटो', 'चित्र', 'पाठ वाला पोस्टर', '“', '”'),
  id: listAltWords('Ilustrasi', 'Foto', 'Gambar', 'Poster teks', '“', '”'),
  it: listAltWords('Illustrazione', 'Foto', 'Immagine', 'Manifesto di testo', '«', '»'),
  ja: listAltWords('イラスト', '写真', '画像', '文字のポスター', '「', '」'),
  ko: listAltWords('일러스트', '사진', '이미지', '글자 포스터', '“', '”'),
  nl: listAltWords('Illustratie', 'Foto', 'Afbeelding', 'Tekstposter', '“', '”'),
  pl: listAltWords('Ilustracja', 'Zdjęcie', 'Obraz', 'Plakat tekstowy', '„', '”'),
  pt: listAltWords('Ilustração', 'Foto', 'Imagem', 'Cartaz de texto', '“', '”'),
  ru: listAltWords('Иллюстрация', 'Фото', 'Изображение', 'Текстовый плакат', '«', '»'),
  sv: listAltWords('Illustration', 'Foto', 'Bild', 'Textaffisch', '”', '”'),
  th: listAltWords('ภาพประกอบ', 'ภาพถ่าย', 'ภาพ', 'โปสเตอร์ข้อความ', '“', '”'),
  tr: listAltWords('İllüstrasyon', 'Fotoğraf', 'Görsel', 'Yazılı afiş', '“', '”'),
  uk: listAltWords('Ілюстрація', 'Фото', 'Зображення', 'Текстовий плакат', '«', '»'),
  vi: listAltWords('Hình minh họa', 'Ảnh chụp', 'Hình ảnh', 'Áp phích chữ', '“', '”'),
  zh: listAltWords('插图', '照片', '图片', '文字海报', '“', '”'),
};

function listAltWords(
  illustration: string,
  photo: string,
  picture: string,
  poster: string,
  open: string,
  close: string,
): AltWords {
  return { illustration, photo, picture, poster, quotes: [open, close] };
}

/**
 * Returns the alt text of an ad's picture. This is the user's text or, without one, the picture's kind,
 * subject and printed words in the ad's language. The alt text has at most {@link MAX_ALT_TEXT_LENGTH}
 * characters.
 */
export function writeAltText(recipe: Recipe): string {
  const own = recipe.altText?.trim();
  return own ? own : getWrittenAltText(recipe);
}

/** Returns the alt text that the product generates for an ad without an alt text by the user. */
export function getWrittenAltText(recipe: Recipe): string {
  if (recipe.kind === 'overlay') {
    const { headline, subline } = recipe.words;
    return joinTexts('', [headline, subline], english);
  }
  const { product } = recipe.brief;
  const { language, headline, offer } = recipe.words;
  const own = findWords(language);
  const name = shorten(product.trim(), MAX_PRODUCT_LENGTH);
  // The alt text of an ad in an unknown language omits the kind of picture.
  const subject = own ? `${own[findKind(recipe)]}: ${name}` : name;
  return joinTexts(subject, [headline, offer?.text ?? ''], own ?? english);
}

/**
 * Converts a text to an alt text: one line, cut to the maximum length.
 */
export function trimAltText(text: string): string {
  return shorten(text.replace(/\s+/gu, ' ').trim(), MAX_ALT_TEXT_LENGTH);
}

/** Returns the alt text of a photo with the given subject, in the subject's language. */
export function writePhotoAltText(subject: string, language: string): string {
  const words = findWords(language);
  return trimAltText(words ? `${words.photo}: ${subject}` : subject);
}

/** Returns the words for alt texts in a language; null if the engine writes no ads in that language. */
function findWords(language: string): AltWords | null {
  const known = adLanguageSchema.safeParse(language.split('-')[0]).data;
  return known ? ALT_WORDS[known] : null;
}

function findKind(recipe: Recipe): Kind {
  if (isTypeOnly(recipe)) return 'poster';
  switch (recipe.picture.kind) {
    case 'drawn':
      return 'illustration';
    case 'generated':
      return 'picture';
    case 'photo':
    case 'product':
      return 'photo';
  }
}

/**
 * Appends as many quoted texts to the subject as fit into an alt text. Only the first quoted text may be
 * shortened.
 */
function joinTexts(subject: string, texts: readonly string[], { quotes }: AltWords): string {
  const [open, close] = quotes;
  let written = subject;
  for (const text of texts.map(joinIntoOneLine).filter((one) => one !== '')) {
    const lead = written === '' ? open : `${written} ${open}`;
    const room = MAX_ALT_TEXT_LENGTH - countCharacters(lead) - countCharacters(close);
    if (countCharacters(text) <= room) written = lead + text + close;
    else if (written === subject) written = lead + shorten(text, room) + close;
  }
  return written;
}

const countCharacters = (text: string) => [...text].length;

/** Returns the text cut to a length, between words if possible, with an ellipsis. */
function shorten(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
