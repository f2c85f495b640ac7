// Records which packages of the lock file are installed. Runs without packages, on any Node from 18 on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `runtime`: the dependencies, which `npm start` reads. `installed`: the development dependencies too.
 * @typedef {'runtime' | 'installed'} Stage
 */

/**
 * @param {string} root
 * @param {Stage} stage
 */
const stampFile = (root, stage) => path.join(root, 'node_modules', `.${stage}-lock`);

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Whether a stage has been reached with the current lock file. A complete installation includes the runtime part.
 * @param {string} root
 * @param {Stage} stage
 * @returns {boolean}
 */
export function isInstalled(root, stage = 'installed') {
  const file = stampFile(root, stage);
  if (existsSync(file) && readFileSync(file, 'utf8') === lockHash(root)) return true;
  return stage === 'runtime' && isInstalled(root);
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
 * Prepares for packages that npm adds to an installation. If that is interrupted, the next command starts over.
 * npm ignores its list of installed packages when a package's folder is newer, as after pruning, and would then
 * unpack every package again.
 * @param {string} root
 */
export function beginInstallation(root) {
  rmSync(stampFile(root, 'runtime'), { force: true });
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(list)) utimesSync(list, new Date(), new Date());
}
