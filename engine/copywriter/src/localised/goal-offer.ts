import { capitalise, tidy } from '@adwright/engine-lexicon';
import {
  ENGLISH_WORDS,
  languagePatterns,
  type OfferWords,
  SUM,
} from '../content/language-patterns.ts';
import { LOCALISED_LANGUAGES, type LocalisedLanguage } from '../content/languages.ts';
import { detectLanguage } from '../reading/language.ts';

/** What one of it costs: "60 € a persona", "200 zł za miesiąc". */
const EACH = String.raw`(?:pro|je|par|por|al|alla|a la|all[’']|la|le|a|per|za|od|för|i|/)\s?(?:person(?:a|e|ne)?|personne|persoon|osob[aęy]|stunde|std|heure|hora|ora|uur|godzin[aęy]|timme|tag|jour|día|dia|giorno|dag|dzień|woche|semaine|semana|settimana|week|tydzień|vecka|monat|mois|mes|mês|mese|maand|miesiąc|månad|nacht|nuit|noche|noite|notte|natt|noc|séance|sesión|sessão|seduta|sessie|stück|pièce|aula|clase|lezione|les|cours|kurs|lekcj[aęi]|lektion)`;
/** Words under which a sum is a figure of the business. */
const FIGURE =
  /umsatz|budget|gewinn|kosten|chiffre|factur|ingresos|fatturat|receita|faturamento|omzet|przych|obrot|omsättning|verdien|verkauf|vend(?:re|er)|gagn|gana|guadagn|ganh|verkoop|zarob|sprzeda|tjän|sälj|(?<!\p{L})(?:mehr|plus de|más|più|mais|meer|więcej|mer|über|unter|moins|menos|meno|onder|poniżej|under)(?!\p{L})/iu;

const PATTERNS = new Map(
  LOCALISED_LANGUAGES.flatMap((language) => {
    const { offerWords } = languagePatterns(language);
    return offerWords === undefined ? [] : [[language, patternsOf(offerWords)] as const];
  }),
);

function patternsOf({ offer, term, doubted }: OfferWords) {
  return {
    priced: new RegExp(
      `(?:^|[,;–-]\\s?)\\s?((?:\\p{L}{2,}\\s){0,3}?${SUM}(?:\\s?${EACH})?)(?=\\s*(?:$|[,.;!)]))`,
      'iu',
    ),
    stated: new RegExp(
      `(?<![\\p{L}\\d])((?:${offer})(?:,?\\s(?:${term})(?![\\p{L}\\d]))*)(?=\\s*(?:$|[,.;!)]))`,
      'iu',
    ),
    doubted: new RegExp(`(?<!\\p{L})(?:${doubted})(?!\\p{L})`, 'iu'),
  };
}

/** "Free delivery over €50": a sum among words that another language than English has no offer of. */
const isEnglish = (offer: string) =>
  offer.search(ENGLISH_WORDS) !== -1 && detectLanguage(offer) === 'en';

/**
 * An offer that a goal states in a language other than English, with its terms: "10 % Rabatt bis Ende März". Null where there is none,
 * where it is doubted, and where it goes on in words that aren't understood: it might promise more than it does.
 */
export function goalOfferIn(language: LocalisedLanguage, goal: string): string | null {
  const words = PATTERNS.get(language);
  if (words === undefined) return null;
  const priced = words.priced.exec(tidy(goal));
  const isOwn = !FIGURE.test(priced?.[1] ?? '') && !isEnglish(priced?.[1] ?? '');
  const stated = words.stated.exec(tidy(goal)) ?? (isOwn ? priced : null);
  if (!stated?.[1]) return null;
  const [clause = ''] = stated.input
    .slice(0, stated.index)
    .split(/[,.;:–—]/)
    .slice(-1);
  return words.doubted.test(clause) ? null : capitalise(stated[1]);
}
