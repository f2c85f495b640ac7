import * as runtime from 'react-refresh/runtime';

/**
 * Wraps the page's only refresh runtime for one module under development, with a prefix before all names. The
 * runtime registers components by their path. Each module has a different prefix, because two modules may
 * contain the same library.
 */
function prefixRuntime(moduleName: string): typeof runtime {
  return {
    ...runtime,
    // This function does nothing, because the shell's build has injected the runtime before React started.
    injectIntoGlobalHook() {},
    register: (type, id) => runtime.register(type, `${moduleName} ${id}`),
  };
}

Reflect.set(globalThis, 'adwrightRefreshRuntime', prefixRuntime);
