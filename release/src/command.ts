import type { Flags } from './command-line.ts';
import type { Settings } from './settings.ts';

/** What a command is told. */
export interface Invocation {
  operands: readonly string[];
  flags: Flags;
  settings: Settings;
}

/** A command gives what it has to say, and throws where it fails. */
export type Command = (invocation: Invocation) => Promise<string[]>;
