import { ConfigProvider } from '@adwright/ui/kit-core';
import { resolvedThemeAtom } from '@adwright/ui/theme';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';

interface ThemeRootProps {
  children: ReactNode;
  /** Nonce for antd's inline styles, where the host's Content Security Policy asks one. */
  nonce?: string;
}

/** Popups open inside the page's main landmark, where screen readers look for its content. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('main') ?? document.body;
}

/**
 * antd in our clothes. The shell wraps each module's pages in it, and so may a module: both
 * read the one theme of the page, so nested roots agree.
 */
export function ThemeRoot({ children, nonce }: ThemeRootProps) {
  const resolved = useAtomValue(resolvedThemeAtom);
  const { token, components } = antdTheme(resolved);
  return (
    <ConfigProvider
      csp={nonce ? { nonce } : undefined}
      theme={{
        // antd's own switch for motion is never used: without motion its popups now and then stay where they
        // wait for their place, out of sight. base.css shortens every animation to nothing instead.
        token,
        components,
        cssVar: { key: 'adwright' },
      }}
      // Virtual lists keep options out of the accessibility tree; ours are short.
      virtual={false}
      getPopupContainer={popupContainer}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
