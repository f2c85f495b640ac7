/** The origin folder of a version of a module. */
export interface ModuleFolder {
  name: string;
  /** URL of the entry file of that version; all scripts in its folder belong to the module. */
  entry: string;
}

/** The facts about a page that reports contain. */
export interface ObservedPage {
  /** Returns the pattern of the current route, such as `/ad/:id`. */
  route(): string;
  /** Returns the name of the module of a route, or `shell`. */
  ownerOf(route: string): string;
  /** Calls back when another route is shown. */
  onRoute(listener: () => void): void;
  /** Folders of the modules' scripts. */
  modules: readonly ModuleFolder[];
}
