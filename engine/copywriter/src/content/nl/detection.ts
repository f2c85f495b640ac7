import type { DetectionPatterns } from '../detection.ts';

export const dutchPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:voor|met|het|een|van|naar|zonder|vrouwen|mannen|mensen|die|onze|meer|verkoop|klanten|jonge|koffie|schoenen|zonnepanelen|kapsalon|rijschool|brood|matras|tandarts\p{L}*|rijles\p{L}*|\p{L}*cursus(?:sen)?|dagen|jongeren|ouderen|kinderen|tuin\p{L}*|bedrijven|loodgieter|ambachtelijk|leren|gebrande|gent|\p{L}{3,}(?:heid|tje|tjes|lijke?))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:bakkers?|kappers?|(?:yoga|zwem|rij|taal|dans|piano|gitaar|kook|muziek|teken|paardrij|bij|zang|tennis|surf)les|glazenwassers?|schilders?(?:bedrijf)?|\p{L}{4,}salon|dierenarts(?:en)?|fysiotherap(?:ie|eut)|\p{L}*advocaat|\p{L}{4,}bier|honing|keramiek|te huur|kamers?|schoenmakers?|aan huis|matras(?:sen)?|airco|(?:ballet|dans|muziek|taal|rij|zwem|basis)school|zonwering|dakdekkers?|reparaties?|biologische?|\p{L}{3,}(?:erij|lijke?|ingen)|houten|speelgoed\p{L}*|grootouders|ouders|kinderen|gratis verzending|verzending|bezorg\p{L}+|verkopen|sportschool|ondernemers|gezinnen|bruidsparen|\p{L}+(?:winkels?|bedrijf|bedrijven|kleding|erijen|verhuur|handelaars?|zaken|lessen|reizen|auto['’]s)|ijssalon|slotenmakers?|fietsenmakers?|fietsen\p{L}*|elektriciens?|timmerman|keukens?|kinderopvang|wijn\p{L}*|tweedehands|op maat|bloem(?:en)?\p{L}*|bloemist|honden\p{L}*|katten\p{L}*|slager\p{L}*|bakkerij\p{L}*|kaarsen|kaas\p{L}*|zwemles|bijles|hoveniers?|schoonmaak\p{L}*|huiseigenaren|meubels?|gordijnen|zeep|sieraden)(?!\p{L})/giu,
  letters: /[ëïé]/u,
  spelling: /aa|uu|ij|sch|\p{L}{3}(?:isseln?|elen|eren|ingen|heid|lijk|ers|tje)$/u,
};
