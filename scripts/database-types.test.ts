import { expect, it } from 'vitest';
import { typesProblem } from './database-types.ts';

it('a column that the types lack is a problem that names its line', () => {
  const generated = 'Row: {\n  id: string;\n  title: string | null;\n};\n';
  expect(typesProblem('Row: {\n  id: string;\n};\n', generated)).toContain(
    'line 3 should read: title: string | null;',
  );
});
