import { ThemeRoot } from '../theme/theme-root.tsx';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/**
 * The measure and margins of a page's content, with the theme: a remote whose kits are not the shell's runs a copy of
 * antd that the shell's provider does not reach.
 */
export function PageShell(frame: PageFrameProps) {
  return (
    <ThemeRoot>
      <PageFrame {...frame} />
    </ThemeRoot>
  );
}
