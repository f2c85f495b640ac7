import * as runtime from 'react-refresh/runtime';

/**
 * Returns the page's only refresh runtime, with names prefixed for one module under development. Components are
 * registered by path, and two modules may contain the same library, so each module gets its own prefix.
 */
function runtimeFor(moduleName: string): typeof runtime {
  return {
    ...runtime,
    // Does nothing, because the shell's build has injected the runtime before React started.
    injectIntoGlobalHook() {},
    register: (type, id) => runtime.register(type, `${moduleName} ${id}`),
  };
}

Reflect.set(globalThis, 'adwrightRefreshRuntime', runtimeFor);
