import * as runtime from 'react-refresh/runtime';

/**
 * Returns the page's only refresh runtime, with names prefixed for one module under development. The runtime
 * registers components by path. Each module gets its own prefix, because two modules may contain the same
 * library.
 */
function runtimeFor(moduleName: string): typeof runtime {
  return {
    ...runtime,
    // This function does nothing, because the shell's build has injected the runtime before React started.
    injectIntoGlobalHook() {},
    register: (type, id) => runtime.register(type, `${moduleName} ${id}`),
  };
}

Reflect.set(globalThis, 'adwrightRefreshRuntime', runtimeFor);
