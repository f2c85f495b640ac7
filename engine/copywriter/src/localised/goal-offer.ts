import { capitalise, tidy } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from './write-localised.ts';

const PERCENT = String.raw`\d{1,2}\s?%`;
const SUM = String.raw`(?:[€£]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?(?:€|£|zł|kr|euro?s?))(?![\p{L}\d])`;
/** What one of it costs: "60 € a persona", "200 zł za miesiąc". */
const EACH = String.raw`(?:pro|je|par|por|al|alla|a la|all[’']|la|le|a|per|za|od|för|i|/)\s?(?:person(?:a|e|ne)?|personne|persoon|osob[aęy]|stunde|std|heure|hora|ora|uur|godzin[aęy]|timme|tag|jour|día|dia|giorno|dag|dzień|woche|semaine|semana|settimana|week|tydzień|vecka|monat|mois|mes|mês|mese|maand|miesiąc|månad|nacht|nuit|noche|noite|notte|natt|noc|séance|sesión|sessão|seduta|sessie|stück|pièce|aula|clase|lezione|les|cours|kurs|lekcj[aęi]|lektion)`;
/** Words under which a sum is a figure of the business. */
const FIGURE =
  /umsatz|budget|gewinn|kosten|chiffre|factur|ingresos|fatturat|receita|faturamento|omzet|przych|obrot|omsättning|verdien|verkauf|vend(?:re|er)|gagn|gana|guadagn|ganh|verkoop|zarob|sprzeda|tjän|sälj|(?<!\p{L})(?:mehr|plus de|más|più|mais|meer|więcej|mer|über|unter|moins|menos|meno|onder|poniżej|under)(?!\p{L})/iu;
const DAY_OF_MONTH = String.raw`\d{1,2}(?:\.|er)?`;

/** How a language says what is taken off or given on top, until when or on what it holds, and that it may not hold. */
interface OfferWords {
  offer: string;
  term: string;
  doubted: string;
}

