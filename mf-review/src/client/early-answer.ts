import * as z from 'zod';

const earlySchema = z.object({
  adwrightEarly: z.object({
    review: z.object({
      token: z.string(),
      answer: z.custom<Promise<Response>>((value) => value instanceof Promise),
    }),
  }),
});

let isTaken = false;

/**
 * Returns the response to the first request for a review link, which the shell's inline script sends. Returns
 * undefined if the inline script sent no request for the link, or if another call has taken the response.
 */
export function takeEarlyAnswer(token: string): Promise<Response> | undefined {
  const { adwrightEarly } = earlySchema.safeParse(window).data ?? {};
  if (isTaken || adwrightEarly?.review.token !== token) return undefined;
  isTaken = true;
  return adwrightEarly.review.answer;
}
