/** Writes the generated source files, or lists the outdated ones: npm run generate -- [--check] */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDatabaseTypes } from '@adwright/supabase-project/database-types';
import { Command } from 'commander';
import { execa } from 'execa';
import { buildApiReports } from '../libs/federation/build/api-report.ts';
import { readFlags } from './read-flags.ts';
import {
  buildObjectFactsText,
  buildRegistryText,
  OBJECT_FACTS_FILE,
  REGISTRIES,
} from './registries.ts';
import { REPOSITORY } from './run-command.ts';

const { flags } = readFlags<{ check?: boolean }>(
  new Command('npm run generate --')
    .description(
      'Writes the types of the database, the API reports of shared libraries and the lists of objects and sets.',
    )
    .option('--check', 'list the files that are not up to date, and write nothing'),
);

/** Formats a text with Biome by the rules for a file with this name. */
async function formatted(file: string, input: string): Promise<string> {
  const words = ['format', `--stdin-file-path=${file}`];
  const options = { cwd: REPOSITORY, input, stripFinalNewline: false, preferLocal: true };
  return (await execa('biome', words, options)).stdout;
}

/** Returns the generated source files: paths relative to the repository, and texts. */
async function generatedFiles(): Promise<{ file: string; text: string }[]> {
  const reports = (await buildApiReports()).map(({ file, text }) => ({
    file: path.join('libs', file),
    text,
  }));
  const types = {
    file: 'libs/supabase/src/database.ts',
    text: await buildDatabaseTypes(),
  };
  const registries = REGISTRIES.map((registry) => ({
    file: registry.file,
    text: buildRegistryText(REPOSITORY, registry),
  }));
  const facts = { file: OBJECT_FACTS_FILE, text: await buildObjectFactsText(REPOSITORY) };
  return Promise.all(
    [...reports, types, ...registries, facts].map(async ({ file, text }) => ({
      file,
      text: await formatted(file, text),
    })),
  );
}

for (const { file, text } of await generatedFiles()) {
  const target = path.join(REPOSITORY, file);
  if ((await readFile(target, 'utf8').catch(() => '')) === text) continue;
  if (flags.check) {
    console.error(`${file} is out of date. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    await writeFile(target, text);
    console.log(file);
  }
}
