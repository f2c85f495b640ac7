import { DARK, LIGHT, type Palette, SCALE } from './tokens.ts';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function formatDeclarations(indent: string, entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([name, value]) => `${indent}--${toKebabCase(name)}: ${value};`)
    .join('\n');
}

function listColours(palette: Palette): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`color-${toKebabCase(name)}`, value]),
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
${formatDeclarations('  ', { ...SCALE, ...listColours(LIGHT) })}
}

:root[data-theme='dark'] {
  color-scheme: dark;
${formatDeclarations('  ', listColours(DARK))}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
${formatDeclarations('    ', listColours(DARK))}
  }
}
`;
}
