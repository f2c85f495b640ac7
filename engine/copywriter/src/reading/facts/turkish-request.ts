const THIRD_PERSON = 's([ıiuü])n';
/** Stems of verbs for steps of readers. Nouns such as "kursun" have the ending of a request too. */
const STEMS =
  'al|ver|gel|ara|yaz|bak|gönder|getir|ayırt|uğra|katıl|et|ol|dene|seç|gör|bırak|sor|indir|kaydol|başvur|çağır|kullan|tat|git|yap';
/** Matches the third person plural, which advertisers use for a request, for example "denesinler". */
const PLURAL = new RegExp(`(?<=\\p{L}{2})${THIRD_PERSON}l[ae]r(?!\\p{L})`, 'gu');
/** Matches the third person singular of a known verb, for example "versin". */
const SINGULAR = new RegExp(`(?<=(?<!\\p{L})(?:${STEMS}))${THIRD_PERSON}(?!\\p{L})`, 'gu');
/** Matches the noun "participation" behind an event in the dative: "deneme dersine katılım". */
const PARTICIPATION = /(?<=\p{L}[ae]\s)katılım$/u;
/** Matches plural things that belong to the readers, and to nobody who is named before them. */
const THEIR_THINGS =
  /(?<!\p{L}[ıiuü]n\s)(?<=(?:^|\s)\p{L}+l[ae]r)([ıi])(n[ıiae]|yl[ae])(?!\p{L})/gu;

/**
 * Returns a Turkish statement whose verbs ask the reader: "gelsinler" becomes "gelin", and "bakırlarını
 * getirsinler" becomes "bakırlarınızı getirin".
 */
export function formTurkishRequest(text: string): string {
  const asked = text
    .replace(PLURAL, formImperative)
    .replace(SINGULAR, formImperative)
    .replace(PARTICIPATION, 'katılın');
  return asked === text ? text : asked.replace(THEIR_THINGS, formYourThings);
}

/** Tells whether a Turkish clause asks in the third person what readers should do. */
export function isTurkishRequest(text: string): boolean {
  return formTurkishRequest(text) !== text;
}

/** Returns the polite imperative: "gelsinler" becomes "gelin", and "denesinler" becomes "deneyin". */
function formImperative(_: string, vowel: string, at: number, text: string): string {
  return `${/[aeıioöuü]/u.test(text[at - 1] ?? '') ? 'y' : ''}${vowel}n`;
}

/** Returns the ending of readers' things: "-larını" becomes "-larınızı", "-larıyla" becomes "-larınızla". */
function formYourThings(_: string, vowel: string, ending: string): string {
  return `${vowel}n${vowel}z${ending.slice(1)}`;
}
