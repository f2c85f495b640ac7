import { expect, it } from 'vitest';
import { generatedFileProblem } from './generated-file.ts';

const generated = {
  file: 'libs/supabase/src/database.ts',
  text: 'Row: {\n  id: string;\n  title: string | null;\n};\n',
  source: 'the migrations',
};

it('reports a missing line, and the command that writes it', () => {
  expect(generatedFileProblem(generated, 'Row: {\n  id: string;\n};\n')).toBe(
    'libs/supabase/src/database.ts is not what the migrations say; line 3 should read: title: string | null;\nnpm run generate writes it.',
  );
});

it('reports additional lines', () => {
  expect(generatedFileProblem(generated, `${generated.text}more\n`)).toContain('more at its end');
  expect(generatedFileProblem(generated, generated.text)).toBeNull();
});
