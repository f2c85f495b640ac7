/**
 * The exports of zod that browser code uses. The shell provides these zod exports to all modules
 * (`libs/federation/build/shared.ts`). Source files import 'zod' as usual, and builds replace zod with this
 * file. The build of a module fails if it uses an export of zod that this file lacks.
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
