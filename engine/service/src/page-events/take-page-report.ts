import type { pageEventSchema, pageReportSchema } from '@adwright/contracts';
import type * as z from 'zod';
import type { Logger } from '../logger.ts';
import { countModuleFailure, countPageError, recordVital } from '../telemetry/metrics.ts';
import { KnownNames } from './known-names.ts';

type Report = z.output<typeof pageReportSchema>;
type Event = z.output<typeof pageEventSchema>;

/** The maximum numbers are higher than the numbers of the product's routes, modules and versions. */
const MOST_ROUTES = 100;
const MOST_MODULES = 40;
const MOST_VERSIONS = 200;
const MOST_ERROR_NAMES = 60;

/**
 * Creates a function that turns the reports of pages into metrics and log lines. Equal events in one report
 * count only once.
 */
export function createPageReportTaker(logger: Logger): (report: Report) => void {
  const routes = new KnownNames(MOST_ROUTES);
  const modules = new KnownNames(MOST_MODULES);
  const versions = new KnownNames(MOST_VERSIONS);
  const names = new KnownNames(MOST_ERROR_NAMES);

  const count = (event: Event) => {
    const route = routes.take(event.route);
    const module = modules.take(event.module);
    if (event.kind === 'vital') return recordVital(event.vital, event.value, { route, module });
    if (event.kind === 'error') {
      return countPageError({ module, route, name: names.take(event.name) });
    }
    const version = versions.take(event.version);
    countModuleFailure({ module, version, failure: names.take(event.failure) });
  };

  return ({ pageId, shell, events }) => {
    const counted = new Set<string>();
    for (const event of events) {
      // Adwright's pages report each event once, so a repeated event comes from a forged report.
      const key = JSON.stringify(event);
      if (counted.has(key)) continue;
      counted.add(key);
      count(event);
      if (event.kind === 'vital') {
        const { vital, value, route, module } = event;
        logger.info('page.vital', { pageId, shell, vital, value, route, module });
      } else if (event.kind === 'error') {
        const { name, message, module, route } = event;
        logger.error('page.error', { pageId, shell, name, message, module, route });
      } else {
        const { module, version, failure, route } = event;
        logger.error('page.module_failed', { pageId, shell, module, version, failure, route });
      }
    }
  };
}
