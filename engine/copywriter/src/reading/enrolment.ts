import { isJobOffer } from '@adwright/engine-lexicon';
import type { WrittenLanguage } from '../content/languages.ts';

/**
 * Words that announce a course. Most languages put the announcement before the course's name. Chinese and
 * Korean put the announcement after the course's name. The course's name is complete without the
 * announcement, for example "Inscripciones abiertas para el" before "curso de inglés".
 */
const AROUND_NAME: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  de: /^(?:jetzt )?anmeldung(?:en)?\s(?:ab sofort |offen )?(?:für|zum|zur)\s(?:(?:den|die|das|unsere[nm]?)\s)?/iu,
  es: /^(?:inscripci(?:ón|ones)|matrículas?)\s(?:ya\s)?abiertas?\s(?:(?:para|al|a|en)\s)?(?:(?:el|la|los|las|nuestr\p{L}+)\s)?/iu,
  fr: /^inscriptions?\souvertes?\s(?:(?:pour|au|aux|à)\s)?(?:(?:le|la|les|nos|notre)\s|l['’])?/iu,
  id: /^(?:buka |dibuka )?pendaftaran\s(?:(?:untuk|baru)\s)?/iu,
  it: /^iscrizion[ei]\sapert[ea]\s(?:(?:per|a|ad|al|ai|alle|alla|agli)\s)?(?:(?:il|lo|la|i|gli|le)\s|l['’])?/iu,
  ja: /(?:(?<=教室|スクール|講座|クラス|チーム|クラブ|サークル|レッスン|塾)(?:新規)?|(?:生徒|受講生|会員|部員|団員|塾生))+(?:を)?大?募集(?:中|します)?$/u,
  ko: /(?:(?<=(?:반|강좌|클래스|교실|수업|과정|코스|캠프|레슨))\s?모집|(?<!\p{L})(?:수강생|원생|회원)\s?모집)$/u,
  nl: /^inschrijving(?:en)?\s(?:(?:geopend|gestart)\s)?(?:voor\s)?(?:(?:de|het|onze)\s)?/iu,
  pt: /^(?:inscriç(?:ão|ões)|matrículas?)\s(?:já\s)?abertas?\s(?:(?:para|no|na|nas|nos|em)\s)?(?:(?:o|a|os|as)\s)?/iu,
  sv: /^anmälan\s(?:öppen\s)?(?:till\s)?/iu,
  vi: /^(?:chiêu|tuyển)\ssinh\s/iu,
  zh: /(?:正在|火热)?招生(?:中)?$/u,
};

/**
 * Words for learners in the genitive plural, and words (or beginnings of words) for a course, in
 * Slavic languages.
 */
const LEARNERS =
  'детей|взрослых|учеников|студентов|учащихся|малышей|школьников|подростков|девочек|мальчиков|желающих|новичков|дітей|дорослих|учнів|студентів|малюків|школярів|підлітків|дівчат|хлопчиків|новачків';
const COURSES =
  'групп|груп|кружок|кружк|гурт|курс|секци|секці|заняти|занять|школ|студи|студі|класс|клас|kurs|zajęcia|szkoł|przedszkol|warsztat|żłob';

/**
 * Matches announcements that can't be removed, because the course is inflected or joined to them.
 * If an announcement can't be removed, the whole clause is used as the name.
 */
const WITH_NAME = new RegExp(
  [
    `^(?:открыт[аы]?\\s|відкрит\\p{L}\\s)?(?:набор|набір|запись|запис|приём|прием|прийом)\\s(?:(?:${LEARNERS})(?!\\p{L})|(?:в|во|у|на|до)\\s(?:\\p{L}+\\s){0,2}(?:${COURSES}))`,
    `^(?:trwają\\s)?(?:nabór|zapisy)\\s(?:na|do)\\s(?:\\p{L}+\\s)?(?:${COURSES}|grup)`,
    '^(?:εγγραφές|הרשמה|פתיחת הרשמה|التسجيل|باب التسجيل)(?![\\p{L}\\p{M}])',
    '(?<!\\p{L})kay[ıi]tlar(?:ı|imiz|ımız)?\\sbaşla',
  ].join('|'),
  'iu',
);

/**
 * Removes the words that announce a course from its name. Returns the clause unchanged if nothing
 * else would remain.
 */
export function removeEnrolment(clause: string, language: WrittenLanguage | 'und'): string {
  const around = language === 'und' ? undefined : AROUND_NAME[language];
  if (around?.test(clause) !== true) return clause;
  const rest = clause.replace(around, '').trim();
  return /\p{L}{2}|\p{Lo}{2}/u.test(rest) ? rest : clause;
}

/** Tells whether a clause announces a course in words that can't be removed. */
export function announcesWhole(clause: string): boolean {
  return WITH_NAME.test(clause);
}

/** Tells whether a product field in any language begins with the announcement of a course. */
export function announcesCourse(product: string): boolean {
  const [clause = ''] = product.split(/[,，、.。]\s?/u);
  return (
    announcesWhole(clause) ||
    Object.values(AROUND_NAME).some((around) => around.test(clause.trim()))
  );
}

/**
 * Tells whether a product field is a job ad. The announcement of a course is no job ad, although
 * some languages word it like one, for example "Набор детей" (enrolment of children).
 */
export function isJobAd(product: string): boolean {
  return isJobOffer(product) && !announcesCourse(product);
}
