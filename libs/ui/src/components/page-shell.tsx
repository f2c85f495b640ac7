import { ThemeRoot } from '../theme/theme-root.tsx';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

/**
 * Sets the width and margins of a page's content, and provides the theme. A module that contains other
 * component kits than the shell uses another copy of antd, which the shell's provider does not reach.
 */
export function PageShell(frame: PageFrameProps) {
  return (
    <ThemeRoot>
      <PageFrame {...frame} />
    </ThemeRoot>
  );
}
