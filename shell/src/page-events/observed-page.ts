/** Where a version of a module is served. */
export interface ModuleFolder {
  name: string;
  /** Address of a file in it. */
  entry: string;
}

/** What a page's reports say of it. */
export interface ObservedPage {
  /** Pattern of the route that is shown, such as `/ad/:id`. */
  route(): string;
  /** Name of the module that a route belongs to, or `shell`. */
  ownerOf(route: string): string;
  /** Calls back when another route is shown. */
  onRoute(listener: () => void): void;
  /** Where the modules' scripts come from. */
  modules: readonly ModuleFolder[];
}
