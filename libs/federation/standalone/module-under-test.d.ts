/** The module that the standalone page contains. The build (`defineStandalone`) resolves this import. */
declare module 'module-under-test' {
  import type { RemoteModule } from '@adwright/contracts';

  const module: RemoteModule;
  export default module;
}
