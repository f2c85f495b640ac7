import { isAnnouncement } from './announcement.ts';
import { speaksAsSeveral } from './first-person.ts';

/** Greetings with which users begin a brief, in the written languages. */
const GREETINGS = [
  'hi|hello|hey|hallo|hallöchen|moin|servus|guten tag|guten morgen|liebe leute',
  'bonjour|bonsoir|salut|coucou|hola|buenas|buenas tardes|buenos días|ciao|salve|buongiorno|buonasera',
  'olá|oi|bom dia|boa tarde|hoi|goedendag|cześć|dzień dobry|witam|witajcie|hej|hejsan|hejhej',
  'здравствуйте|привет|добрый день|добрый вечер|доброго дня|добрий день|вітаю|привіт',
  'merhaba|merhabalar|selam|selamlar|iyi günler|γεια σας|γεια|καλησπέρα|καλησπέρα σας|καλημέρα|καλημέρα σας',
  'שלום|היי|مرحبا|مرحباً|السلام عليكم|أهلا|أهلاً|नमस्ते|नमस्कार|halo|hai|xin chào|chào|สวัสดี|สวัสดีค่ะ|สวัสดีครับ',
  'こんにちは|こんばんは|はじめまして|안녕하세요|大家好|你好|您好|哈囉|哈啰',
].join('|');

/** Words that name the greeted people, for example "everyone" in "hi everyone". */
const GREETED =
  'everyone|everybody|all|there|folks|guys|zusammen|leute|alle|à tous|tout le monde|a todos|a tod[oa]s|chicas|a tutti|tutti|pessoal|gente|allemaal|wszystkim|państwu|alla|всем|друзья|усім|всім|друзі|herkese|arkadaşlar|παιδιά|לכולם|جميعا|جميعاً|kak|kakak|semua|sis|gan|cả nhà|mọi người|các bạn|ทุกคน|みなさん|여러분';

/** Matches a greeting at the start of a text and the punctuation after it. */
const GREETING = new RegExp(
  `^\\s*(?:${GREETINGS})(?:\\s?(?:${GREETED})){0,2}\\s*[!,.:…！，。、]+\\s*`,
  'iu',
);

/** Matches a greeting at the start of a text without punctuation after it. */
const BARE_GREETING = new RegExp(`^\\s*(?:${GREETINGS})(?:\\s(?:${GREETED})){0,2}\\s+`, 'iu');

/**
 * Removes the greeting with which a user begins a brief, because an ad that introduces a product would print it:
 * "Hallo zusammen, …". A greeting without punctuation may be a name, for example "Hello Kitty". Such a greeting
 * is only removed before a statement, for example "ciao vendiamo passata".
 */
export function removeGreeting(field: string): string {
  const rest = field.replace(GREETING, '');
  if (rest !== field) return rest === '' ? field : rest;
  const behind = field.replace(BARE_GREETING, '');
  return behind !== field && isStatement(behind) ? behind : field;
}

function isStatement(text: string): boolean {
  return isAnnouncement(text) || speaksAsSeveral(text);
}
