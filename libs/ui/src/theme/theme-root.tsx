import { ConfigProvider } from '@adwright/ui/kit-core';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useResolvedTheme } from './use-theme.ts';

interface ThemeRootProps {
  children: ReactNode;
  /** Nonce for antd's inline styles, where the host's Content Security Policy asks one. */
  nonce?: string;
}

/**
 * antd in our clothes. The shell wraps each module's pages in it, and so may a module: it follows the
 * root element's `data-theme`, and nested roots agree.
 */
export function ThemeRoot({ children, nonce }: ThemeRootProps) {
  const resolved = useResolvedTheme();
  const still = useReducedMotion();
  const { token, components } = antdTheme(resolved);
  return (
    <ConfigProvider
      csp={nonce ? { nonce } : undefined}
      theme={{
        token: { ...token, motion: !still },
        components,
        cssVar: { key: 'adwright' },
      }}
      // Virtual lists keep options out of the accessibility tree; ours are short.
      virtual={false}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
}
