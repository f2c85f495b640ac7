import type { CopyBrief } from '@adwright/engine-lexicon';
import type { GoalKind } from '../call-to-action.ts';
import { tradeFacts } from '../reading/trade-of.ts';
import { kindOfBrief, tradeInBrief } from './trade-of-brief.ts';

/** Made to measure or fitted, so one asks for a quote. */
const MADE_FOR_ONE =
  /(?<!\p{L})(?:nach maß|maßgefertigt|\p{L}*montage|sur mesure|pose comprise|pose incluse|a medida|por medida|sob medida|à medida|su misura|op maat|ölçüye özel|özel ölçü|حسب المقاس|حسب الطلب|לפי מידה|בהתאמה אישית|måttbeställ\p{L}+|på mått|(?:con|com|avec|inkl\.?|incl\.?) (?:instalación|instalação|installazione|installation|montaje|montagem|montaggio|pose|einbau))(?!\p{L})|(?:montaj|kurulum) dahil|(?:مع|شامل) التركيب|כולל התקנה/iu;

/** Emergency services are rung up: no date is agreed with a blocked drain. */
const URGENT =
  /notdienst|notruf|(?<!\d)24\s?(?:h|\/\s?7|stunden|horas|heures|ore|uur|timmar)(?!\p{L})|7\s?j\s?\/\s?7|urgen(?:t|ce|cia|za)|urgência|pronto intervento|spoed|dygnet runt|jour|acil|7\s?\/\s?24|24\s?saat|طوارئ|على مدار الساعة|24\s?ساعة|חירום|24\s?שעות|מסביב לשעון/iu;

/** Shops and courses that nobody visits. */
const REMOTE =
  /(?<!\p{L})(?:online|en ligne|en línea|internet|web|versand|أونلاين|اونلاين|عبر الإنترنت|אונליין|internetten)/iu;

/** What selling means for a brief: a dentist is booked, a course is begun, a bakery is visited. */
export function sellingGoal(brief: Pick<CopyBrief, 'product' | 'goal'>): GoalKind {
  const { product } = brief;
  const kind = kindOfBrief(brief);
  if (kind === 'job') return 'apply';
  const trade = tradeInBrief(brief);
  const selling = trade === null ? null : tradeFacts(trade).selling;
  if (selling?.takesEmergencyCalls && URGENT.test(product)) return 'call';
  if (kind === 'software') return selling?.goal ?? 'signup';
  if (selling?.goal === 'sales' && MADE_FOR_ONE.test(product)) return 'leads';
  if (selling?.goal === 'visit' && REMOTE.test(product)) return 'sales';
  return selling?.goal ?? (MADE_FOR_ONE.test(product) ? 'leads' : 'sales');
}
