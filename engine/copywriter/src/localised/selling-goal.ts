import type { GoalKind } from '../call-to-action.ts';
import { isDwelling, isJobOffer, type Trade, tradeOf } from './trades/trade.ts';

const ASKED_FIRST: ReadonlySet<Trade> = new Set([
  'advice',
  'animals',
  'farewell',
  'garden',
  'home',
  'mending',
  'moments',
  'weddings',
  'work',
]);

/** What is measured and fitted is asked a quote for. */
const MADE_FOR_ONE =
  /(?<!\p{L})(?:nach maß|maßgefertigt|\p{L}*montage|sur mesure|pose comprise|pose incluse|a medida|por medida|sob medida|à medida|su misura|op maat|måttbeställ\p{L}+|på mått|(?:con|com|avec|inkl\.?|incl\.?) (?:instalación|instalação|installazione|installation|montaje|montagem|montaggio|pose|einbau))(?!\p{L})/iu;

/** Who comes at night is rung up: no date is agreed with a blocked drain. */
const CALLED_FOR: ReadonlySet<Trade> = new Set<Trade>(['heating', 'home', 'mending', 'work']);
const URGENT =
  /notdienst|notruf|(?<!\d)24\s?(?:h|\/\s?7|stunden|horas|heures|ore|uur|timmar)(?!\p{L})|7\s?j\s?\/\s?7|urgen(?:t|ce|cia|za)|urgência|pronto intervento|spoed|dygnet runt|jour/iu;

/** What is begun at once, whatever it is about: a budgeting app is no adviser. */
const APPS =
  /(?<!\p{L})(?:apps?|applications? (?:mobile|de gestion|pour)|aplicaci(?:ón|ones)|aplicativos?|applicazion[ei]|logiciels?|\p{L}*software)(?!\p{L})/iu;

/** Bought for those with four legs, not done for them. */
const FOR_PETS =
  /futter|leckerli|spielzeug|halsb[aä]nd|hundeleine|hundebett|hundekorb|croquettes|nourriture|friandise|jouets?|colliers?|pienso|comida|juguete|collares|crocchette|cibo|giocatt|guinzagli|ração|coleira|brinquedo|hondenvoer|kattenvoer|brokken|speelgoed|hundfoder|kattmat|hundgodis|leksak|karm[aęy]|корм/iu;

/** One joins it: a gym, or a class in what is otherwise bought for. */
const JOINED =
  /fitness-?studio|palestr|gimnasio|salle de (?:sport|fitness|musculation)|(?<!\p{L})academia(?!\p{L})|sportschool|(?<!\p{L})gym(?!\p{L})|(?<!\p{L})(?:cours|clases?|aulas?|corsi?|lessen|klass|\p{L}*kurse?|\p{L}*cursus)(?!\p{L})/iu;

/** One goes there, unless it is on a screen. */
const SHOPS =
  /^(?!.*(?:online|en ligne|en línea|internet|web|versand|software)).*(?<!\p{L})(?:boulangeri|boucheri|fromageri|pâtisseri|épiceri|librairi|boutique|magasin|\p{L}*(?:bäckerei|metzgerei|konditorei|(?<!schoko)laden|geschäft)(?!\p{L})|panader|pasteler|carnicer|tienda|librería|panetteri|pasticceri|macelleri|libreri|negozi|padaria|confeitaria|loja|livraria|\p{L}*(?:bakkerij|slagerij|winkel)(?!\p{L})|\p{L}*(?:bageri|butik)(?!\p{L}))/iu;

/** What selling means for a product: a dentist is booked, a course is begun, a bakery is visited. */
export function sellingGoal(product: string): GoalKind {
  if (isJobOffer(product)) return 'apply';
  if (APPS.test(product)) return 'signup';
  const trade = tradeOf(product);
  if (trade === 'animals' && FOR_PETS.test(product)) return 'sales';
  if (isDwelling(product)) return 'leads';
  if (trade !== null && CALLED_FOR.has(trade) && URGENT.test(product)) return 'call';
  if ((trade !== null && ASKED_FIRST.has(trade)) || MADE_FOR_ONE.test(product)) return 'leads';
  if (trade === 'care' || trade === 'travel' || trade === 'dining') return 'booking';
  if (trade === 'learning' || trade === 'digital') return 'signup';
  if (trade === 'sport' && JOINED.test(product)) return 'signup';
  if (SHOPS.test(product)) return 'visit';
  return trade === 'giving' ? 'awareness' : 'sales';
}
