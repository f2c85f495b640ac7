import type { RemotePage } from '@adwright/contracts';
import { ThemeRoot } from '@adwright/ui';

interface ModuleFrameProps {
  Page: RemotePage['Component'];
}

/**
 * Shows the frame of a module's page, which provides the theme for component kits. The frame is loaded with the
 * first page of a module, since it needs a component kit.
 */
export function ModuleFrame({ Page }: ModuleFrameProps) {
  return (
    <ThemeRoot>
      <Page />
    </ThemeRoot>
  );
}
