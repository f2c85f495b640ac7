import type { GoalKind } from '../call-to-action.ts';
import { isJobOffer } from '../reading/job-offer.ts';
import { isDwelling, tradeFacts, tradeOf } from '../reading/trade-of.ts';

/** Made to measure or fitted, so one asks for a quote. */
const MADE_FOR_ONE =
  /(?<!\p{L})(?:nach maß|maßgefertigt|\p{L}*montage|sur mesure|pose comprise|pose incluse|a medida|por medida|sob medida|à medida|su misura|op maat|måttbeställ\p{L}+|på mått|(?:con|com|avec|inkl\.?|incl\.?) (?:instalación|instalação|installazione|installation|montaje|montagem|montaggio|pose|einbau))(?!\p{L})/iu;

/** Emergency services are rung up: no date is agreed with a blocked drain. */
const URGENT =
  /notdienst|notruf|(?<!\d)24\s?(?:h|\/\s?7|stunden|horas|heures|ore|uur|timmar)(?!\p{L})|7\s?j\s?\/\s?7|urgen(?:t|ce|cia|za)|urgência|pronto intervento|spoed|dygnet runt|jour/iu;

/** Apps, which one signs up for, whatever they are about: a budgeting app is no adviser. */
const APPS =
  /(?<!\p{L})(?:apps?|applications? (?:mobile|de gestion|pour)|aplicaci(?:ón|ones)|aplicativos?|applicazion[ei]|logiciels?|\p{L}*software)(?!\p{L})/iu;

/** Shops that one visits, unless they sell online. */
const SHOPS =
  /^(?!.*(?:online|en ligne|en línea|internet|web|versand|software)).*(?<!\p{L})(?:boulangeri|boucheri|fromageri|pâtisseri|épiceri|librairi|boutique|magasin|\p{L}*(?:bäckerei|metzgerei|konditorei|(?<!schoko)laden|geschäft)(?!\p{L})|panader|pasteler|carnicer|tienda|librería|panetteri|pasticceri|macelleri|libreri|negozi|padaria|confeitaria|loja|livraria|\p{L}*(?:bakkerij|slagerij|winkel)(?!\p{L})|\p{L}*(?:bageri|butik)(?!\p{L}))/iu;

/** What selling means for a product: a dentist is booked, a course is begun, a bakery is visited. */
export function sellingGoal(product: string): GoalKind {
  if (isJobOffer(product)) return 'apply';
  if (APPS.test(product)) return 'signup';
  const trade = tradeOf(product);
  const selling = trade === null ? null : tradeFacts(trade).selling;
  if (selling?.bought?.test(product)) return 'sales';
  if (isDwelling(product)) return 'leads';
  if (selling?.takesEmergencyCalls && URGENT.test(product)) return 'call';
  if (selling?.goal === 'leads' || MADE_FOR_ONE.test(product)) return 'leads';
  if (selling?.goal === 'booking' || selling?.goal === 'signup') return selling.goal;
  if (selling?.joined?.test(product)) return 'signup';
  if (SHOPS.test(product)) return 'visit';
  return selling?.goal ?? 'sales';
}
