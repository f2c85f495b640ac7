import type { DetectionPatterns } from '../detection.ts';

export const germanPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:für|mit|und|die|der|das|mehr|ein|eine|einen|von|aus|zum|zur|wir|ohne|frauen|männer|kunden|verkaufen|verkäufe|berufstätige|junge|bestellungen|frisch|frische[rs]?|köln|berlin|münchen|fürs|kaffee|familien|kinder|eltern|anfänger|hausbesitzer|unternehmen|möbel|garten|küche|hunde|katzen|senioren|paare|läufer|liebhaber|hochzeit|schmuck|urlaub|wohnung|\p{L}*ß\p{L}*|\p{L}{4,}(?:ungen|schaft|schaften|keit|heit|heiten|licher?|liches|flieger))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:\p{L}{4,}(?:studio|agentur|therapie|fotograf(?:in|en)?|pension|verwaltung|vermittlung|unterricht|leger|putzer|mutter|schmied|wagen|ringe|dielen|praktiker(?:in)?|händler|berater|meister|techniker|haus)|\p{L}{3,}(?:bau|hof|züge)|\p{L}{5,}(?:ung|schaft|erin)|gesundheits\p{L}+|elektriker|optiker|physiotherapie|eisdiele|umzug|parkett|verlegen|erben|nagelstudio|handwerker|sportler|brautpaare|schwangere|gründer|selbstständige|\p{L}{3,}(?:erei|ereien|werkstatt|werkstätte|laden|läden|geschäft|kurse?|schulen?|praxis|firma|dienst|reisen|kisten?|zimmer|schuhe|torten?|wohnung(?:en)?|ställe|reitstall|dächer|decker|macher|möbel|bücher|schmuck|kaffee|käse|fleisch|gemüse|beratung|reinigung|pflege|fotografie|implantate|handel|handlung|verleih|vermietung|betrieb|handwerk|versicherung(?:en)?|studios|märkte|brauerei|rösterei|gärten|kleider|geräte|maschinen?|anlagen?)|hebamme|klempner|tischler|schreiner|friseur|metzger|bestatter|imker|hundefutter)(?!\p{L})/giu,
  letters: /[äöüß]/u,
  spelling:
    /sch|tz|pf|\p{L}{3,}(?:ung|keit|heit|lich|ieren|gitter|mieter|herren|macher|bauer|steller|wolle|garagen?|zelte?|fest|werk|zeug|betriebe?|helfer|stoffe?)$/u,
};
