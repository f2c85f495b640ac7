/** Writes the generated files, or lists the outdated ones: npm run generate -- [--check] */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseTypes } from '@adwright/supabase-project/database-types';
import { execa } from 'execa';
import { apiReports } from '../libs/federation/build/api-report.ts';
import { type GeneratedFile, generatedFileProblem } from './generated-file.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { REGISTRIES, registryText } from './registries.ts';
import { REPOSITORY } from './run-command.ts';

const { flags } = readFlags<{ check?: boolean }>(
  npmCommand(
    'npm run generate --',
    'Writes the types of the database, the API reports of shared libraries and the lists of objects and sets.',
  ).option('--check', 'say which files are not up to date, and write nothing'),
);

/** Formats a text with Biome by the rules for that file name. */
async function formatted(file: string, input: string): Promise<string> {
  const words = ['format', `--stdin-file-path=${file}`];
  const options = { cwd: REPOSITORY, input, stripFinalNewline: false, preferLocal: true };
  return (await execa('biome', words, options)).stdout;
}

async function generatedFiles(): Promise<GeneratedFile[]> {
  const reports = (await apiReports()).map(({ file, text }) => ({
    file: path.join('libs', file),
    text,
    source: 'the library’s declarations',
  }));
  const types = {
    file: 'libs/supabase/src/database.ts',
    text: await databaseTypes(),
    source: 'the migrations',
  };
  const registries = REGISTRIES.map((registry) => ({
    file: registry.file,
    text: registryText(REPOSITORY, registry),
    source: `the files of ${registry.folder}`,
  }));
  return Promise.all(
    [...reports, types, ...registries].map(async (generated) => ({
      ...generated,
      text: await formatted(generated.file, generated.text),
    })),
  );
}

for (const generated of await generatedFiles()) {
  const file = path.join(REPOSITORY, generated.file);
  const kept = await readFile(file, 'utf8').catch(() => '');
  const problem = generatedFileProblem(generated, kept);
  if (!problem) continue;
  if (flags.check) {
    console.error(problem);
    process.exitCode = 1;
  } else {
    await writeFile(file, generated.text);
    console.log(generated.file);
  }
}
