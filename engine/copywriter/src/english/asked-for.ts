/**
 * Words of specific goals, with calls to action that name them. For example, "tours booked" gives
 * "Book a tour".
 */
const ASKED_FOR: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [/\bwhats?app\b/, ['Message us on WhatsApp', 'Ask us on WhatsApp']],
  [
    /\b(?:dms?|messages?|message us|write to us)\b.{0,12}\b(?:instagram|insta|ig)\b|\b(?:instagram|insta|ig) (?:dms?|messages?)\b/,
    ['Message us on Instagram'],
  ],
  [/\b(?:text|sms)\s(?:us|me|to|\(?\+?\d)/, ['Text us', 'Send us a text']],
  [
    /\b(?:send|email|mail|text|upload)\b.{0,15}\b(?:photo|picture|pic|image)s?\b/,
    ['Send us a photo', 'Send a picture'],
  ],
  [/\be-?mail (?:us|me)\b/, ['Email us', 'Write to us']],
  [/\btest[- ]?drives?\b/, ['Book a test drive', 'Take it for a drive']],
  [/\btest[- ]?rides?\b/, ['Book a test ride', 'Take it for a ride']],
  [/\b(?:product )?samples?\b/, ['Order a sample', 'Get a sample', 'Ask for a sample']],
  [/\b(?:brochure|catalog(?:ue)?|prospectus)s?\b/, ['Get the brochure', 'Download the brochure']],
  [
    /\b(?:(?:buyer.?s |free |pdf )?guide|e-?book|white ?paper|checklist|report)s?\b(?= downloads?|$)/,
    ['Get the guide', 'Download the guide'],
  ],
  [/\bhearing tests?\b/, ['Book a hearing test']],
  [/\beye (?:tests?|exams?)\b/, ['Book an eye test']],
  [/\bviewings?\b/, ['Book a viewing', 'Arrange a viewing']],
  [/\bshowroom\b/, ['Visit the showroom', 'Come to the showroom']],
  [/\bconsultations?\b/, ['Book a consultation', 'Book your consultation']],
  [
    /\bdiscovery calls?\b|\bstrategy calls?\b|\bintro(?:ductory)? calls?\b/,
    ['Book a call', 'Arrange a call'],
  ],
  [/\bappointments?\b/, ['Make an appointment', 'Book an appointment']],
  [/\btickets?\b/, ['Get your ticket', 'Get tickets']],
  [/\benrol\w*\b/, ['Enrol now', 'Save your place']],
  [/\bregistrations?\b|\bregister\b/, ['Register now', 'Save your place']],
  [/\b(?:quotes?|estimates?)\b/, ['Get a quote', 'Ask for a quote', 'Request a quote']],
  [/\badopt(?:ions?|ers?)\b/, ['Come and meet them', 'Find your match', 'Meet the animals']],
  [/\bvolunteers?\b/, ['Volunteer with us', 'Join the team', 'Join us']],
  [/\b(?:site |guided |campus |studio |office )?tours?\b/, ['Book a tour', 'Come and see it']],
  [
    /\b(?:trial|first|free|taster) (?:lesson|class)(?:es)?\b/,
    ['Book a trial lesson', 'Try a lesson'],
  ],
  [/\b(?:first |free |intro )?sessions?\b/, ['Book a session', 'Pick a time']],
  [/\bfittings?\b(?! appointments?)/, ['Book a fitting', 'Pick a time']],
  [
    /\b(?:kickstarter|indiegogo|crowdfund\w*|backers?|pledges?)\b/,
    ['Back the project', 'Back it now'],
  ],
  [/\bpre-?orders?\b/, ['Pre-order now', 'Pre-order yours']],
  [/\bwait(?:ing )?list\b/, ['Join the waitlist', 'Save your spot']],
  [/\bnewsletter\b/, ['Sign up now', 'Join the list']],
  [/\bsubscri(?:ptions?|bers?|be)\b/, ['Subscribe now', 'Start your subscription']],
  [/\bmember(?:ship)?s?\b/, ['Become a member', 'Join us']],
  [/\bonline orders?\b|\borders?\b(?! of)/, ['Order now', 'Place your order', 'Order yours']],
];

/** Matches what customers do not need, for example "no appointment". */
const NOT_NEEDED =
  /\b(?:no need (?:to|for an?)|no|without(?: an?)?)\s(?:appointments?|bookings?|reservations?|tickets?|registrations?)\b/g;

/**
 * Returns calls to action for the specific purpose of an English goal field; null if the goal is
 * general.
 */
export function findSpecificCalls(goal: string | undefined): readonly [string, ...string[]] | null {
  const text = goal?.toLowerCase().replace(NOT_NEEDED, '') ?? '';
  return ASKED_FOR.find(([words]) => words.test(text))?.[1] ?? null;
}
