import type { RegistryFile } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { BuiltModule } from '../built-module.ts';

/** Checks a build against the live deployment. Each method returns a list of problems, empty if there are none. */
export interface Gate {
  /** The live shell's record; undefined when no shell is live yet. */
  shell: ShellRecord | undefined;
  /** Whether {@link pageProblems} opens pages in a browser. */
  looksAtPages: boolean;
  /**
   * Opens each page of the module inside the live shell, before any file of it is uploaded.
   *
   * @param registry with the build live.
   */
  pageProblems(built: BuiltModule, registry: RegistryFile): Promise<string[]>;
  /**
   * Requests each file as visitors will.
   *
   * @param base URL of the version's folder.
   */
  fileProblems(built: BuiltModule, base: URL): Promise<string[]>;
}
