import type { RemotePage } from '@adwright/contracts';
import { ThemeRoot } from '@adwright/ui';

interface ModuleFrameProps {
  Page: RemotePage['Component'];
}

/** What the shell puts around a module's page: the theme of its kits. Loaded with the first page, as it needs a kit. */
export function ModuleFrame({ Page }: ModuleFrameProps) {
  return (
    <ThemeRoot>
      <Page />
    </ThemeRoot>
  );
}
