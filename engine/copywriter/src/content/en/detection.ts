import type { DetectionPatterns } from '../detection.ts';

export const englishPatterns: DetectionPatterns = {
  functionWords:
    /\b(?:the|made|easy|from|every|better|never|again|christmas|market|holidays?|trips?|for|with|and|who|that|of|to|more|get|your|our|women|men|woman|people|owners|lovers|moms|students|beginners|families|couples|professionals|fans|homeowners|workers|sales|online|busy|young|increase|sell|my|new|shoes|shop|course|service|services|app|handmade|home|gifts?|corporate|clients|small|free|delivery|dogs?|cats?|kids|children|food|coffee|leather|lessons|classes|cleaning|repair|rental|wedding|bags|candles|skin|clothing|teams|managers|fresh|night|wooden|glass|seekers|buyers|travell?ers|adults|teens|seniors|runners|drivers|bread|surfers|gamers|founders|executives|athletes|cyclists|renters|brides|commuters|hosts|collectors|retirees|nurses|teachers|dads|users|goers|sunscreen|house|garden|kitchen|books|toys)\b/gi,
  tradeNouns: null,
  letters: null,
  spelling: null,
};
