import type { RegistryFile } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { BuiltModule } from '../built-module.ts';

/**
 * Checks a module's build against the live deployment before a release. Each method returns a list of problems,
 * which is empty if the check succeeds.
 */
export interface Gate {
  /** Record of the live shell; undefined when no shell is live yet. */
  shell: ShellRecord | undefined;
  /** Whether `pageProblems` opens pages in a browser. */
  looksAtPages: boolean;
  /**
   * Opens each page of a module's build inside the live shell, before any of the build's files is uploaded.
   *
   * @param registry registry in which the build is live.
   */
  pageProblems(built: BuiltModule, registry: RegistryFile): Promise<string[]>;
  /**
   * Requests each file of a build as visitors' browsers will.
   *
   * @param base URL of the version's folder on the module's origin.
   */
  fileProblems(built: BuiltModule, base: URL): Promise<string[]>;
}
