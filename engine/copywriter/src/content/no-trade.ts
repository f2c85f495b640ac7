import type { TradeRule } from './define-trade.ts';
import { DWELLING, SOFTWARE } from './trade-patterns.ts';

/** Products without a trade, although an object or a word would give them one. Their ranks are among those of the trades' rules. */
export const NO_TRADE_RULES: readonly TradeRule[] = [
  // Childcare is no errand, and no trade has lines for it.
  {
    rank: 40,
    words:
      /garde d[’']enfants|nounou|baby-?sitt|kinderbetreuung|tagesmutter|leihoma|niñeras?|canguros?(?!\p{L})|tata\b|kinderoppas|gastouder|barnvakt|opiek\p{L}* nad dzie|niani\p{L}/iu,
  },
  // Boats are hired, so neither travel nor an errand suits.
  { rank: 170, shownBy: ['boat'] },
  // Homes to buy or to rent; the trade home is work on a home.
  { rank: 175, shownBy: ['house'], words: DWELLING },
  // What food is kept in, cut on or made with: "Holzbrotkasten", "Käsebrett".
  {
    rank: 180,
    words:
      /(?:brot|bread|käse|cheese|wein|bier|kaffee|tee|kuchen|brood|kaas|wijn|koffie|bröd|ost|vin|kaffe)(?:kasten|dosen?|box(?:en)?|brett(?:er)?|messer|halter|ständer|regale?|korb|körbe|formen?|mühlen?|maschinen?|gläser|trommel|plank(?:en)?|rek|molen|machines?|låda|lådor|bricka|kniv|ställ)(?!\p{L})|boîtes? à pain|planche à|panera|portapane|porta-?vinho|chlebak/iu,
    within: 'thing',
  },
  // Devices are bought; the trade digital asks to sign up.
  { rank: 200, shownBy: ['laptop', 'phone'], not: SOFTWARE, within: 'thing' },
  { rank: 220, shownBy: ['envelope'] },
];
