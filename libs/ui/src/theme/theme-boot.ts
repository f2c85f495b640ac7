import { THEME_STORAGE_KEY } from './theme-choice.ts';

/**
 * Inline script for the head of every HTML page. The script sets `data-theme` before the first paint, so that
 * visitors with the dark theme see no white flash. The script's text is constant, so the script's hash in the
 * Content Security Policy is also constant.
 */
export const THEME_BOOT_SCRIPT = `(()=>{let c;try{c=localStorage.getItem('${THEME_STORAGE_KEY}')}catch{}document.documentElement.dataset.theme=c==='light'||c==='dark'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;
