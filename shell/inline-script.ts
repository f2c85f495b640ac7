import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The text of a TypeScript file without imports, ready to stand in an HTML page: types and comments removed. */
export function inlineScript(file: URL): string {
  const text = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  return text.replace(/^\s*\/\*\*[\s\S]*?\*\/\s*/, '').trim();
}
