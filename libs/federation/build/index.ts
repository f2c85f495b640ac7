export { SUPPORTED_BROWSERS } from './browsers.ts';
export { cataloguePort, defineCatalogue } from './catalogue.ts';
export { devServerPort } from './dev-port.ts';
export { inlineScript } from './inline-script.ts';
export { defineRemote } from './remote.ts';
export { defineShell, FEDERATED_ENVIRONMENT } from './shell.ts';
export { defineStandalone } from './standalone.ts';
