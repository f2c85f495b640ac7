/**
 * Matches a product field that names an activity and not a thing, for example "quit smoking", "rent
 * a tuxedo".
 */
const DEED =
  /^(?:(?:quit|stop) \p{L}+ing|lose (?:weight|belly fat|\p{L}+ fast)|save (?:money|time|energy)|get (?:rich|fit|lean|stronger|healthy|organi[sz]ed)|sleep (?:better|well|deeper)|(?:eat|feel|look|live) (?:better|good|healthy|healthier|well|younger)|(?:buy|sell|rent|hire|book|find|adopt|build|become|create|discover|improve|reduce|learn)(?= (?:an?|your|the|gold|better|more|how|to)\s)|learn(?= \p{L}+(?: online)? $)|(?:donate|sponsor|help us)(?= \p{L}))(?!\p{L})/iu;
/**
 * Matches words for a thing in a product field that seems to name an activity, for example "Learn
 * to sew kit", "buy a star certificate".
 */
const NAMES_A_THING =
  /\b(?:apps?|books?|guides?|kits?|courses?|class(?:es)?|lessons?|workshops?|programs?|programmes?|podcasts?|games?|tours?|box(?:es)?|certificates?|service|pills?|patch(?:es)?|tea|mask|coach(?:ing)?)$/i;

/**
 * Tells whether a text is an appeal, whose clause belongs to the activity, for example "donate to
 * help children read".
 */
export function isAppeal(text: string): boolean {
  return /^(?:donate|sponsor|help us)\s/i.test(text);
}

/** Tells whether a short product field names an activity, which takes no article and no "new". */
export function isDeed(text: string): boolean {
  return DEED.test(`${text} `) && !NAMES_A_THING.test(text);
}
