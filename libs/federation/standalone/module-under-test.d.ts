/**
 * The module that the standalone page contains. The build (`defineStandalone`) resolves the import
 * `module-under-test`.
 */
declare module 'module-under-test' {
  import type { RemoteModule } from '@adwright/contracts';

  const module: RemoteModule;
  export default module;
}