const WORDS: Partial<Record<LocalisedLanguage, OfferWords>> = {
  de: {
    offer: `(?:bis zu )?(?:${PERCENT}|${SUM}) (?:rabatt|nachlass|ermäßigung)|(?:kostenlos|gratis|kostenfrei)(?:e[rs]?)? (?:erstgespräch|beratung|erstberatung|angebot|probestunde|probetraining|schnupperstunde|besichtigung|testfahrt|probefahrt|hörtest|sehtest)|(?:probestunde|schnupperstunde|probetraining|erstgespräch|erstberatung|besichtigung|anfahrt|testfahrt) (?:gratis|kostenlos|kostenfrei)|(?:gratis|kostenloser|kostenfreier) versand|(?:gratis|kostenlose) lieferung|versandkostenfrei|erster monat (?:gratis|kostenlos|frei)|erste (?:stunde|fahrstunde|woche|box|kiste|lieferung|beratung) (?:gratis|kostenlos|zum halben preis)|[2-9] (?:zum preis von|für) [1-9]`,
    term: `nur heute|(?:jeden |am )?(?:\\p{L}+tags?|mittwochs?)|diese woche|dieses wochenende|diesen monat|bis (?:zum )?${DAY_OF_MONTH} \\p{L}+|bis ende \\p{L}+|bis (?:\\p{L}+tag|mittwoch)|im \\p{L}{3,}|auf (?:die|deine|ihre) erste \\p{L}+|auf den ersten \\p{L}+|auf alles|für neukund\\p{L}+|mit (?:dem )?code \\S+`,
    doubted: 'kein|keine|keinen|ohne|vielleicht|eventuell|oder|ob|statt|nach',
  },
  fr: {
    offer: `-\\s?${PERCENT}|${SUM} (?:offerts|de (?:réduction|remise))|(?:devis|essai|estimation|diagnostic|bilan|première visite|première consultation|rendez-vous découverte|cours d’essai|échantillon) (?:gratuite?|offerte?)|(?:jusqu’à )?${PERCENT} de (?:réduction|remise)|${PERCENT} offerts|livraison (?:offerte|gratuite)|frais de port offerts|premier (?:mois|cours) (?:offert|gratuit)|première (?:séance|box|leçon|semaine|consultation) (?:offerte|gratuite|à moitié prix)|[2-9] (?:pour|pour le prix de) [1-9]`,
    term: `aujourd’hui seulement|(?:le|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|cette semaine|ce week-end|ce mois-ci|jusqu’au ${DAY_OF_MONTH} \\p{L}+|jusqu’à (?:dimanche|samedi|vendredi|fin \\p{L}+)|en \\p{L}{3,}|(?:sur (?:la|votre|ta|sa) )?première \\p{L}+|pour les nouveaux \\p{L}+|avec le code \\S+`,
    doubted: 'sans|pas|peut-être|ou|si|après|au lieu',
  },
  es: {
    offer: `(?:hasta (?:un )?)?${PERCENT} de descuento|${SUM} de descuento|rebajas (?:de )?hasta (?:el )?${PERCENT}|(?:presupuesto|diagnóstico|matrícula|clase de prueba|sesión de prueba|prueba|valoración|instalación|consulta) (?:gratis|gratuit[oa])|primera (?:visita|consulta|sesión|clase) gratuita|-\\s?${PERCENT}|envío gratis|envío gratuito|primer mes gratis|primera (?:clase|semana|caja|sesión|consulta|visita) gratis|[2-9]\\s?x\\s?[1-9]`,
    term: 'solo hoy|(?:los|cada) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)|sólo hoy|esta semana|este fin de semana|este mes|hasta el \\d{1,2} de \\p{L}+|hasta el (?:domingo|sábado|viernes)|hasta fin de mes|en (?!la|el|los|las|tu|su)\\p{L}{4,}|en (?:la|tu|su) primer[ao]? \\p{L}+|con el código \\S+',
    doubted: 'sin|no|quizás?|tal vez|o|si|tras|en vez',
  },
  it: {
    offer: `sconto (?:del )?${PERCENT}|${SUM} di sconto|(?:preventivo|sopralluogo|prova|consulenza|degustazione|iscrizione) (?:gratis|gratuit[oa])|(?:lezione|visita) di prova (?:gratis|gratuita)|(?:fino al )?${PERCENT} di sconto|-\\s?${PERCENT}|spedizione gratuita|consegna gratuita|primo mese (?:gratis|gratuito)|prima (?:lezione|settimana|seduta|consulenza|visita|box) (?:gratis|gratuita)|[2-9]\\s?x\\s?[1-9]`,
    term: 'solo oggi|(?:il|ogni) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|(?:la|ogni) domenica|questa settimana|questo weekend|questo mese|fino al \\d{1,2} \\p{L}+|fino a (?:domenica|sabato|venerdì|fine \\p{L}+)|(?:a|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|sul (?:tuo )?primo \\p{L}+|sulla (?:tua )?prima \\p{L}+|per i nuovi \\p{L}+|con il codice \\S+',
    doubted: 'senza|non|forse|o|se|dopo|invece',
  },
  pt: {
    offer: `(?:até )?${PERCENT} de desconto|${SUM} de desconto|(?:orçamento|aula|aula experimental|avaliação|consulta|degustação|visita|inscrição|matrícula) (?:grátis|gratuit[oa])|-\\s?${PERCENT}|(?:frete|envio|portes) grátis|primeiro mês (?:grátis|gratuito)|primeira (?:aula|semana|caixa|sessão|consulta|visita) (?:grátis|gratuita)|[2-9] por [1-9]`,
    term: 'só hoje|somente hoje|esta semana|este fim de semana|este mês|até (?:domingo|sábado|sexta(?:-feira)?|o fim do mês)|até \\d{1,2} de \\p{L}+|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|n[ao] primeir[ao] \\p{L}+|para novos \\p{L}+|com o (?:código|cupom) \\S+',
    doubted: 'sem|não|talvez|ou|se|após|em vez',
  },
  nl: {
    offer: `(?:tot )?(?:${PERCENT}|${SUM}) korting|gratis (?:offerte|proefles|advies|adviesgesprek|intake|kennismaking|proefrit|inspectie)|eerste (?:wandeling|sessie|behandeling|consult) gratis|gratis (?:verzending|bezorging|levering)|eerste (?:maand|les|week|box|proefles) gratis|[1-9]\\s?\\+\\s?[1-9] gratis|[2-9] voor [1-9]`,
    term: `alleen vandaag|(?:op|elke) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|deze week|dit weekend|deze maand|t\\/m \\d{1,2} \\p{L}+|tot (?:en met )?${DAY_OF_MONTH} \\p{L}+|tot (?:en met )?(?:zondag|zaterdag|vrijdag)|tot eind \\p{L}+|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|op (?:je|uw|de) eerste \\p{L}+|voor nieuwe \\p{L}+|met code \\S+`,
    doubted: 'zonder|geen|niet|misschien|of|als|na',
  },
  pl: {
    offer: `(?:darmow|bezpłatn)(?:a|y|e) (?:wycena|degustacja|konsultacja|lekcja próbna|jazda próbna|diagnoza|pomiar|próbka)|lekcja próbna (?:gratis|za darmo)|(?:do )?-?\\s?${PERCENT} (?:rabatu|zniżki|taniej)|rabat ${PERCENT}|-\\s?${PERCENT}|darmowa (?:dostawa|wysyłka)|pierwszy miesiąc (?:gratis|za darmo)|pierwsza (?:lekcja|wizyta|konsultacja) (?:gratis|za darmo)|[1-9]\\s?\\+\\s?[1-9] gratis|[2-9] za [1-9]`,
    term: 'tylko dziś|w tym tygodniu|w ten weekend|w tym miesiącu|do (?:niedzieli|soboty|piątku)|do (?:końca|\\d{1,2}) \\p{L}+|w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu)|na pierwsze \\p{L}+|dla nowych \\p{L}+|z kodem \\S+',
    doubted: 'bez|nie|może|lub|albo|czy|po',
  },
  sv: {
    offer: `(?:upp till )?(?:${PERCENT}|${SUM}) rabatt|(?:kostnadsfri|gratis) (?:offert|rådgivning|provlektion|provkörning|konsultation|hemleverans|besiktning)|prova gratis|provlektion gratis|fri (?:frakt|leverans)|första (?:månaden|lektionen|veckan|lådan|besöket) gratis|[2-9] för [1-9]`,
    term: 'bara idag|endast idag|den här veckan|i helgen|den här månaden|(?:till|t\\.o\\.m\\.?) (?:söndag|lördag|fredag)|till (?:och med )?(?:den )?\\d{1,2} \\p{L}+|i (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)|på (?:din |det |den )?första \\p{L}+|för nya \\p{L}+|med koden \\S+',
    doubted: 'utan|ingen|inte|kanske|eller|om|efter',
  },
};

