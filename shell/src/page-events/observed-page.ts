/** Folder on the host from which a version of a module was loaded. */
export interface ModuleFolder {
  name: string;
  /** URL of the version's entry file; all scripts in the same folder belong to the module. */
  entry: string;
}

/** Facts about a page that its reports contain. */
export interface ObservedPage {
  /** Returns the pattern of the current route, such as `/ad/:id`. */
  route(): string;
  /** Returns the name of the module that owns a route, or `shell`. */
  ownerOf(route: string): string;
  /** Registers a function that is called when another route is shown. */
  onRoute(listener: () => void): void;
  /** Folders that contain the scripts of the modules. */
  modules: readonly ModuleFolder[];
}
