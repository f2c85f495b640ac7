import { writeFileSync } from 'node:fs';
import { buildTokensCss } from '../src/theme/tokens-css.ts';

writeFileSync(new URL('../src/theme/tokens.css', import.meta.url), buildTokensCss());
