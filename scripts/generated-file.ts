import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { REPOSITORY } from './run-command.ts';

/** A file of the repository that a command writes. */
export interface GeneratedFile {
  /** Absolute path. */
  file: string;
  text: string;
  /** What it is made from: `the migrations`. */
  source: string;
  /** `npm run types` */
  command: string;
}

/** A text as Biome formats a file of that name. */
export async function formatted(file: string, content: string): Promise<string> {
  const words = ['format', `--stdin-file-path=${file}`];
  const biome = spawn('biome', words, { cwd: REPOSITORY, stdio: ['pipe', 'pipe', 'inherit'] });
  biome.stdin.end(content);
  return text(biome.stdout);
}

/** What is wrong with a generated file as it is kept; null when it says what its source does. */
export function generatedFileProblem(
  { file, text: generated, source, command }: GeneratedFile,
  kept: string,
): string | null {
  if (kept === generated) return null;
  const [keptLines, lines] = [kept.split('\n'), generated.split('\n')];
  const at = lines.findIndex((line, index) => line !== keptLines[index]);
  const line = kept.startsWith(generated)
    ? 'it has more at its end'
    : `line ${at + 1} should read: ${lines[at]?.trim() ?? ''}`;
  return `${path.relative(REPOSITORY, file)} is not what ${source} say; ${line}\n${command} writes it.`;
}
