export { SUPPORTED_BROWSERS } from './browsers.ts';
export { getDevServerPort } from './dev-port.ts';
export { inlineScript } from './inline-script.ts';
export { defineRemote } from './remote.ts';
export { defineShell } from './shell.ts';
