/**
 * This file is the inline script of the single build. The script does what the shell's inline script does,
 * except that it requests no registry.
 */
const hash = location.hash;
const config = fetch('/config.json', { cache: 'no-cache' });
Object.assign(window, { adwrightEarly: { hash, config, registry: config } });
config.catch(() => {});
