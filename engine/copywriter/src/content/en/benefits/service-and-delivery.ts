import type { Benefit } from './benefit.ts';

/** How and when it reaches the customer, and whose business it is. */
export const SERVICE_AND_DELIVERY: readonly Benefit[] = [
  {
    match: /\bfree (?:next[- ]day |local |home |worldwide |same[- ]day )?(?:delivery|shipping)\b/i,
    headlines: ['To your door. Delivery’s free.', 'You order. Free delivery does the rest.'],
  },
  {
    match: /\bfree (?:consultation|estimate|quote|trial|assessment|inspection)s?\b/i,
    headlines: ['The first step is free', 'Ask first. It’s free.'],
  },
  {
    match: /\bfree returns?\b/i,
    headlines: ['Try it at home. Returns are free.', 'Changed your mind? Returns are free.'],
  },
  {
    match: /(?<!\bresults? (?:the )?)\bsame[- ]day\b(?! results?\b)/i,
    headlines: ['Thought of it now? Same day works.', 'Same day. Still time.'],
  },
  { match: /\bnext[- ]day\b/i, headlines: ['Here by tomorrow', 'Tomorrow just got better'] },
  {
    match: /\b24\s?\/\s?7\b/,
    headlines: ['Three in the morning? We’re here.', 'Awake when you need us'],
  },
  {
    match: /\bemergency\b(?= (?:plumb|electric|locksmith|dent|vet|repair|heating|roof|service))/i,
    headlines: ['When it can’t wait', 'First the phone. Then a deep breath.'],
  },
  {
    match: /\bdelivered (?:weekly|monthly|daily|fresh|to your door|every \w+)\b/i,
    headlines: ['Open the door. There it is.', 'It comes to you'],
  },
  {
    match:
      /(?<!\b(?:cleaning|care|maintenance|gym|class|software|app|coaching|service|cars?|bike|van|vehicle|phone|game|magazine) )\bsubscription\b/i,
    headlines: ['It simply shows up', 'One thing less to reorder'],
  },
  {
    match: /\bfamily[- ](?:owned|run)\b|\bfamily business\b/i,
    headlines: ['Our name is on the door', 'A family, at your service'],
  },
  {
    match:
      /\blocally (?:sourced|made|grown|owned)\b|\blocal (?:farm|ingredients|produce)\b|\bfarm[- ]to[- ]table\b/i,
    headlines: ['From around the corner', 'It didn’t travel far. You needn’t either.'],
  },
  {
    match: /\b(?:dog|pet)[- ]friendly\b/i,
    headlines: ['Bring the whole pack', 'Four legs welcome'],
  },
  {
    match: /\b(?:kid|family)[- ]friendly\b/i,
    headlines: ['Bring the small ones, too', 'Loud laughter welcome'],
  },
  {
    match: /\bwith (?:a |an )?(?:ocean|sea|lake|mountain|city|rooftop|river)? ?views?\b/i,
    headlines: ['The view is yours', 'Come for the view. Stay for the view.'],
  },
  {
    match:
      /\brooftop (?=(?:\w+ )?(?:bars?|restaurants?|pools?|terraces?|caf[eé]s?|lounges?|cinemas?|yoga|parties|party|dining|venues?|gardens?)\b)/i,
    headlines: ['Meet you upstairs', 'The city looks better from here'],
  },
  {
    match: /\b(?:near the beach|by the sea|beach ?front|seaside)\b/i,
    headlines: ['Sand in your shoes by noon', 'Wake up to the waves'],
  },
  {
    match: /\bin the woods\b/i,
    headlines: ['Deep breath. Tall trees.', 'Lose the signal. Find the quiet.'],
  },
  {
    match: /\bin the (?:countryside|country)\b/i,
    headlines: ['Where the road gets quiet', 'Fields, sky, and all of you'],
  },
  {
    match: /\b(?:live music)\b/i,
    headlines: ['Loud, close, and live', 'The band is expecting you'],
  },
  {
    match: /\bgift[- ]?wrap(?:ped|ping)?\b/i,
    headlines: ['Wrapped before you ask', 'You only bring the card'],
  },
  {
    match: /\bmobile (?=(?:car|dog|pet|hair|tyre|tire|mechanic|notary|massage|barber)\b)/i,
    headlines: ['We come to you', 'Stay there. We’re on our way.'],
  },
  {
    match:
      /\bdelivery\b(?! (?:management|software|drivers?|restaurants?|business(?:es)?|fleets?|apps?|platforms?)\b)/i,
    headlines: ['Open the door. There it is.', 'You stay in. It comes over.'],
  },
];
