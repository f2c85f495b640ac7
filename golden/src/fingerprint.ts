import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { GOLDEN_FOLDER } from './baseline.ts';

/** Properties of a machine on which pixels depend, such as library versions, by name. */
const fingerprintSchema = z.record(z.string(), z.string());
export type Fingerprint = z.infer<typeof fingerprintSchema>;

export const FINGERPRINT_FILE = path.join(GOLDEN_FOLDER, 'baseline', 'fingerprint.json');
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })),
});
const LOCK_FILE = path.join(GOLDEN_FOLDER, '../package-lock.json');

/** Returns the fingerprint of this machine: the properties on which pixels depend. */
export function takeFingerprint(): Fingerprint {
  const versionOf = versionsIn(readFileSync(LOCK_FILE, 'utf8'));
  return {
    architecture: process.arch,
    node: process.versions.node.split('.')[0] ?? '',
    sharp: versionOf('sharp'),
    libvips: sharp.versions.vips,
    '@napi-rs/canvas': versionOf('@napi-rs/canvas'),
    'onnxruntime-node': versionOf('onnxruntime-node'),
  };
}

/** Returns the fingerprint of the machine that recorded the baseline; null before the first recording. */
export function readFingerprint(): Fingerprint | null {
  try {
    return fingerprintSchema.parse(JSON.parse(readFileSync(FINGERPRINT_FILE, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * Describes the differences between the fingerprints of two machines, such as "architecture x64, here arm64".
 */
export function listFingerprintDifferences(recorded: Fingerprint, here: Fingerprint): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(here)])];
  return names
    .filter((name) => recorded[name] !== here[name])
    .map((name) => `${name} ${recorded[name] ?? '(none)'}, here ${here[name] ?? '(none)'}`);
}

/** Returns a function that returns the version of a package in the lock file, which `npm ci` installs. */
function versionsIn(lock: string): (name: string) => string {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return (name) => packages[`node_modules/${name}`]?.version ?? '';
}
