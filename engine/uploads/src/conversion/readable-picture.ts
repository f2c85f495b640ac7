import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  AppError,
  detectForeignImage,
  detectImageType,
  FOREIGN_IMAGE_ADVICE,
  refuseFile,
} from '@adwright/contracts/values';
import { lowerPriorityLater } from '@adwright/engine-untrusted/processes';
import type { ConversionReply, ReadablePicture } from './conversion-reply.ts';

const PROGRAM = fileURLToPath(new URL('./conversion-process.ts', import.meta.url));
/** Milliseconds after which a conversion process is ended. */
const TIMEOUT_MS = 60_000;

/**
 * Returns the bytes of a JPEG, PNG or WebP unchanged, without opening them. Converts a HEIC, AVIF or TIFF in
 * a separate process. Only one conversion runs at a time, because a large picture takes half a gigabyte.
 * @param timeoutMs milliseconds after which the conversion is ended and the file counts as unreadable
 * @throws {AppError} `invalid_file_type` for any other kind of file, and `unreadable_image`, with words for
 * the user, for a picture that can't be converted
 */
export async function convertToReadablePicture(
  bytes: Uint8Array,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadablePicture> {
  const mediaType = detectImageType(bytes);
  if (mediaType) return { bytes, mediaType, pages: 1 };
  const kind = detectForeignImage(bytes);
  if (kind === null) throw refuseFile(bytes);
  const reply = await runInTurn(async () => {
    signal.throwIfAborted();
    return askProcess(bytes, signal, timeoutMs);
  });
  if (reply && 'bytes' in reply) return reply;
  throw new AppError('unreadable_image', `the ${kind} can’t be converted`, {
    userMessage: reply?.refusal ?? FOREIGN_IMAGE_ADVICE[kind],
  });
}

let turn: Promise<unknown> = Promise.resolve();

function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = turn.then(work);
  turn = own.catch(() => undefined);
  return own;
}

/**
 * Sends a picture to a conversion process, and returns its answer; null if the process was ended or ended
 * without an answer.
 */
async function askProcess(
  bytes: Uint8Array,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<ConversionReply | null> {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // The decoders read untrusted files, so the conversion process must not get the service's keys.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriorityLater(child);
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end);
  try {
    const reply = replyOf(child);
    child.send(bytes);
    return await reply;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    signal.throwIfAborted();
    end();
  }
}

function replyOf(child: ChildProcess): Promise<ConversionReply | null> {
  return new Promise((resolve) => {
    child.once('message', (reply: ConversionReply) => resolve(reply));
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
  });
}
