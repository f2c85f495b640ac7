/** Writes the lists of what the content folders declare: `npm run registries`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRIES, registryText } from './registries.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

for (const registry of REGISTRIES) {
  writeFileSync(path.join(ROOT, registry.file), registryText(ROOT, registry));
  console.log(registry.file);
}
