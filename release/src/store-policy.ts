import { HISTORY_FILE } from './history.ts';
import { REGISTRY_FILE } from './merge-registry.ts';
import { listPartKeys } from './registry-parts.ts';

/** Name of the file with which the tool checks whether a store supports conditional writes. */
const PROBE = 'conditional-writes.txt';

/**
 * Name of the role with the key that merges and signs the registry and watches canaries. No module may have
 * this name, because the name stands for the registry.
 */
export const REGISTRY_SUBJECT = 'registry';

/** Folders of the store that belong to the shell's team. */
const SHELL_FOLDERS: readonly string[] = ['shell', 'shell-canary', 'shell-versions'];

/** Returns the store keys that the team of a module, the shell or the registry writes, as IAM patterns. */
export function listWrittenKeys(subject: string): string[] {
  if (subject === REGISTRY_SUBJECT) {
    const shellPages = SHELL_FOLDERS.map((folder) => `${folder}/*`);
    return [REGISTRY_FILE, HISTORY_FILE, 'registry/*', ...shellPages, PROBE];
  }
  const folders = subject === 'shell' ? SHELL_FOLDERS : [subject];
  return [...folders.map((folder) => `${folder}/*`), ...listPartKeys(subject), PROBE];
}

/**
 * Returns an IAM policy for the key of a team. The key may write the team's folder and the team's part of the
 * registry, and read all files. The policy allows no deletion, because the tool never deletes a file.
 *
 * @param subject name of a module, or `shell`, or `registry`.
 * @param prefix folder in the bucket, without slashes around it; empty for the whole bucket.
 */
export function storePolicy(subject: string, bucket: string, prefix: string) {
  const arn = `arn:aws:s3:::${bucket}`;
  const root = prefix ? `${arn}/${prefix}` : arn;
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'WriteOwnReleases',
        Effect: 'Allow',
        Action: ['s3:PutObject'],
        Resource: listWrittenKeys(subject).map((key) => `${root}/${key}`),
      },
      {
        Sid: 'ReadReleases',
        Effect: 'Allow',
        Action: ['s3:GetObject'],
        Resource: [`${root}/*`],
      },
      // Without this right, S3 answers a request for a missing file with 403 instead of 404.
      { Sid: 'TellMissingFiles', Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [arn] },
    ],
  };
}
