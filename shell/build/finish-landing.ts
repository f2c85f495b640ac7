const EMPTY_ROOT = '<div id="root"></div>';
/**
 * Matches the font files that the first screen needs. The remaining font files are for other writing systems.
 */
const FIRST_FONTS =
  /\/static\/font\/(?:bricolage-grotesque-latin-wdth|instrument-sans-latin-wght)[^)"']+\.woff2/g;

/**
 * Inserts the landing page's markup into the built document, so that it is readable without scripts, and
 * preloads the fonts of the first screen.
 * @param html the landing page as Rsbuild wrote it, with inlined styles
 * @throws an error when the document has an unexpected structure, because the page would be empty
 */
export function finishLanding(html: string, markup: string): string {
  if (!html.includes(EMPTY_ROOT)) throw new Error('The landing page has no empty #root');
  const fonts = new Set(html.match(FIRST_FONTS));
  if (fonts.size !== 2)
    throw new Error(`The landing page must preload 2 fonts, but it names ${fonts.size}`);
  const preloads = [...fonts].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  return html
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
    .replace('</title>', () => `</title>${preloads.join('')}`);
}
