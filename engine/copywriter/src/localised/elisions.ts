import type { CopyBrief } from '@adwright/engine-lexicon';

/** What is elided before a vowel, and what follows it in advertising; together they spell no other word of the language. */
const FRENCH =
  /(?<!\p{L})(?:([dl])(huile|olives?|eau|été|hiver|automne|or|argent|art|artisans?|écoles?|écoliers?|enfants?|entreprises?|anglais|espagnol|italien|allemand|arabe|intérieur|extérieur|occasion|anniversaire|ameublement|assurances?|avocat|amandes?|érable|oranges?|abeilles?|agneau|escalade|équitation|escrime|origine|usine|urgence|aide|ordinateurs?|adultes?|animaux|aventure|exception|époque|échecs|électricien|adolescents?|adolescence|étudiants?|étudiantes?|élèves?|amis?|agriculteurs?|agrumes|accessoires|accueil|ateliers?|infirmières?|infirmiers?|ingénieurs?|études?|emploi|épicerie|énergie|espaces?|images?|internet|outils?|ouvrages?|oiseaux|herbes|horlogerie|humour|installation|isolation|entretien|appartements?|immeubles?|hôtel|hommes?|italie|espagne|alsace|auvergne|ardèche|europe)|([jms])(achète\p{L}*|abonne\p{L}*|inscri\p{L}*|essaie\p{L}*|adopte|adore|aime|appelle|offre|obtiens|équipe|informe)|(j)(ai|en(?=\s)|y(?=\s))|(c)(est)|(qu)(on|il|ils)|(jusqu)(à|au)|(aujourd)(hui))(?!\p{L})/giu;
const ITALIAN =
  /(?<!\p{L})(?:([dl]|dell|all|nell|sull|dall)(oliva|olio|acqua|arte|epoca|estate|inverno|autunno|italia|autore|argento|uva|arancia|amore|abbigliamento|albergo|appartamento|abito|infanzia|inglese|usato|ingrosso|esperienza|ufficio|interni|esterni|occasione|orologio|isola)|(d|dell)(oro)|(l|dell|all|nell)(anno|aria|aperto)|(un)(idea|offerta|esperienza|altra|estate))(?!\p{L})/giu;
const ELIDED: Readonly<Record<string, RegExp>> = { fr: FRENCH, it: ITALIAN };

const NOTHING = /(?!)/;

/** The straight sign of the keyboard between letters, as it is printed: "l’argan". */
function withTypographic(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Puts back the apostrophes that the forms strip before sending (spec §5): "huile dolive", "Je mabonne", "olio doliva". */
export function withElisions<Brief extends CopyBrief>(brief: Brief, language: string): Brief {
  const elided = ELIDED[language];
  const mended = (text: string) =>
    withTypographic(text).replace(elided ?? NOTHING, (word, ...found: unknown[]) => {
      const [first, second] = found.slice(0, -2).filter((part) => typeof part === 'string');
      return first && second ? `${first}’${second}` : String(word);
    });
  return {
    ...brief,
    product: mended(brief.product),
    audience: mended(brief.audience),
    ...(brief.goal ? { goal: mended(brief.goal) } : {}),
    ...(brief.callToAction ? { callToAction: mended(brief.callToAction) } : {}),
  };
}
