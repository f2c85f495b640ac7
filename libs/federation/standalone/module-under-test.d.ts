/** The module that runs alone. The build (`defineStandalone`) sets it. */
declare module 'module-under-test' {
  import type { RemoteModule } from '@adwright/contracts';

  const module: RemoteModule;
  export default module;
}
