import { getPriority } from 'node:os';

/**
 * This test process does what each message says. The process answers with its process id or priority,
 * crashes, exhausts its memory, or never answers.
 */
process.on('message', (message) => {
  const act = typeof message === 'object' && message && 'act' in message ? message.act : '';
  if (act === 'answer') process.send?.(process.pid);
  if (act === 'tell-priority') process.send?.(getPriority());
  if (act === 'crash') process.exit(1);
  if (act === 'exhaust') {
    const kept: number[][] = [];
    for (;;) kept.push(Array(100_000).fill(kept.length));
  }
});
process.once('disconnect', () => process.exit());
