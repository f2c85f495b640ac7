/** The package pino-roll has no type declarations. */
declare module 'pino-roll' {
  import type { EventEmitter } from 'node:events';

  interface RollingFile extends EventEmitter {
    /** Path of the current log file. */
    readonly file: string;
    write(text: string): boolean;
    end(): void;
    destroy(): void;
  }
  interface RollOptions {
    file: string;
    size: string;
    limit: { count: number; removeOtherLogFiles: boolean };
    mkdir: boolean;
    sync: boolean;
    mode: number;
    /** Maximum number of characters that may wait to be written; further characters are dropped. */
    maxLength: number;
  }
  export default function openRollingFile(options: RollOptions): Promise<RollingFile>;
}
