// Records whether the installed packages match the lock file. Runs without packages, on any Node from 18 on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `runtime`: the dependencies, which `npm start` reads. `installed`: the development dependencies too. `pruned`: unread files
 * are gone.
 * @typedef {'runtime' | 'installed' | 'pruned'} Stage
 */

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
 * Whether a stage has been reached with the current lock file. A complete installation includes the runtime part.
 * @param {string} root
 * @param {Stage} stage
 * @returns {boolean}
 */
export function isInstalled(root, stage = 'installed') {
  const file = stampFile(root, stage);
  const isReached = existsSync(file) && readFileSync(file, 'utf8') === lockHash(root);
  return isReached || (stage === 'runtime' && isInstalled(root, 'installed'));
}

/**
 * Records that a stage has been reached, so that the next command does not repeat it.
 * @param {string} root
 * @param {Stage} stage
 */
export function markInstalled(root, stage = 'installed') {
  writeFileSync(stampFile(root, stage), lockHash(root));
}

/**
 * Deletes the record of a stage.
 * @param {string} root
 * @param {Stage} stage
 */
export function unmarkInstalled(root, stage) {
  rmSync(stampFile(root, stage), { force: true });
}

/**
 * Makes npm trust its own list of the installed packages. It ignores the list when a package's folder is newer, as after
 * pruning, and then unpacks every package again.
 * @param {string} root
 */
export function trustInstalledList(root) {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(list)) utimesSync(list, new Date(), new Date());
}
