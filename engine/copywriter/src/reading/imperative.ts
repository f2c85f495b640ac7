const VERBS =
  'adopt|be|become|book|boost|breathe|bring|build|capture|celebrate|cook|create|cut|discover|ditch|donate|don’?t|double|drink|eat|enjoy|escape|experience|explore|fall|feel|find|forget|get|give|go|grow|help|improve|increase|join|keep|learn|let|live|look|lose|make|manage|master|meet|move|never|plan|plant|play|protect|reach|read|reduce|relax|ride|run|save|say|see|send|simplify|sleep|smell|spark|speak|spend|start|stay|step|stop|swim|take|taste|think|track|train|transform|travel|treat|try|turn|unwind|upgrade|wake|walk|wear|work';

/**
 * Matches the beginning of a promise to the reader, for example "Sleep better", "Your smile, our
 * passion".
 */
export const PROMISE = new RegExp(`^(?:${VERBS}|your?)\\s\\S`, 'i');

/**
 * Matches a promise to the reader that starts with a verb, for example "learn Spanish in your lunch
 * break". The second word must show that the first word is a verb. "Sleep mask" and "travel
 * agency", for example, start with nouns.
 */
export const IMPERATIVE = new RegExp(
  `^(?:(?:learn|get|save|build|make|find|discover|try|enjoy|start|grow|master|join|help|turn|stop|create|meet|become|feel|keep|send|cut|boost|see|say|never|your?|from)\\s|(?:${VERBS})\\s(?:an?|the|your|my|our|their|it|them|more|less|better|well|every|all|any|up|out|to|how|without|by|in|\\p{L}+\\s(?:in|with|from|by|at|without))\\s)`,
  'iu',
);
