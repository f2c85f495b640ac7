import type { RegistryFile, ShellVersion } from '@adwright/contracts';
import type { ReleaseLog } from './release-log.ts';

/** Modules, shell and flags of the registry. One write changes one part of this state. */
export interface RegistryState extends Pick<RegistryFile, 'modules' | 'shell' | 'flags'> {
  releases: ReleaseLog;
  /** The versions of the shell that were live, oldest first. */
  shellReleases?: readonly ShellVersion[];
}
