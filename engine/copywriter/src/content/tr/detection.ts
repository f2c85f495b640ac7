import type { DetectionPatterns } from '../detection.ts';

export const turkishPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:için|ve|ile|kadınlar|erkekler|satış|yeni|el|yapımı|gençler|müşteri|kahve|yatak|kuaför|salonu|kursu|bira|taze|deri|\p{L}*[ğşıİ]\p{L}*)(?!\p{L})/giu,
  tradeNouns: /(?<!\p{L})(?:tercüme|şirketler|aileler|hizmetleri|kiralama)(?!\p{L})/giu,
  letters: null,
  spelling: null,
};
