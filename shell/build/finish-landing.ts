const EMPTY_ROOT = '<div id="root"></div>';
/** Fonts of the first screen. The remaining font files are for other writing systems. */
const FIRST_FONTS =
  /\/static\/font\/(?:bricolage-grotesque-latin-wdth|instrument-sans-latin-wght)[^)"']+\.woff2/g;

/**
 * Makes the built document readable without a script: inserts the markup and preloads the fonts of the first
 * screen.
 * @param html the landing page as Rsbuild wrote it, with its styles inlined.
 * @throws an error when the document has an unexpected structure, because the result would be an empty page.
 */
export function finishLanding(html: string, markup: string): string {
  if (!html.includes(EMPTY_ROOT)) throw new Error('The landing page has no empty #root');
  const fonts = new Set(html.match(FIRST_FONTS));
  if (fonts.size !== 2) throw new Error(`The landing page names ${fonts.size} first fonts, not 2`);
  const preloads = [...fonts].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
  );
  return html
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`)
    .replace('</title>', () => `</title>${preloads.join('')}`);
}
