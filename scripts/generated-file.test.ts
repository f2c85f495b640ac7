import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedFileProblem } from './generated-file.ts';
import { REPOSITORY } from './run-command.ts';

const generated = {
  file: path.join(REPOSITORY, 'libs/supabase/src/database.ts'),
  text: 'Row: {\n  id: string;\n  title: string | null;\n};\n',
  source: 'the migrations',
  command: 'npm run types',
};

it('a line that a generated file lacks is a problem that names it, and what writes it', () => {
  expect(generatedFileProblem(generated, 'Row: {\n  id: string;\n};\n')).toBe(
    'libs/supabase/src/database.ts is not what the migrations say; line 3 should read: title: string | null;\nnpm run types writes it.',
  );
});

it('a generated file that has more than it should is a problem', () => {
  expect(generatedFileProblem(generated, `${generated.text}more\n`)).toContain('more at its end');
  expect(generatedFileProblem(generated, generated.text)).toBeNull();
});
