/**
 * The part of zod that browser code uses. The shell provides it for all modules
 * (`libs/federation/build/shared.ts`). Sources import 'zod' as usual, and builds replace it with this file. The
 * build of a module fails if the module uses a name that is missing here.
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
