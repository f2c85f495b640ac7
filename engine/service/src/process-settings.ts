import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for a process that renders.
 *
 * V8's default nursery lets the words' tables grow the main thread's heap to 200 MB while they load; with a small one it is
 * 80, and loading is faster. Pictures lie outside the heap and yet count for the limit at which V8 marks it, so that each ad
 * has that done once or twice. Done at once and not in steps beside the work, and only when the heap has grown by 30 %, it
 * takes a tenth less of the processor from ten ads; a thread stands still for some tens of milliseconds. What that leaves
 * lying, threads free themselves (`embedded/worker.ts`), with the function that the next flag gives.
 *
 * V8's middle compiler mixed up numbers of objects that a loop had kept (Node 24.9 and 24.21): in 4 of 14 boosts of one brief a
 * headline was set in an ink for another's ground; without it in none of 14.
 *
 * A thread that compiles in the background asks the main thread to search the heap when that is full, and a main thread that
 * ends the process waits for the other: twice in one day a process never ended (Node 24.9). V8's first compiler, in which it
 * happened, is fast enough to run where its code is needed.
 *
 * A ray asks a solid made of many functions how far away it is, and V8 takes functions of some 900 bytes of bytecode into a
 * loop, all in all. A number that goes to one left outside is an object of its own: ten stories made 3.4 GB of such numbers,
 * and 1.1 with more taken in. Ads, enhancing and overlays take a tenth to a fifth less time, photoshoots as much as before.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=4',
  '--no-incremental-marking',
  '--heap-growing-percent=30',
  '--expose-gc',
  '--no-maglev',
  '--no-concurrent-sparkplug',
  '--max-inlined-bytecode-size-cumulative=4000',
];

/**
 * Lies beside the packages, which are reinstalled when versions change. Node does without the cache where it can't
 * write.
 */
const COMPILE_CACHE = new URL('../../../node_modules/.cache/engine-code', import.meta.url);

/**
 * Environment of a process that renders.
 *
 * glibc reads its part before the program starts: pictures of a megabyte and more go back to the system when they are
 * freed, and the threads share one arena instead of leaving holes in one each. Elsewhere it does nothing.
 *
 * Node keeps compiled code between starts: most of a start is the reading of some 1,500 files of TypeScript.
 */
export const PROCESS_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: fileURLToPath(COMPILE_CACHE),
};

/**
 * Restarts this program, in the same process, with the settings of one that renders; returns at once if it already has
 * them. Variables that are set already keep their values.
 */
export function applyProcessSettings(): void {
  const hasSettings = NODE_FLAGS.every((flag) => process.execArgv.includes(flag));
  // Windows can't replace a program, and has another allocator.
  if (hasSettings || !process.execve || process.platform === 'win32') return;
  const command = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...PROCESS_ENVIRONMENT, ...process.env });
}
