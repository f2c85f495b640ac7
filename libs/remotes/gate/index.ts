export {
  CHROMIUM_FLAGS,
  findInstalledBrowser,
  HEADLESS,
  isExecutable,
} from './installed-browser.ts';
export { describeFaults, type Fault } from './one-line-per-fault.ts';
export { type HostPages, openFirstPage } from './page-content.ts';
export { type GateRoute, type GateVisit, visitPages } from './visit-pages.ts';
