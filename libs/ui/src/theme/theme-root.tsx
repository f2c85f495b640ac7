import { ConfigProvider } from '@adwright/ui/kit-core';
import { resolvedThemeAtom } from '@adwright/ui/theme';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { buildAntdTheme } from './antd-theme.ts';

interface ThemeRootProps {
  children: ReactNode;
  /** Nonce for antd's inline styles, if the host's Content Security Policy requires one. */
  nonce?: string;
}

/** Popups open inside the page's main landmark, where screen readers expect the page's content. */
function findPopupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('main') ?? document.body;
}

/**
 * Applies our theme to all antd components inside. The shell wraps each module's pages in this component, and a
 * module may also use this component. Nested theme roots are consistent, because all of them read the page's
 * theme.
 */
export function ThemeRoot({ children, nonce }: ThemeRootProps) {
  const resolved = useAtomValue(resolvedThemeAtom);
  const { token, components } = buildAntdTheme(resolved);
  return (
    <ConfigProvider
      csp={nonce ? { nonce } : undefined}
      theme={{
        // antd's setting that disables motion is not used, because without motion antd's popups sometimes stay
        // invisible. base.css disables all animations instead.
        token,
        components,
        cssVar: { key: 'adwright' },
      }}
      // Virtual lists hide options from the accessibility tree, and our lists are short.
      virtual={false}
      getPopupContainer={findPopupContainer}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
