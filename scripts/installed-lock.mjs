// Records which packages of the lock file are installed. This file runs without packages, on any Node from 18
// on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `runtime`: the dependencies, which `npm start` reads. `installed`: the development dependencies too.
 * @typedef {'runtime' | 'installed'} Stage
 */

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.installed-lock');

/**
 * @param {string} root
 * @param {Stage} stage
 */
const stampOf = (root, stage) => {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return stage === 'installed' ? hash : `${hash} ${stage}`;
};

/**
 * Tells whether a stage has been reached with the current lock file. A complete installation includes the
 * runtime part.
 * @param {string} root
 * @param {Stage} stage
 */
export function isInstalled(root, stage = 'installed') {
  if (!existsSync(stampFile(root))) return false;
  const stamp = readFileSync(stampFile(root), 'utf8');
  return [stage, 'installed'].some((reached) => stamp === stampOf(root, reached));
}

/**
 * Records that a stage has been reached, so that the next command does not repeat it.
 * @param {string} root
 * @param {Stage} stage
 */
export function markInstalled(root, stage = 'installed') {
  writeFileSync(stampFile(root), stampOf(root, stage));
}

/**
 * Marks an installation as unfinished before npm adds packages to it. If the installation is interrupted, the
 * next command starts over. npm ignores its list of installed packages when a package's folder is newer, as
 * after pruning, and would then unpack every package again.
 * @param {string} root
 */
export function beginInstallation(root) {
  rmSync(stampFile(root), { force: true });
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(list)) utimesSync(list, new Date(), new Date());
}
