import { defineShell, inlineScript } from '@adwright/federation/build';
import { THEME_BOOT_SCRIPT } from '@adwright/ui/theme-boot';

const themeBoot = { tag: 'script', head: true, append: false, children: THEME_BOOT_SCRIPT };
const early = {
  tag: 'script',
  head: true,
  append: false,
  children: inlineScript(new URL('./src/boot/early.ts', import.meta.url)),
};

/** Two pages: the landing page, which needs no federation, and the app, which is served for every other address. */
export default defineShell({
  html: { favicon: './src/favicon.svg' },
  environments: {
    app: {
      source: { entry: { app: './src/main.tsx' } },
      html: { template: './app.html', tags: [early, themeBoot] },
    },
    landing: {
      source: { entry: { index: './src/landing/landing-entry.tsx' } },
      html: { template: './index.html', tags: [themeBoot] },
    },
  },
});
