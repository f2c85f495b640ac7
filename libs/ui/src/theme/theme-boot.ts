import { THEME_STORAGE_KEY } from './theme-choice.ts';

/**
 * Inline script for the head of every HTML page: sets `data-theme` before the first paint, so that a
 * dark visitor never sees a white flash. Kept free of anything that a Content Security Policy hash
 * would have to chase: the text is constant.
 */
export const THEME_BOOT_SCRIPT = `(()=>{let c;try{c=localStorage.getItem('${THEME_STORAGE_KEY}')}catch{}document.documentElement.dataset.theme=c==='light'||c==='dark'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;
