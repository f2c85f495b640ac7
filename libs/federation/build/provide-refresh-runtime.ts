import * as runtime from 'react-refresh/runtime';

/**
 * The one refresh runtime of the page, as a module under development sees it. Modules name their components by path, and
 * two of them may hold the same library: each gets names of its own.
 */
function runtimeFor(moduleName: string): typeof runtime {
  return {
    ...runtime,
    // The shell's build has done it, before React was there.
    injectIntoGlobalHook() {},
    register: (type, id) => runtime.register(type, `${moduleName} ${id}`),
  };
}

Reflect.set(globalThis, 'adwrightRefreshRuntime', runtimeFor);
