import type { DetectionPatterns } from '../detection.ts';

export const swedishPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:för|och|ett|som|är|utan|hos|med|våra|nya|kvinnor|män|familjer|företag|skor|kläder|frisör|\p{L}*å\p{L}*|anhöriga|\p{L}{4,}(?:liga|verkstad)|tandläkare|städning|träning|\p{L}{3,}(?:ningar|arna))(?!\p{L})/giu,
  tradeNouns:
    /(?<!\p{L})(?:\p{L}*cykel|pendlare|korg|\p{L}{3,}(?:uthyrning|salong|skola|klasser|verkstad|vakt|makare|handel|kiosk|byrå|hjälp)|\p{L}*[äö]\p{L}*(?:are|ning|ningar|fotograf|puts)|elektriker|mobilreparation|\p{L}*sylt|hemgjor[dt]a?|handgjorda?|skadedjur|fysioterapi|hantverk\p{L}*|honung|keramik|madrass(?:er)?|persienner|advokat|\p{L}*städning|surdegs\p{L}*|\p{L}*bröd|levere\p{L}+|dörren|småbarns\p{L}*|fönster\p{L}*|trädgård\p{L}*|hemma|barn|hus|lägenhet\p{L}*|flytt\p{L}*|snickeri|snickare|målare|rörmokare|körkort|trafikskola|bageri|barnkläder|hemlagad\p{L}*|smycken|cyklar|cykel|heminredning)(?!\p{L})/giu,
  letters: /[åäö]/u,
  spelling:
    /\p{L}{3}(?:are|arna|ning|ningar|skap|nät|ljus|par|väv|ering|byte|garn|plats|sugning|stall)$|^(?:torr|ved|garn|stall)$/u,
};
