import { type LibraryApis, libraryApisSchema } from '@adwright/contracts';

/** Set by the shell's build (`build/shell.ts`); no other build has it. */
declare const ADWRIGHT_SHARED_LIBRARIES: unknown;

/** What this shell's shared libraries export; undefined outside a shell's build, where nobody asks for it. */
export const SHARED_LIBRARIES: LibraryApis | undefined =
  typeof ADWRIGHT_SHARED_LIBRARIES === 'undefined'
    ? undefined
    : libraryApisSchema.safeParse(ADWRIGHT_SHARED_LIBRARIES).data;
