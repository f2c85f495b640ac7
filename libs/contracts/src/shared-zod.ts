/**
 * The part of zod that browser code uses. The shell brings it for all modules (`libs/federation/build/shared.ts`): sources
 * import 'zod' as ever, and builds take this in its place. A name that is missing fails the module's build.
 */
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  instanceof,
  int,
  literal,
  looseObject,
  never,
  null,
  number,
  object,
  partialRecord,
  prettifyError,
  record,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/v4';
