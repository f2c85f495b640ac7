import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
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
const CPU_INFO_FILE = '/proc/cpuinfo';
const LOCK_FILE = path.join(GOLDEN_FOLDER, '../package-lock.json');

/** Returns the fingerprint of this machine: the properties on which pixels depend. */
export function takeFingerprint(): Fingerprint {
  const versionOf = createVersionReader(readFileSync(LOCK_FILE, 'utf8'));
  return {
    architecture: process.arch,
    node: process.versions.node.split('.')[0] ?? '',
    sharp: versionOf('sharp'),
    libvips: sharp.versions.vips,
    '@napi-rs/canvas': versionOf('@napi-rs/canvas'),
    'onnxruntime-node': versionOf('onnxruntime-node'),
  };
}

/**
 * Returns the model of this machine's processor. Libraries that paint choose their instructions by the
 * processor, and round some sums differently. In a virtual machine, only Linux names the exact model.
 */
export function readProcessor(): string {
  const info = existsSync(CPU_INFO_FILE) ? readFileSync(CPU_INFO_FILE, 'utf8') : '';
  const readField = (name: string) => new RegExp(`^${name}\\s*: (.+)$`, 'm').exec(info)?.[1];
  const names = ['vendor_id', 'cpu family', 'model'].map(readField).filter((value) => value);
  return names.length > 0 ? names.join(' ') : (cpus()[0]?.model ?? '');
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
 * Another model of processor is no difference, because its pictures differ by less than one level.
 */
export function listFingerprintDifferences(recorded: Fingerprint, here: Fingerprint): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(here)])];
  return names
    .filter((name) => name !== 'processor' && recorded[name] !== here[name])
    .map((name) => `${name} ${recorded[name] ?? '(none)'}, here ${here[name] ?? '(none)'}`);
}

/** Returns a function that returns the version of a package in the lock file, which `npm ci` installs. */
function createVersionReader(lock: string): (name: string) => string {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return (name) => packages[`node_modules/${name}`]?.version ?? '';
}
