import { defineShell, inlineScript } from '@adwright/federation/build';
import { THEME_BOOT_SCRIPT } from '@adwright/ui/theme-boot';
import { defineConfig } from '@rsbuild/core';
import { prerenderLanding } from './build/prerender-landing.ts';
import { holdScripts } from './src/boot/hold-scripts.ts';

/**
 * Public URL of the site, such as https://adwright.example. Readers of shared links need the picture's absolute
 * URL, but one build serves several environments. Without the environment variable, the picture's URL is
 * relative to the site.
 */
const SITE_URL = process.env.ADWRIGHT_SITE_URL?.replace(/\/$/, '') ?? '';

const themeBoot = { tag: 'script', head: true, append: false, children: THEME_BOOT_SCRIPT };

/** Returns a tag that inserts one of our scripts into the page's head, before any file is fetched. */
async function buildEarlyTag(file: string) {
  const children = await inlineScript(new URL(file, import.meta.url));
  return { tag: 'script', head: true, append: false, children };
}

/**
 * Speculation rules, by which supporting browsers prefetch the app's entry pages when the pointer is near their
 * links.
 */
const speculationRules = {
  tag: 'script',
  head: true,
  append: true,
  attrs: { type: 'speculationrules' },
  children: JSON.stringify({
    prefetch: [{ urls: ['/login', '/signup'], eagerness: 'moderate' }],
  }),
};

/**
 * Builds two pages: the landing page, which needs no federation, and the app, which the host serves for every
 * other path. The third build renders the landing page's markup and is not deployed. A development build
 * preloads nothing, because it would preload the deployed version of a module, which is not used in
 * development.
 */
export default defineConfig(async ({ envMode }) => {
  const isDevelopment = envMode === 'development';
  return defineShell({
    html: { favicon: './src/favicon.svg' },
    plugins: [prerenderLanding({ page: 'landing', renderer: 'prerender' })],
    environments: {
      app: {
        source: { entry: { app: './src/main.tsx' } },
        html: {
          template: './app.html',
          tags: isDevelopment
            ? [themeBoot]
            : [
                holdScripts,
                await buildEarlyTag('./src/boot/early-start.ts'),
                await buildEarlyTag('./src/boot/early.ts'),
                themeBoot,
              ],
        },
      },
      landing: {
        source: { entry: { index: './src/landing/landing-entry.tsx' } },
        html: {
          template: './index.html',
          templateParameters: { siteUrl: SITE_URL },
          tags: [
            ...(isDevelopment ? [] : [holdScripts]),
            await buildEarlyTag('./src/landing/early-visitor.ts'),
            themeBoot,
            speculationRules,
          ],
        },
        output: { inlineStyles: true },
      },
      prerender: {
        source: { entry: { prerender: './src/landing/prerender.tsx' } },
        output: {
          target: 'node',
          module: true,
          distPath: { root: './.artifacts/prerender' },
          emitAssets: false,
          minify: false,
          copy: [],
        },
        server: { publicDir: false },
      },
    },
  });
});
