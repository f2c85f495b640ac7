import type { Flags } from './command-line.ts';
import type { Settings } from './settings.ts';

/** Input of a command: its operands, its flags, and settings from flags and environment. */
export interface Invocation {
  operands: readonly string[];
  flags: Flags;
  settings: Settings;
}

/** A command returns its output, and throws when it fails. */
export type Command = (invocation: Invocation) => Promise<string[]>;
