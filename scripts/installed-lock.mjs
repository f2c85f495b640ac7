// What tells whether the installed packages are those of the lock file. Needs no package, on any Node from 18 on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {'installed' | 'pruned'} Stage */

/**
 * @param {string} root
 * @param {Stage} stage
 */
const stampFile = (root, stage) => path.join(root, 'node_modules', `.${stage}-lock`);

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether the packages of a repository are those of its lock file; whether what nothing reads of those has been taken away.
 * @param {string} root
 * @param {Stage} stage
 */
export function isInstalled(root, stage = 'installed') {
  const file = stampFile(root, stage);
  return existsSync(file) && readFileSync(file, 'utf8') === lockHash(root);
}

/**
 * Notes that they are, so that the next command does not do it again.
 * @param {string} root
 * @param {Stage} stage
 */
export function markInstalled(root, stage = 'installed') {
  writeFileSync(stampFile(root, stage), lockHash(root));
}
