import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readYamlFolder } from '../yaml-folder.ts';
import { lexiconSchema } from './concept.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'concepts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a concept that two files define', async () => {
  writeFileSync(
    path.join(folder, 'children.yaml'),
    'baby-clothes:\n  terms:\n    de: [strampler]\n',
  );
  writeFileSync(
    path.join(folder, 'fashion.yaml'),
    'shoe: {}\nbaby-clothes:\n  terms:\n    en: [onesie]\n',
  );
  await expect(readYamlFolder(folder, lexiconSchema, path.join(folder, 'cache'))).rejects.toThrow(
    /fashion\.yaml:3: "baby-clothes": children\.yaml also defines a concept "baby-clothes", and only one definition counts/,
  );
});
