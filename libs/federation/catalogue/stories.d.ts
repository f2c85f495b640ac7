/** The stories of the repository by file. The build (`defineCatalogue`) lists them. */
declare module 'catalogue-stories' {
  import type { Stories } from '@adwright/ui/story';

  const files: Record<string, () => Promise<{ default: Stories }>>;
  export default files;
}
