// What tells whether the installed packages are those of the lock file. Needs no package, on any Node from 18 on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.installed-lock');

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether the packages of a repository are those of its lock file.
 * @param {string} root
 */
export function isInstalled(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === lockHash(root);
}

/**
 * Notes that they are, so that the next command does not install them again.
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(stampFile(root), lockHash(root));
}
