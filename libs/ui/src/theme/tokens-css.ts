import { DARK, LIGHT, type Palette, SCALE } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(indent: string, entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([name, value]) => `${indent}--${kebab(name)}: ${value};`)
    .join('\n');
}

function colours(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`color-${kebab(name)}`, value]),
  );
}

/**
 * Builds the text of the stylesheet `tokens.css` from the design tokens. The root element's `data-theme`
 * selects the palette. Without JavaScript, the page has no `data-theme`, and the system's preference selects
 * the palette.
 */
export function buildTokensCss(): string {
  return `/* Written by \`npm run tokens\` from tokens.ts. */
:root {
  color-scheme: light;
${declarations('  ', { ...SCALE, ...colours(LIGHT) })}
}

:root[data-theme='dark'] {
  color-scheme: dark;
${declarations('  ', colours(DARK))}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
${declarations('    ', colours(DARK))}
  }
}
`;
}
