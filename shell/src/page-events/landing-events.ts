import { PATHS, runtimeConfigSchema } from '@adwright/contracts';
import { SHELL } from '../boot/shell-version.ts';
import { startPageEvents } from './start-page-events.ts';

/** Starts reporting on the landing page, which otherwise loads no configuration before the visitor acts. */
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
