import type { RegistryFile, ShellVersion } from '@adwright/contracts';
import type { ReleaseLog } from './release-log.ts';

/** The state that one write changes. */
export interface RegistryState extends Pick<RegistryFile, 'modules' | 'shell' | 'flags'> {
  releases: ReleaseLog;
  /** The live versions of the shell, oldest first. */
  shellReleases?: readonly ShellVersion[];
}
