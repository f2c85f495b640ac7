import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { storeError } from './store-error.ts';

const refusal = (name: string, status: number) =>
  new S3ServiceException({
    name,
    $fault: 'client',
    $metadata: { httpStatusCode: status },
    message: 'UnknownError',
  });

it.each([
  [refusal('AccessDenied', 403), 'The credentials may not use s3://releases.'],
  [refusal('NoSuchBucket', 404), 'There is no bucket for s3://releases.'],
  [refusal('SignatureDoesNotMatch', 403), 'AWS_SECRET_ACCESS_KEY does not belong'],
  [
    refusal('InternalError', 500),
    'The store of s3://releases fails with status 500: UnknownError.',
  ],
  [
    Object.assign(new Error('connect ECONNREFUSED ::1:9'), { code: 'ECONNREFUSED' }),
    'The store of s3://releases does not answer (connection refused).',
  ],
  [
    Object.assign(new AggregateError([]), { cause: { code: 'x' }, name: 'TimeoutError' }),
    'does not answer in time',
  ],
])('the store error %s is explained in a sentence', (error, sentence) => {
  const explained = storeError(error, 's3://releases');
  expect(explained.message).toContain(sentence);
  expect(explained.message).toMatch(/\.$/);
  expect(explained.cause).toBe(error);
});
