export { CHROMIUM_FLAGS, HEADLESS, installedBrowser, isExecutable } from './installed-browser.ts';
export { type Fault, oneLinePerFault } from './one-line-per-fault.ts';
export { type HostPages, problemsAtFirst } from './page-content.ts';
export { type GateRoute, type GateVisit, visitPages } from './visit-pages.ts';
