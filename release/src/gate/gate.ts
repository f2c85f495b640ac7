import type { RegistryFile } from '@adwright/contracts';
import type { ShellRecord } from '@adwright/contracts/build-record';
import type { BuiltModule } from '../built-module.ts';

/** The deployment that is live, asked what it makes of a build. Every answer is a list of what is wrong. */
export interface Gate {
  /** What the live shell says of itself; undefined where none is live yet. */
  shell: ShellRecord | undefined;
  /** Whether {@link pageProblems} looks at pages in a browser. */
  looksAtPages: boolean;
  /**
   * Shows each page of the module inside the live shell, before any file of it is put anywhere.
   *
   * @param registry as it would be.
   */
  pageProblems(built: BuiltModule, registry: RegistryFile): Promise<string[]>;
  /**
   * Asks for each file as visitors will.
   *
   * @param base address of the version's folder.
   */
  fileProblems(built: BuiltModule, base: URL): Promise<string[]>;
}
