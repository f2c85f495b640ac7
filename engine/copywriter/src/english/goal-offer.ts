import { capitalise, tidy } from '@adwright/engine-lexicon';

const SUM = String.raw`(?:[$€£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?[€£])`;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:the )?end of (?:the )?\p{L}+|${MONTH}(?: \d{1,2})?|\d{1,2}(?:st|nd|rd|th)? ${MONTH})`;
/** What is taken off or given on top, in words that leave no doubt. */
const OFFER = String.raw`(?:up to )?\d{1,2}\s?% (?:off|discount)|(?:early bird )?${SUM} off|buy (?:one|two|three|\d) get (?:one|two|\d)(?: (?:free|half price|half off|\d{1,2}\s?% off))?|[2-9] for (?:the price of )?[1-9](?=$|[,.;!]|\s(?:on|this|until|till|in|all)\s)|free (?:(?:next|same)[- ]day )?(?:delivery|shipping|postage|returns|fitting|installation|gift wrapping)|(?:the |your )?first \p{L}+ (?:free|half price|half off|(?:for |from )?(?:only |just )?${SUM}(?! (?:off|discount|less|cheaper)))|(?:the |your )?first \p{L}+ ${SUM} (?:off|discount)|half price|[2-9] for [1-9] (?!weeks|days|months|hours|years|people|persons|nights|seats)\p{L}{3,}(?=$|[,.;!])|(?:kids|children|under[- ]\d{1,2}s) (?:eat|go|stay|get in) free|free (?:trial|consultation|taster|demo|(?:quote|estimate|sample)s?)(?=$|[,.;!])|no (?:joining|booking|delivery|setup|sign-?up) fees?`;
/** What one of it costs. */
const PRICE = String.raw`early bird (?:price )?${SUM}(?! off)|(?:(?:from|only|just) )?${SUM}\s?(?:each|pp|p\.p\.)(?![\p{L}\d])|(?:(?:from|only|just) )?${SUM}\s?(?:(?:per|an?) |\/\s?)(?:person|head|couple|adult|child|month|mo|week|night|day|hour|year|class|session|lesson|ticket|visit|box|bottle|meal|wash|room|table|ride|trip|user|seat)`;
/** On what and until when it holds. */
const TERM = String.raw`(?:today only|this (?:week(?:end)?|month|season|\p{L}+day)|all (?:week(?:end)?|month)|(?:un)?till? ${DAY}|in ${MONTH}|on (?:week(?:days|ends)|${DAY})|for a limited time|with (?:the )?code \p{L}[\p{L}\d]*|for (?:new )?(?:customers|members|clients|patients|students|subscribers|seniors)|(?:on )?(?:your |the |their )?first \p{L}+|on (?:all |every )?orders?(?: (?:over|above|from) ${SUM})?|on everything|over ${SUM})(?![\p{L}\d])`;
const STATED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${OFFER})|(${PRICE}))((?:,?\s${TERM})*)(?![\p{L}\d%])`,
  'iu',
);
/** Says that no order is left out, which an offer says by itself. */
const NO_LIMIT =
  /,?\son (?:(?:all |every )?orders?(?!\s(?:over|above|from)\s)|everything)(?!\p{L})/giu;
/** Words under which an offer is none, or somebody else's. */
const DOUBTED =
  /\b(?:no|not|don[’']?t|never|without|avoid|instead|maybe|perhaps|possibly|might|could|consider|test|compared?|versus|vs|competitors?|rivals?|whether|if|or|after|ended|stop|last|previous|than)\b/i;
/** Words under which a price is a figure of the business. */
const FIGURE =
  /\b(?:reach|hit|mak(?:e|ing)|earn|raise|generate|budget|costs?|cpa|spend|average|revenue|turnover|profit|margin|worth|target|grow|increase|more|under|below|wages?|salary|pay(?:s|ing)?|value)\b/i;
/** A condition that is none of the terms: the offer would promise more than it does. */
const ON_CONDITION =
  /^,?\s(?:on|for|with|when|if|over|from|before|after|in|at|per|once|unless|only)\b/i;

/**
 * An offer that the goal states, with its terms: "20% off this week". Null where there is none, where it is doubted, and where it holds
 * on terms that aren't understood. Nothing else of a goal is ever printed: its other words are instructions.
 */
export function goalOffer(goal: string): string | null {
  const stated = STATED.exec(tidy(goal));
  if (!stated) return null;
  const [whole, offer, price = '', terms = ''] = stated;
  const before = stated.input.slice(0, stated.index);
  const behind = stated.input.slice(stated.index + whole.length);
  const [clause = ''] = before.split(/[,.;:–—]/).slice(-1);
  if (DOUBTED.test(clause) || ON_CONDITION.test(behind)) return null;
  if (!offer && FIGURE.test(clause)) return null;
  return capitalise(offer ?? price) + terms.replace(NO_LIMIT, '');
}
