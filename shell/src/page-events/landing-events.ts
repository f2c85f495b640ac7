import { PATHS, runtimeConfigSchema } from '@adwright/contracts';
import { SHELL } from '../boot/shell-version.ts';
import { startPageEvents } from './start-page-events.ts';

/** Has the landing page report, which otherwise needs no configuration before somebody does something. */
export async function startLandingEvents(): Promise<void> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const config = runtimeConfigSchema.parse(await response.json());
  startPageEvents(config, {
    route: () => PATHS.landing,
    ownerOf: () => SHELL,
    onRoute: () => undefined,
    modules: [],
  });
}
