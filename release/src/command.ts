import type { Flags } from './command-line.ts';
import type { Settings } from './settings.ts';

/** Input of a command: its operands, its flags, and the settings from flags and environment. */
export interface Invocation {
  operands: readonly string[];
  flags: Flags;
  settings: Settings;
}

/** Runs a command of the release tool: returns lines of output, and throws on failure. */
export type Command = (invocation: Invocation) => Promise<string[]>;
