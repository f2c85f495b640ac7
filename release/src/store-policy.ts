import { HISTORY_FILE } from './history.ts';

/** What deploying anything rewrites: the registry, by compare-and-set, and the two files beside it. */
export const SHARED_FILES: readonly string[] = [
  'registry.json',
  'releases.json',
  HISTORY_FILE,
  'conditional-writes.txt',
];

/** Folders of the store that belong to the shell's team. */
const SHELL_FOLDERS: readonly string[] = ['shell', 'shell-canary', 'shell-versions'];

/** The keys of the store that the team of a module, or of the shell, writes: as patterns of IAM. */
export function writtenKeys(subject: string): string[] {
  const folders = subject === 'shell' ? SHELL_FOLDERS : [subject];
  return [...folders.map((folder) => `${folder}/*`), ...SHARED_FILES];
}

/**
 * What a team's key has to be allowed in a bucket, as an IAM policy: to write its own folder and the registry, and to
 * read everything. Nothing is ever deleted.
 *
 * @param subject a module, or `shell`.
 * @param prefix folder of the bucket, without slashes around it; empty for the bucket itself.
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
        Resource: writtenKeys(subject).map((key) => `${root}/${key}`),
      },
      {
        Sid: 'ReadReleases',
        Effect: 'Allow',
        Action: ['s3:GetObject'],
        Resource: [`${root}/*`],
      },
      // Without it a missing file answers 403 rather than 404.
      { Sid: 'TellMissingFiles', Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [arn] },
    ],
  };
}
