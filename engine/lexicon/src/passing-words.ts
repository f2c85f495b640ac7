/** Introductory words of a job advertisement. */
const HIRING =
  /\b(?:(?:we(?:[’']re| are)|now|currently|urgently)\s+)+hiring\b|^\s*wanted(?=\s*[:!–—-]\s)|^\s*looking for(?= an? (?:[\p{L}-]+ ){0,2}(?:barista|waiter|waitress|chef|cook|clerk|operative|apprentice|trainee|intern|assistant|receptionist|bartender|baker|welder|nurse|carer)s?\b(?!.*\?))|^\s*hiring(?=\s*[:!]|\s(?:\p{L}+\s){0,3}?\p{L}*(?:ers|ors|ists|ians|ants|staff|nurses?|chefs?|cooks?|team members)\b)|\bwe(?:[’']re| are) (?:looking for|recruiting)(?= (?:an? )?(?:[\p{L}-]+ ){0,3}\p{L}*(?:er|or|ist|ian|ant|ista|staff|nurse|chef|cook|clerk|operative|mechanic|apprentice|trainee|intern)s?\b)|\bjoin (?:our|the) (?:\p{L}+ )?team(?= as|\s*[:–—-]\s)|^\s*(?:job|jobs|position|role)(?=\s*:\s)|\bjob (?:opening|vacancy|offer|ad)s?\b|\b(?:open (?:position|role)|vacanc(?:y|ie))s?\b|\bhelp wanted\b/iu;

/** Whether a field is a job advertisement: its readers are to work there, not to buy. */
export function isJobAd(field: string): boolean {
  if (field.search(ANY_GENDER) !== -1) return true;
  return (HIRING.test(field) || JOB_SIGNS.test(field)) && !SELLS_HIRING.test(field);
}

/** "(m/f/d)", "(m/w/d)", "(h/f)", "(k/m)": the law asks it of job advertisements, and of no headline. */
export const ANY_GENDER = /\s*\((?:[mfwdhxinkv]\s?[/|]\s?){1,3}[mfwdhxinkv]\)/giu;

/** Other phrases that only job advertisements contain. */
const JOB_SIGNS =
  /\b(?:sign(?:ing|[- ]on) bonus|(?:full|part)[- ]time (?:position|job|role)s?|competitive salary|salary (?:of|from|up to)|(?:night|weekend) shifts?)\b|(?<!\bno )\b(?:\p{L}+(?<!volunte|\bdon|spons|fost|\bcar)(?:er|or|ist|ian|ant)|\p{L}*(?:staff|nurse|chef|cook|clerk|operative|mechanic|apprentice|trainee|intern|barista))s? (?:needed|wanted)\b/iu;

/** Sellers of recruiting help. */
const SELLS_HIRING =
  /\b(?:software|platform|app|tool|system|service|agency|board|consult\w+|course|template)s?\b/i;

/**
 * Phrases about a day, a queue or a bargain: "grand opening", "now accepting new patients", "2 for 1". They
 * are temporary, so neither the product's name nor its object depends on them.
 */
const PASSING: readonly RegExp[] = [
  /^(?:black friday|cyber monday|prime day|boxing day|singles day|(?:spring|summer|autumn|winter|christmas|easter|new year) (?:deals?|offers?|specials?))(?=\s*[:!–—-]\s)/i,
  // "Opening night" of a play or of an exhibition is the event itself.
  /\b(?:grand|soft|official) (?:re-?)?opening(?: (?:weekend|day|night|week|party|event|special))?\b/i,
  /\b(?:now|re-?)[- ]?open(?:ed)?\b(?! (?:source|air|to))|\b(?:opening|coming) soon\b/i,
  /\b(?:is |are )?(?:now|currently|still) (?:accepting|taking|welcoming|leasing|letting|booking|enrol+ing|registering|available|serving|selling|offering|delivering)\b(?:(?! (?:for|in|at|with)\b) [\p{L}’'-]+){0,4}/iu,
  /\b(?:accepting|welcoming|taking(?: on)?) (?:new )?(?:patients|clients|customers|students|members|orders|bookings|enrol?ments)\b/i,
  /\bwalk[- ]?ins? (?:(?:are |always )*welcome|only)\b|\bno appointments? (?:needed|necessary|required)\b|\bby appointment only\b/i,
  /\bopen (?:(?:on |at )?(?:weekends|sundays?|saturdays?|bank holidays|late|daily|all (?:day|year|week)(?: round)?)|7 days(?: a week)?|every day|to the public)\b/i,
  HIRING,
  /\b(?:all|everyone|everybody|beginners|kids|families|dogs|newcomers) (?:are )?welcome\b/i,
  /\b(?:is |are )?(?:out|live|available) now\b|\b(?:is |are )?now (?:live )?on (?:kickstarter|indiegogo|netflix|steam|spotify|the app store)\b/i,
  /\bwhile (?:yo)?u wait\b/i,
  /\bready now\b|\bready to (?:go|leave|collect)(?: now)?$/i,
  /\b(?:(?:this|for one) (?:weekend|week|month|day|friday|saturday|sunday)|today|tonight|one day|limited time) only\b|\bfor a limited time(?: only)?\b/i,
  /\b(?:new|second|third) (?:location|branch|address|premises)\b/i,
  /\b(?:(?:2|two|3|three|4|four) for (?:the price of )?(?:1|one|2|two|3|three)|buy (?:1|one|2|two),? get (?:1|one)(?: (?:free|half price))?|bogo(?:f)?|half price)\b/i,
  /\b(?:(?:your |the )?(?:1st|first) (?:week|month|class|lesson|session|meeting|appointment|treatment|visit|order|box|hour|consultation|delivery)(?: is)? (?:free|on us|half price))\b/i,
  /\bfree (?:1st|first|trial|intro(?:ductory)?) (?:week|month|class|lesson|session|visit|consultation)\b/i,
  /\b(?:(?:spring|summer|autumn|fall|winter|christmas|holiday|black friday|cyber monday|january|memorial day|labor day|back[- ]to[- ]school|clearance|flash|closing[- ]down|end[- ]of[- ]season|mid[- ]season|final|big|huge|annual|anniversary) sale|sale now on|on sale(?: now)?)\b(?! (?:of|by)\b)/i,
];

/** Remains of a dash, a comma or a bracket after the words beside it are removed. */
const LOOSE_ENDS = /^[\s,;:!|/–—-]+|(?:[\s,;:!|/(]|\s[–—-]+)+$/gu;
const INNER_GAP = /\s*[!|]\s*|\s+(?:[–—-]\s+)?(?=[,;:])|\s{2,}/g;

/** A field in two parts: the product, and the temporary message, in the user's own words. */
interface Parted {
  thing: string;
  passing: string[];
}

/** Takes the occasion out of a product field; a field that says nothing else stays whole. */
export function partPassing(field: string): Parted {
  const passing: string[] = [];
  let thing = field;
  for (const words of PASSING) {
    const said = words.exec(thing)?.[0];
    if (said === undefined) continue;
    const rest = thing.replace(said, ' ').replace(INNER_GAP, ' ').replace(LOOSE_ENDS, '');
    if (!/\p{L}{3}/u.test(rest)) continue;
    // "Hiring: night nurses" and "Wanted: night nurses" are headings, and the job says it.
    if (!/^\s*(?:hiring|wanted|looking for|jobs?|position|role)$/i.test(said))
      passing.push(said.trim().replace(/^(?:is|are) /i, ''));
    thing = rest;
  }
  return thing === field
    ? { thing, passing }
    : { thing: thing.replace(/^(?:on|for|of)\s+(?:all\s+)?(?=\p{L})/iu, ''), passing };
}
