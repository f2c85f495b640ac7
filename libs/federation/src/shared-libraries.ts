import { type LibraryApis, libraryApisSchema } from '@adwright/contracts';
import * as z from 'zod';

/**
 * The shell's build replaces this name by a value (`build/shell.ts`); in other builds, the name is undefined.
 */
declare const ADWRIGHT_SHARED_LIBRARIES: unknown;
declare const ADWRIGHT_SHARED_PACKAGES: unknown;

/**
 * The exports of this shell's shared libraries. The list of exports is undefined outside of a shell's build, where no
 * code needs the exports.
 */
export const SHARED_LIBRARIES: LibraryApis | undefined =
  typeof ADWRIGHT_SHARED_LIBRARIES === 'undefined'
    ? undefined
    : libraryApisSchema.safeParse(ADWRIGHT_SHARED_LIBRARIES).data;

const versionsSchema = z.record(z.string(), z.string());

/**
 * The packages that this shell shares with modules, each with its version. The list of packages is undefined outside of
 * a shell's build.
 */
export const SHARED_PACKAGES: Readonly<Record<string, string>> | undefined =
  typeof ADWRIGHT_SHARED_PACKAGES === 'undefined'
    ? undefined
    : versionsSchema.safeParse(ADWRIGHT_SHARED_PACKAGES).data;
