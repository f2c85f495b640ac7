import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  areOutdatedSelfMade,
  type ClaimMaker,
  createSigner,
  makeSelfSignedCredentials,
} from '@adwright/engine-provenance';
import type { CredentialsConfig } from '../config.ts';

const CERTIFICATES = 'certificates.pem';
const KEY = 'key.pem';

/**
 * Opens the signer of content credentials from the certificate and the key in a folder.
 * @throws {Error} with the folder's name, if the files can't be used for signing
 */
export async function openClaimMaker(
  { folder, makesOwn }: CredentialsConfig,
  version: string,
): Promise<ClaimMaker> {
  const [certificates, key] = [path.join(folder, CERTIFICATES), path.join(folder, KEY)];
  if (makesOwn && !(await hasOwn(certificates, key))) await writeOwn(folder, certificates, key);
  try {
    const signer = createSigner({
      certificates: await readFile(certificates, 'utf8'),
      privateKey: await readFile(key, 'utf8'),
    });
    return { signer, version };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Content credentials can't be signed with ${CERTIFICATES} and ${KEY} in ${folder}: ${reason}`,
      { cause },
    );
  }
}

/**
 * Tells whether the folder contains a usable certificate and key. Expired credentials that the engine made
 * itself are not usable, and are replaced: no other system relies on them. The clock may have jumped, so this
 * also applies to recent credentials.
 */
async function hasOwn(certificates: string, key: string): Promise<boolean> {
  if (!existsSync(key)) return false;
  const text = await readFile(certificates, 'utf8').catch(() => null);
  return text === null || !areOutdatedSelfMade(text);
}

async function writeOwn(folder: string, certificates: string, key: string): Promise<void> {
  const own = await makeSelfSignedCredentials();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(certificates, own.certificates);
  // The key is written last, so that a folder whose creation was interrupted has no key and is created again.
  await writeFile(key, own.privateKey, { mode: 0o600, flush: true });
}
