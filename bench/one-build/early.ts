/** The inline script of the single build. It does what the shell's does, without the registry. */
const hash = location.hash;
const config = fetch('/config.json', { cache: 'no-cache' });
Object.assign(window, { adwrightEarly: { hash, config, registry: config } });
config.catch(() => {});
