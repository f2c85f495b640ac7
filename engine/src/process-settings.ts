/**
 * Flags of Node for a process that renders. V8's default nursery lets the words' tables grow the main thread's heap to
 * 200 MB while they load; with this one it is 80, and loading is faster. Pictures count for V8's limit though they lie
 * outside its heap, so that every ad has it marked; done at once and not in steps beside the work, that leaves a fourth of
 * the processor time to the ads, and a thread stands still for some tens of milliseconds.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--no-incremental-marking'];

/**
 * Environment for glibc, which reads it before the program starts: pictures of a megabyte and more go back to the system
 * when they are freed, and the threads share one arena instead of leaving holes in one each. Elsewhere it does nothing.
 */
export const ALLOCATOR_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/**
 * Runs this program anew, in the same process, with the settings of one that renders; returns where it has them. What the
 * environment says already stays.
 */
export function applyProcessSettings(): void {
  const hasSettings = NODE_FLAGS.every((flag) => process.execArgv.includes(flag));
  // Windows can't replace a program, and has another allocator.
  if (hasSettings || !process.execve || process.platform === 'win32') return;
  const command = [process.execPath, ...NODE_FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...ALLOCATOR_ENVIRONMENT, ...process.env });
}
