import { S3ServiceException } from '@aws-sdk/client-s3';

/**
 * Messages for the user, by error code of S3 and of the AWS SDK; `ADDRESS` stands for the store's address.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no bucket for ADDRESS. Create it, or correct ADWRIGHT_RELEASE_TARGET.',
  AccessDenied:
    'The credentials may not use ADDRESS. npm run release -- policy prints the rights that they need.',
  InvalidAccessKeyId: 'The store of ADDRESS does not know the access key in AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch:
    'The store of ADDRESS refuses the signature. AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.',
  ExpiredToken: 'The credentials for ADDRESS have expired. Sign in again.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: ADDRESS refuses the request.',
  PermanentRedirect: 'The bucket of ADDRESS is in another region. Set AWS_REGION to that one.',
  AuthorizationHeaderMalformed:
    'The bucket of ADDRESS is in another region. Set AWS_REGION to that one.',
  SlowDown: 'The store of ADDRESS asks for fewer requests. Run the command again in a minute.',
  CredentialsProviderError:
    'There are no credentials for ADDRESS. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or sign in with the AWS tool.',
  ECONNREFUSED: 'The store of ADDRESS does not answer (connection refused).',
  ENOTFOUND: 'The host of ADDRESS is not known. Check AWS_ENDPOINT_URL_S3 and the network.',
  EAI_AGAIN: 'The host of ADDRESS can’t be looked up. Check the network.',
  ETIMEDOUT: 'The store of ADDRESS does not answer in time.',
  TimeoutError: 'The store of ADDRESS does not answer in time.',
};

/**
 * Returns the code of an error and of its cause, because the SDK wraps a failed connection in another error.
 */
function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [error.name, ...code, ...listCodes(error.cause)];
}

/**
 * Converts an error of a store to an error with a message that tells the user what to do. The original error is
 * the cause of the returned error.
 *
 * @param address URL or folder of the store.
 */
export function storeError(error: unknown, address: string): Error {
  const sentence = listCodes(error)
    .map((code) => SENTENCES[code])
    .find((found) => found !== undefined);
  if (sentence) return new Error(sentence.replace('ADDRESS', address), { cause: error });
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new Error(
    `The store of ${address} fails${status ? ` with status ${status}` : ''}: ${reason.replace(/\.$/, '')}.`,
    { cause: error },
  );
}
