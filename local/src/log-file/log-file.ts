import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import openRollingFile from 'pino-roll';

/** A log in a folder: its first file is `engine.1.log`, and further files have higher numbers. */
export interface LogFile {
  /** The current file. */
  readonly path: string;
  /** Writes a line. The method never throws, because a failing log must stop no work. */
  write(line: string): void;
  close(): Promise<void>;
}

/** Maximum size of one file; a log takes at most {@link FILES_KEPT} times this. */
const FILE_SIZE = '5m';
const FILES_KEPT = 4;
const LONGEST_QUEUE = 1_000_000;
const CLOSE_MS = 2000;

interface LogFileOptions {
  folder: string;
  name: string;
  /** File size for tests, with a unit, such as `10k`. */
  fileSize?: string;
}

/** Opens a log that continues where the last start ended, and removes its oldest files. */
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
    // Lines are written synchronously. An asynchronous writer changes files only while no lines arrive, so a
    // flood of lines would delay the change for ever.
    sync: true,
    mode: 0o600,
    maxLength: LONGEST_QUEUE,
  });
  // On a full disk, lines are lost. The failure can't be reported anywhere.
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
      // Unwritten lines are dropped with the file.
      file.once('error', () => file.destroy());
      file.end();
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
