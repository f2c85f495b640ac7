import type { DetectionPatterns } from '../detection.ts';

export const polishPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:dla|i|na|bez|kobiety|mężczyźni|ludzie|sprzedaż|klienci|młodzi|więcej|ręcznie|kawa|kursy?|hydraulik|materac|fryzjerski|szkoła|\p{L}*[ąęłżźśćń]\p{L}*)(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:okulary|kierowcy|\p{L}{3,}(?:kcyjn[yae]|owcy|owców|ania|enia)(?= \p{L})|(?!schwarz|quarz)\p{L}{3,}(?:arz|arni[ae]|owni[ae]|ekcja|acja|iczn[yae])|elektryk|fryzjer(?:ski)?|ogrodni(?:k|cze)|nauka|jazdy|fizjoterap\p{L}+|okna|drzwi|miód|ceramika|szewc|materace|rolety|opieka|psami|meble|domow[yae]|rowerow[yae]|usługi|wycena|naprawa|wynajem)(?!\p{L})/giu,
  letters: null,
  spelling: null,
};
