/** Where a version of a module is served from. */
export interface ModuleFolder {
  name: string;
  /** Address of a file in that version. */
  entry: string;
}

/** What reports say of a page. */
export interface ObservedPage {
  /** Pattern of the current route, such as `/ad/:id`. */
  route(): string;
  /** Name of the module that a route belongs to, or `shell`. */
  ownerOf(route: string): string;
  /** Calls back when another route is shown. */
  onRoute(listener: () => void): void;
  /** Where the modules' scripts come from. */
  modules: readonly ModuleFolder[];
}
