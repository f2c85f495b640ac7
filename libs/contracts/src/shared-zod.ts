/**
 * The part of zod that browser code uses. The shell provides it for all modules
 * (`libs/federation/build/shared.ts`). Sources import 'zod' as usual, and builds replace it with this file. A
 * missing name fails the module's build.
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
