import { readFile, writeFile } from 'node:fs/promises';
import { type GeneratedFile, generatedFileProblem } from './generated-file.ts';

/** Writes the files, or names each that is not up to date and makes the process end with 1. */
export async function writeOrCheck(files: readonly GeneratedFile[], check = false): Promise<void> {
  for (const generated of files) {
    if (!check) {
      await writeFile(generated.file, generated.text);
      continue;
    }
    const problem = generatedFileProblem(
      generated,
      await readFile(generated.file, 'utf8').catch(() => ''),
    );
    if (!problem) continue;
    console.error(problem);
    process.exitCode = 1;
  }
}
