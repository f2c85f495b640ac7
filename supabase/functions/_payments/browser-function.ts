import { AppError, isAppError } from '@adwright/contracts';

export type Handler = (request: Request) => Promise<Response>;

/**
 * Pages of any origin may call these functions. A function trusts only the access token in the header, and
 * ignores cookies.
 */
const ANSWER_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Creates an edge function that a browser calls by POST. The created function answers the preflight request,
 * and maps thrown errors to HTTP statuses. The callback returns a JSON value or a complete response.
 */
export function createBrowserFunction(work: (request: Request) => Promise<unknown>): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: ANSWER_HEADERS });
    try {
      if (request.method !== 'POST')
        throw new AppError('not_found', `this function does not support ${request.method}`);
      const answer = await work(request);
      if (!(answer instanceof Response)) return Response.json(answer, { headers: ANSWER_HEADERS });
      for (const [name, value] of Object.entries(ANSWER_HEADERS)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      return answerFailure(error);
    }
  };
}

function answerFailure(thrown: unknown): Response {
  const error = isAppError(thrown)
    ? thrown
    : new AppError('internal', 'unforeseen', { cause: thrown });
  if (error.status >= 500) console.error(error);
  const { userMessage, code, field, status } = error;
  return Response.json({ error: userMessage, code, field }, { status, headers: ANSWER_HEADERS });
}
