import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import openRollingFile from 'pino-roll';

/** A log in a folder: the first file is `engine.1.log`, and further files have higher numbers. */
export interface LogFile {
  /** Path of the file that receives the next line. */
  readonly path: string;
  /** Writes a line to the log. The method never throws, because a failing log must not stop the product. */
  write(line: string): void;
  close(): Promise<void>;
}

/** Maximum size of one log file; a log uses at most {@link FILES_KEPT} times this size. */
const FILE_SIZE = '5m';
const FILES_KEPT = 4;
const LONGEST_QUEUE = 1_000_000;
const CLOSE_MS = 2000;

interface LogFileOptions {
  folder: string;
  name: string;
  /** Maximum size of one log file for tests, with a unit, such as `10k`. */
  fileSize?: string;
}

/** Opens a log that appends to the previous start's files, and removes the oldest files. */
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
    // Each line of the log is written synchronously. An asynchronous writer rotates files only while no lines arrive,
    // so a continuous flow of lines would prevent the rotation.
    sync: true,
    mode: 0o600,
    maxLength: LONGEST_QUEUE,
  });
  // Lines are lost on a full disk. The failed write of a log line is ignored, because it could only be reported
  // in the log itself.
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
      // Destroying the file also drops lines that are not yet written.
      file.once('error', () => file.destroy());
      file.end();
      await Promise.race([closed, delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
