/** Writes what each shared library declares to modules: npm run api-reports -- [--check] */
import path from 'node:path';
import { apiReports } from '../libs/federation/build/api-report.ts';
import { formatted, type GeneratedFile } from './generated-file.ts';
import { npmCommand, readFlags } from './read-flags.ts';
import { REPOSITORY } from './run-command.ts';
import { writeOrCheck } from './write-generated-files.ts';

const { flags } = readFlags<{ check?: boolean }>(
  npmCommand(
    'npm run api-reports --',
    'Writes report.api.md of each library that modules take from the shell.',
  ).option('--check', 'say whether the reports are up to date, and write nothing'),
);

const reports = (await apiReports()).map(async ({ file: name, text }): Promise<GeneratedFile> => {
  const file = path.join(REPOSITORY, 'libs', name);
  return {
    file,
    text: await formatted(file, text),
    source: 'the library’s declarations',
    command: 'npm run api-reports',
  };
});
await writeOrCheck(await Promise.all(reports), flags.check);
