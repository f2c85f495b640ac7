export { devServerPort } from './dev-port.ts';
export { defineRemote } from './remote.ts';
export { defineShell, FEDERATED_ENVIRONMENT } from './shell.ts';
