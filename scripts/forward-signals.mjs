// This file runs without packages, on any Node from 18 on.
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Interval in milliseconds for checking that the parent process still exists. */
const PARENT_POLL_MS = 500;

/**
 * Forwards this process's stop signals to child processes, and stops them when the parent process is gone.
 * npm does not pass on a signal that ends it. Without this function, a stopped browser test would leave
 * browsers and servers running.
 * @param {readonly { kill(signal: NodeJS.Signals): boolean }[]} children
 * @returns {() => boolean} a function that ends the forwarding, and tells whether the children were stopped.
 */
export function forwardSignals(children) {
  let isStopping = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopping = true;
    // On Ctrl-C, the terminal has already sent the signal to the children.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
    clearInterval(timer);
    return isStopping;
  };
}