const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, { offer, term, doubted }]) => [
    language,
    {
      priced: new RegExp(
        `(?:^|[,;–-]\\s?)\\s?((?:\\p{L}{2,}\\s){0,3}?${SUM}(?:\\s?${EACH})?)(?=\\s*(?:$|[,.;!)]))`,
        'iu',
      ),
      stated: new RegExp(
        `(?<![\\p{L}\\d])((?:${offer})(?:,?\\s(?:${term})(?![\\p{L}\\d]))*)(?=\\s*(?:$|[,.;!)]))`,
        'iu',
      ),
      doubted: new RegExp(`(?<!\\p{L})(?:${doubted})(?!\\p{L})`, 'iu'),
    },
  ]),
);

/**
 * An offer that a goal states in a language other than English, with its terms: "10 % Rabatt bis Ende März". Null where there is none,
 * where it is doubted, and where it goes on in words that aren't understood: it might promise more than it does.
 */
export function goalOfferIn(language: LocalisedLanguage, goal: string): string | null {
  const words = PATTERNS.get(language);
  if (words === undefined) return null;
  const priced = words.priced.exec(tidy(goal));
  const stated = words.stated.exec(tidy(goal)) ?? (FIGURE.test(priced?.[1] ?? '') ? null : priced);
  if (!stated?.[1]) return null;
  const [clause = ''] = stated.input
    .slice(0, stated.index)
    .split(/[,.;:–—]/)
    .slice(-1);
  return words.doubted.test(clause) ? null : capitalise(stated[1]);
}
