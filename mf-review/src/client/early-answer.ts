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
 * Returns the response to a link's first request, which the shell's inline script has sent. Returns undefined
 * if that script did not run for this link, or if the response was taken before.
 */
export function takeEarlyAnswer(token: string): Promise<Response> | undefined {
  const { adwrightEarly } = earlySchema.safeParse(window).data ?? {};
  if (isTaken || adwrightEarly?.review.token !== token) return undefined;
  isTaken = true;
  return adwrightEarly.review.answer;
}
