import * as z from 'zod';
import { openLocalFolder } from './local-folder.ts';
import type { ReleaseStore } from './release-store.ts';
import { openS3Bucket } from './s3-bucket.ts';

/**
 * Schema of the AWS SDK's environment variables. The tool reads these variables itself, because a custom
 * endpoint changes the URLs of buckets.
 */
const environmentSchema = z.object({
  AWS_ENDPOINT_URL_S3: z.url().optional(),
  AWS_ENDPOINT_URL: z.url().optional(),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
});

/**
 * Opens the release store at a URL such as `s3://bucket/folder`, or in a folder of this machine.
 *
 * @throws ZodError naming the invalid environment variable.
 */
export function openStore(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): ReleaseStore {
  if (!address.startsWith('s3://')) return openLocalFolder(address);
  const url = new URL(address);
  const aws = environmentSchema.parse(environment);
  return openS3Bucket({
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint: aws.AWS_ENDPOINT_URL_S3 ?? aws.AWS_ENDPOINT_URL,
    region: aws.AWS_REGION ?? aws.AWS_DEFAULT_REGION,
  });
}
