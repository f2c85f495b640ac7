import { AppError } from '@adwright/contracts';
import { jsonDepth } from './json-depth.ts';

/** Levels of a body; no request of ours has half of them. */
const DEEPEST_BODY = 32;

/** Reads a body as JSON. @throws {AppError} `invalid_request` */
export function parseJson(text: string): unknown {
  if (jsonDepth(text) > DEEPEST_BODY) throw new AppError('invalid_request', 'body is too deep');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_request', 'body is not JSON', { cause });
  }
}
