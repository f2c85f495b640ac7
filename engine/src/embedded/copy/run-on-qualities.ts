import { categoryEnding } from './english/product-category.ts';
import { isPlural } from './english-nouns.ts';

/** The first clause of a field, and what follows it. */
const LEAD = /^([^,;:(.!?]+?)((?:[,;:(.!?]|\s[-–—]\s).*)?$/su;
/** What ends what is said of a thing: "NACS certified", "all bills included", "triple glazed". */
const QUALIFIED =
  /^(?:certified|approved|accredited|rated|insured|included|registered|qualified|licensed|glazed|guaranteed|needed|required|available|provided|hosted|sourced|vetted|checked|powered|operated)$/i;
const LEADS_ON = /^(?:in|with|for|from|to|at|by)$/i;
const MAX_QUALITY_WORDS = 3;
/** Qualities that come in pairs. */
const OPPOSITES =
  'new|used|interior|exterior|indoor|outdoor|inside|outside|domestic|commercial|residential|industrial|straight|curved|online|in[- ]person|in[- ]store|large|small|manual|automatic|day|night|adults?|kids|children|men|women|beginners?|advanced';
/** "Interior + exterior", "new and used", behind what they are said of. */
const BOTH = new RegExp(
  String.raw`^(.*\S)\s((?:${OPPOSITES})\s?(?:\+|&|and|or|\/)\s?(?:${OPPOSITES}))$`,
  'iu',
);
/** For whom it fits, in figures. */
const FIT =
  /^(.*\S)\s((?:sizes?|inside leg|waist|inseam|eu|uk)\s\d[\d.–-]*(?:\s?cm|")?)(?:\s(.+))?$/iu;
/** How long it takes, before what else was typed; "14 days free trial" is one thing. */
const LASTING =
  /^(.*\S)\s(\d+\s(?:days?|weeks?|months?))\s(?!(?:free|trial|warranty|guarantee|money|delivery|returns?|notice|supply|lead|a|per|of|old|ago|in|on|from|at|by|before|after|or|and|with|for)(?!\p{L}))(\p{L}.*)$/iu;
/** "Dental hygienist | direct access | no referral needed": what was typed between the thing and what it does without. */
const WITHOUT = /^(.*\S)\s(no\s[\p{L}-]+(?:\s[\p{L}-]+)?)(?=$|\s\d)(.*)$/iu;

/** Parts what a known thing is from what is said of it, where a field's first clause was typed without commas. */
export function withQualities(field: string): string {
  const [, lead = field, behind = ''] = LEAD.exec(field) ?? [];
  const parted = [partLasting, partWithout, partFit, partBoth, partQualified]
    .map((part) => part(lead))
    .find((clauses) => clauses !== null);
  return parted ? parted.filter(Boolean).join(', ') + behind : field;
}

type Clauses = readonly (string | undefined)[] | null;

function partLasting(lead: string): Clauses {
  const [, thing, time, said] = LASTING.exec(lead) ?? [];
  return thing && isThing(thing) ? [thing, said, time] : null;
}

function partWithout(lead: string): Clauses {
  const [, before, without, behind] = WITHOUT.exec(lead) ?? [];
  if (!before || !without) return null;
  const words = before.split(' ');
  const end = endOfThing(words, words.length - MAX_QUALITY_WORDS);
  // "Gym membership no contract": a single word more tells what it is.
  return end === 0 || (end === words.length - 1 && !/\d/.test(words[end] ?? ''))
    ? null
    : [words.slice(0, end).join(' '), words.slice(end).join(' '), without, behind?.trim()];
}

function partFit(lead: string): Clauses {
  const [, thing, fit, said] = FIT.exec(lead) ?? [];
  return thing && (isThing(thing) || isPlural(thing, false)) ? [thing, fit, said] : null;
}

function partBoth(lead: string): Clauses {
  const [, thing, both] = BOTH.exec(lead) ?? [];
  return thing && isThing(thing) ? [thing, both] : null;
}

function partQualified(lead: string): Clauses {
  const words = lead.split(' ');
  const at = words.findLastIndex((word) => QUALIFIED.test(word));
  if (at < 1 || (at < words.length - 1 && !LEADS_ON.test(words[at + 1] ?? ''))) return null;
  const end = endOfThing(words.slice(0, at), at - MAX_QUALITY_WORDS);
  return end === 0 ? null : [words.slice(0, end).join(' '), words.slice(end).join(' ')];
}

/** How many words a known thing takes, from what they are down to `least`; 0 where none ends there. */
function endOfThing(words: readonly string[], least: number): number {
  for (let end = words.length; end >= Math.max(1, least); end--) {
    if (isThing(words.slice(0, end).join(' '))) return end;
  }
  return 0;
}

function isThing(words: string): boolean {
  return categoryEnding(words) !== null;
}
