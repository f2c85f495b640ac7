import { parseEnglish } from './nlp.ts';

/**
 * Matches an owner's name without its apostrophe, for example "Joes Garage", "Nonnas kitchen". A name before
 * "and" or "&" is excluded, for example "Marks & Spencer".
 */
const OWNER = /(?<!\p{L})(\p{Lu}\p{Ll}+)s(?=\s\p{L})(?!\s(?:and|is|are)\s)/gu;
const KIN = /^(?:nonna|mamm?a|momma|papa|grandma|grandpa|granny|nana|mum|mom|dad|baba|abuela)$/i;
/** Company names with a final "s" that is not a possessive. */
const NAMES_IN_S = new Set(
  (
    'adidas adams andreas arthurs asics avis braas burberrys carlos chris clarks davis dennis dickies dolcis doris douglas ' +
    'edwards elias evans francis frames georges hermes hughes iris jacobs james jonas jules kohls levis lewis ' +
    'lucas mads marks mathias matthews michaels miles morris myers nicholas peters philips phillips pilgrims roberts ' +
    'rogers ross simons stevens thomas tobias vans walkers watts wells williams'
  ).split(' '),
);
/**
 * Matches place names without their apostrophe before a superlative, for example "Europes first",
 * "worlds best".
 */
const OF_THE_WORLD =
  /(?<!\p{L})(world|europe|america|britain|england|scotland|wales|ireland|germany|france|italy|spain|canada|australia|india|london|nature)s(?=\s(?:first|only|best|largest|biggest|oldest|smallest|leading|favou?rite|finest|newest|most|own|number one)(?!\p{L}))/giu;

/**
 * Restores the apostrophe of an owner, which the forms remove before sending (spec §5). The word
 * without its "s" must be a first name; "Williams" and "James" are names themselves.
 */
export function restorePossessives(text: string): string {
  return text
    .replace(OF_THE_WORLD, '$1’s')
    .replace(OWNER, (word, owner: string) =>
      KIN.test(owner) || (isFirstName(owner) && !isPerson(word)) ? `${owner}’s` : word,
    );
}

/**
 * Matches a French article joined to a word with a vowel, without an apostrophe, for example "Lune
 * dArgent", "LOccitane".
 */
const ELIDED = /(?<!\p{L})([dlDL])(?=[AEIOUHÉÈÊ]\p{Ll})/gu;

/**
 * Restores the apostrophe of a brand's name, so that "Biancas" becomes "Bianca’s", and "LOccitane"
 * becomes "L’Occitane".
 */
export function restoreOwnersName(typed: string): string {
  const brand = typed.replace(ELIDED, '$1’');
  const name = brand.trim();
  return /^\p{Lu}\p{Ll}+s$/u.test(name) && isFirstName(name.slice(0, -1)) && !isPerson(name)
    ? `${name.slice(0, -1)}’s`
    : brand;
}

function isFirstName(word: string): boolean {
  return !NAMES_IN_S.has(`${word}s`.toLowerCase()) && parseEnglish(word).has('^#FirstName$');
}

function isPerson(word: string): boolean {
  return parseEnglish(word).has('^#Person$');
}
