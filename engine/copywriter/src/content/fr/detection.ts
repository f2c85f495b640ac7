import type { DetectionPatterns } from '../detection.ts';

export const frenchPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:pour|avec|et|les|des|le|la|plus|une|un|du|en|sans|femmes|hommes|qui|ventes|clients|jeunes|nos|sur|de|au|aux|familles|amateurs de|débutants|particuliers|propriétaires|enfants|étudiants|citadins|voyageurs|maison|cours|atelier|boulangerie|artisanale?s?|bijoux|chaussures|meubles|rideaux|miroirs?|livraison|mariage|fleurs|jardin|vélos?|anciens?|anciennes?|sur mesure|mamans?|papas?|peaux?|crèmes?|solaires?|minérales?|bébés?|visage|soins?|beauté|santé|naturel(?:s|les?)?|français(?:es?)?|\p{L}+(?:ières?|euses?|iques))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:scolaires?|lycéens?|bilans?|\p{L}{3,}iens?(?= (?:à|de|du|et))|toilett(?:age|eurs?|euses?)|paysagistes?|vétérinaires?|dératisation|ramon(?:age|eurs?)|débarras|coach sportif|à louer|chambres?|lavande|\p{L}{2,}(?:(?<!soir|fianc|entr|matin|pur)ées?|ères?|ières?|èques?)|massages? à|vitres|combles|isolation des|photographes?|agences?|gourmands|amis|futurs mariés|traiteurs?|ménages?|à domicile|débordée?s?|repassage|nettoyage|poussettes?|lavables?|cantines?|ateliers?|cartables?|pressés|gardes? d['’]enfants|fleuristes?|serruriers?|opticiens?|plombiers?|chauffagistes?|menuisiers?|menuiserie|déménagements?|déménageurs?|cave à vins?|assurances? (?:auto|habitation|santé|vie)|garages? automobiles?|poteries?|coiffeu(?:rs?|ses?)|boucheries?|épiceries?|fromageries?|librairies?|crèches?|bijouteries?|pharmacies?|électriciens?|couvreurs?|maçons?|jardiniers?|esthéticiennes?|ostéopathes?|avocats?|comptables?|notaires?|traiteurs?|auto-écoles?|laveries?|cordonneries?|vignerons?|torréfacteurs?|randonnées?|voyages?|gîtes?|vêtements?|lunettes|vitrines?|chauffage|toitures?|couture|tableaux|savons?|bougies?|tisanes?)(?!\p{L})/giu,
  letters: /[éèêëàâçôîïûùœ]/u,
  spelling:
    /(?:\p{L}{3}(?:ements?|aires?|eurs?|euses?|eaux|oires?|ages?|istes?|ées?|iers?|ières?|iques?|ettes?|eries?)|^(?:location|pose|vente|pneus|chevaux|cavaliers))$/u,
};
