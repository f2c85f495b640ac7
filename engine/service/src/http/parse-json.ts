import { AppError } from '@adwright/contracts';
import { measureJsonDepth } from './json-depth.ts';

/**
 * Maximum nesting depth of a JSON body, in levels. Requests of Adwright's pages need less than half of this
 * nesting depth.
 */
const DEEPEST_BODY = 32;

/**
 * Parses a request's body as JSON.
 * @throws {AppError} `invalid_request` for a text that is not JSON or is nested too deeply
 */
export function parseJson(text: string): unknown {
  if (measureJsonDepth(text) > DEEPEST_BODY)
    throw new AppError('invalid_request', 'the body is nested too deeply');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'the body is not JSON', { cause });
  }
}
