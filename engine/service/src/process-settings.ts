import { fileURLToPath } from 'node:url';

/**
 * Flags of Node for a process that renders pictures.
 *
 * With V8's default size of the nursery (the heap's area for new objects), the main thread's heap grows to
 * 200 MB while the vocabulary is loaded. With a nursery of 4 MB per semi-space, the heap takes 80 MB, and
 * loading is faster. Pictures lie outside the heap, but V8 counts them towards the limit at which it marks
 * the heap. Each ad therefore triggers one or two collections. Collecting the whole heap at once, and only
 * after it has grown by 30 %, saves a tenth of the processor time of ten ads. Each of these collections stops
 * a thread for some tens of milliseconds. Threads free the remaining garbage themselves
 * (`embedded/worker.ts`), with the function that `--expose-gc` adds.
 *
 * V8's middle compiler (Maglev) mixed up numeric values inside a loop (Node 24.9 and 24.21). In 4 of 14
 * boosts of one brief, a headline got the text colour for another background. Without Maglev, the wrong
 * colour occurred in none of 14 boosts.
 *
 * While a background thread compiles code, the main thread may have to search a full heap. If the main thread
 * ends the process during that time, it waits for the background thread. Twice in one day, a process with
 * background compilation never ended (Node 24.9). V8's first compiler (Sparkplug), which caused these hangs,
 * is fast enough to run synchronously.
 *
 * The renderer casts rays and asks a solid for its distance; the distance is computed by many small functions. V8
 * inlines functions into a loop up to a total of some 900 bytes of bytecode. Without inlining, each number that is
 * passed to a function becomes an object on the heap. Ten stories created 3.4 GB of number objects, and 1.1 GB with
 * more inlining. With more inlining, ads, enhancements and overlays take 10 to 20 % less time, and photoshoots as much
 * time as before.
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
 * Folder of Node's compile cache: it is beside the packages, so that it is deleted with the packages when
 * versions change. Node works without the compile cache if it can't write to the folder.
 */
const COMPILE_CACHE = new URL('../../../node_modules/.cache/engine-code', import.meta.url);

/**
 * Environment variables of a process that renders pictures.
 *
 * glibc reads its settings before the program starts. With these settings, freed memory of a megabyte or more
 * returns to the system. All threads share one memory arena instead of fragmenting one arena each. On systems
 * without glibc, the settings have no effect.
 *
 * Node keeps compiled code between starts, because reading some 1,500 TypeScript files takes most of the start.
 */
export const PROCESS_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_COMPILE_CACHE: fileURLToPath(COMPILE_CACHE),
};

/**
 * Restarts this program in the same process with the settings for rendering; returns at once if the process
 * already has them. Environment variables that are set already keep their values.
 */
export function applyProcessSettings(): void {
  const hasSettings = NODE_FLAGS.every((flag) => process.execArgv.includes(flag));
  // On Windows, Node can't replace a running program, and the memory allocator has no settings.
  if (hasSettings || !process.execve || process.platform === 'win32') return;
  const command = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...PROCESS_ENVIRONMENT, ...process.env });
}
