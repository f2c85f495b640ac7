import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for a process that renders.
 *
 * V8's default nursery lets the main thread's heap grow to 200 MB while it loads the vocabulary. With a nursery
 * of this size that heap takes 80 MB, and loading is faster. Pictures are outside the heap but count towards
 * the limit at which V8 marks it, so each ad triggers that once or twice. Collecting at once instead of in
 * steps, and only after the heap has grown by 30 %, saves a tenth of the processor time for ten ads. A thread
 * then pauses for some tens of milliseconds. Threads free the remaining garbage themselves
 * (`embedded/worker.ts`), with the function that the next flag adds.
 *
 * V8's middle compiler confused numbers of objects inside a loop (Node 24.9 and 24.21): in 4 of 14 boosts of
 * one brief a headline got the text colour for another background. Without that compiler the wrong colour
 * occurred in none of 14 boosts.
 *
 * A thread that compiles in the background makes the main thread search a full heap, while a main thread that
 * ends the process waits for the other. Twice in one day a process never ended (Node 24.9). V8's first
 * compiler, which caused it, is fast enough to run synchronously.
 *
 * A ray queries the distance to a solid that consists of many functions, and V8 inlines functions of some 900
 * bytes of bytecode in total into a loop. A number passed to a function that is not inlined becomes an object:
 * ten stories made 3.4 GB of such numbers, and 1.1 GB with more inlining. Ads, enhancements and overlays take
 * 10 to 20 % less time, photoshoots as much as before.
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
 * Folder of Node's compile cache: beside the packages, because it is deleted with them when versions change.
 * Node works without the cache if it can't write.
 */
const COMPILE_CACHE = new URL('../../../node_modules/.cache/engine-code', import.meta.url);

/**
 * Environment of a process that renders.
 *
 * glibc reads its settings before the program starts. Pictures of a megabyte and more then go back to the
 * system when freed, and the threads share one arena instead of fragmenting one each. On other systems the
 * setting has no effect.
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
 * Restarts this program in the same process with the settings for rendering; returns at once if it already has
 * them. Variables that are set already keep their values.
 */
export function applyProcessSettings(): void {
  const hasSettings = NODE_FLAGS.every((flag) => process.execArgv.includes(flag));
  // Windows can't replace a running program, and its allocator has no such settings.
  if (hasSettings || !process.execve || process.platform === 'win32') return;
  const command = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...PROCESS_ENVIRONMENT, ...process.env });
}
