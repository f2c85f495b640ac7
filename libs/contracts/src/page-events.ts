import * as z from 'zod';
import { anonymiseMessage } from './anonymous-message.ts';

/** Path below the engine's origin to which pages send their measurements and errors. */
export const PAGE_EVENTS_PATH = '/page-events';
export const MAX_PAGE_EVENTS = 40;
export const MAX_PAGE_EVENTS_BYTES = 16 * 1024;

/** Core Web Vitals; LCP and INP are in seconds, CLS has no unit. */
const WEB_VITALS = ['LCP', 'INP', 'CLS'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Value in a page's report for an unknown route, or for a script of unknown origin. */
export const UNNAMED = 'other';

const ID_LIKE = /\d{4}|[0-9a-f]{8}-/i;

/**
 * Pattern of a route, such as `/ad/:id`. The pattern refuses a path that contains an id instead of a
 * placeholder.
 */
const routePatternSchema = z
  .string()
  .max(80)
  .regex(/^(other|\/[a-z0-9/:_-]*)$/i)
  .refine((route) => !ID_LIKE.test(route), 'Holds an id, where a parameter belongs');
const moduleSchema = z
  .string()
  .max(40)
  .regex(/^(shell|other|mf-[a-z][a-z0-9-]*)$/);
/**
 * Matches a text that looks like the beginning of a token (JSON in base64). A report is refused if one of its
 * versions or error names matches.
 */
const TOKEN_LIKE = /^e[yw][\w-]{6,}/;

const versionSchema = z
  .string()
  .max(60)
  .regex(/^[\w.+-]+$/)
  .refine((version) => !TOKEN_LIKE.test(version), 'Holds a token');
const messageSchema = z.string().max(2000).transform(anonymiseMessage);

export const pageEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vital'),
    vital: z.enum(WEB_VITALS),
    value: z.number().min(0).max(3600),
    route: routePatternSchema,
    /** The module that the page belongs to; absent in reports of older shells. */
    module: moduleSchema.default(UNNAMED),
  }),
  z.object({
    kind: z.literal('error'),
    /** Class name of the error, such as `TypeError`. */
    name: z
      .string()
      .max(60)
      .regex(/^[\w$]+$/)
      .refine((name) => !TOKEN_LIKE.test(name), 'Holds a token'),
    message: messageSchema,
    module: moduleSchema,
    route: routePatternSchema,
  }),
  z.object({
    kind: z.literal('module-failure'),
    module: moduleSchema,
    version: versionSchema,
    /** Reason why a module failed to load, such as `timeout` or `entry-unavailable`. */
    failure: z
      .string()
      .max(40)
      .regex(/^[a-z-]+$/),
    route: routePatternSchema,
  }),
]);
export type PageEvent = z.input<typeof pageEventSchema>;

/**
 * A report with the measurements and errors of one page load. The report does not identify the visitor: it has
 * no account, no cookie and no IP address.
 */
export const pageReportSchema = z.object({
  /** A random id of one page load, which is not stored. */
  pageId: z.uuid(),
  /** Version of the shell that sent the report. */
  shell: versionSchema.optional(),
  events: z.array(pageEventSchema).min(1).max(MAX_PAGE_EVENTS),
});
export type PageReport = z.input<typeof pageReportSchema>;
