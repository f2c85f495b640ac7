/**
 * All stories of the repository, by the file that contains them. The build of the catalogue (`defineCatalogue`)
 * generates this module.
 */
declare module 'catalogue-stories' {
  import type { Stories } from '@adwright/ui/story';

  const files: Record<string, () => Promise<{ default: Stories }>>;
  export default files;
}
