import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import openRollingFile from 'pino-roll';

/** A log in a folder: `engine.1.log`, and further numbers as it grows. */
export interface LogFile {
  /** The file that is written to now. */
  readonly path: string;
  /** Never throws: a log that can't be written stops nobody's work. */
  write(line: string): void;
  close(): Promise<void>;
}

/** Each log takes {@link FILES_KEPT} times this at most. */
const FILE_SIZE = '5m';
const FILES_KEPT = 4;
const LONGEST_QUEUE = 1_000_000;
const CLOSE_MS = 2000;

interface LogFileOptions {
  folder: string;
  name: string;
  /** For tests; with a unit, such as `10k`. */
  fileSize?: string;
}

/** Opens a log that goes on where the last start ended, and removes its oldest files. */
export async function openLogFile({
  folder,
  name,
  fileSize = FILE_SIZE,
}: LogFileOptions): Promise<LogFile> {
  const file = await openRollingFile({
    file: path.join(folder, `${name}.log`),
    size: fileSize,
    limit: { count: FILES_KEPT, removeOtherLogFiles: true },
    mkdir: true,
    // Asynchronously a new file waits for a moment without lines, which a flood of them never has.
    sync: true,
    mode: 0o600,
    maxLength: LONGEST_QUEUE,
  });
  // A full disk loses lines. There is nowhere left to say so.
  file.on('error', () => {});
  let isOpen = true;
  return {
    get path() {
      return file.file;
    },
    write(line) {
      if (isOpen) file.write(line);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      const closed = new Promise((resolve) => file.once('close', resolve));
      // What can't be written is given up with the file.
      file.once('error', () => file.destroy());
      file.end();
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
