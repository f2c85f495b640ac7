import type { Change } from './compare.ts';

/** Maximum number of case names that a log entry lists for each group. */
const NAMES = 3;
const MAX_NAME = 90;
const MAX_LINE = 110;

/**
 * Formats an entry of the change log in Markdown: date, reason, and number and names of changed cases by group.
 */
export function logEntry(date: string, reason: string, changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, ({ name }) => name.split('/')[0] ?? '');
  const items = [...groups].map(([group, changed]) =>
    [
      `- ${changed.length} ${group}`,
      ...changed.slice(0, NAMES).map(({ name }) => `  - \`${clipped(name)}\``),
    ].join('\n'),
  );
  return `\n## ${date}\n\n${wrapped(reason)}\n\n${items.join('\n')}\n`;
}

function clipped(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > MAX_LINE) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
