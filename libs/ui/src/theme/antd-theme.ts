import type { ConfigProviderProps } from 'antd';
import type { ResolvedTheme } from './theme-choice.ts';
import { DARK, FONTS, LIGHT, RADIUS_PX } from './tokens.ts';

type ThemeConfig = NonNullable<ConfigProviderProps['theme']>;

/**
 * antd's theme from our tokens, in full: antd's default algorithm serves both palettes, since its dark one would
 * bend the colours that our contrast tests hold.
 */
export function antdTheme(resolved: ResolvedTheme): ThemeConfig {
  const palette = resolved === 'dark' ? DARK : LIGHT;
  // What floats has an edge of its own: on dark paper a shadow alone would not show.
  const raised = `0 0 0 1px ${palette.lineStrong}, 0 16px 32px -16px rgb(0 0 0 / 0.4)`;
  return {
    token: {
      colorPrimary: palette.signal,
      colorPrimaryHover: palette.signalHover,
      colorPrimaryActive: palette.signalHover,
      colorPrimaryBg: palette.signalWash,
      colorPrimaryBgHover: palette.signalWash,
      colorPrimaryBorder: palette.signal,
      colorTextLightSolid: palette.onSignal,
      colorLink: palette.ink,
      colorLinkHover: palette.signal,
      colorLinkActive: palette.signal,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      colorSuccess: palette.success,
      colorSuccessBg: palette.successWash,
      colorSuccessBorder: palette.success,
      // Advice is read, not seen: antd's yellow has a third of the contrast that text needs.
      colorWarning: palette.ink,
      colorWarningText: palette.ink,
      colorError: palette.danger,
      colorErrorHover: palette.danger,
      colorErrorActive: palette.danger,
      colorErrorBg: palette.dangerWash,
      colorErrorBgHover: palette.dangerWash,
      colorErrorBorderHover: palette.danger,
      colorErrorBorder: palette.danger,
      colorInfo: palette.ink,
      colorInfoBg: palette.well,
      colorInfoBorder: palette.lineStrong,
      colorBgBase: palette.paper,
      colorBgLayout: palette.paper,
      colorBgContainer: palette.sheet,
      colorBgElevated: palette.sheet,
      colorTextBase: palette.ink,
      colorText: palette.ink,
      colorTextSecondary: palette.inkSoft,
      colorTextTertiary: palette.inkSoft,
      colorTextDescription: palette.inkSoft,
      colorTextPlaceholder: palette.inkSoft,
      colorBorder: palette.lineStrong,
      colorBorderSecondary: palette.line,
      controlOutline: palette.signalWash,
      fontFamily: FONTS.text,
      fontSize: 16,
      borderRadius: RADIUS_PX.control,
      borderRadiusLG: RADIUS_PX.sheet,
      borderRadiusSM: RADIUS_PX.control,
      controlHeight: 44,
      controlHeightLG: 52,
      controlHeightSM: 36,
      lineWidth: 1,
      boxShadow: raised,
      boxShadowSecondary: raised,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: palette.ink,
        defaultHoverBorderColor: palette.ink,
        defaultActiveColor: palette.ink,
        defaultActiveBorderColor: palette.ink,
        defaultBg: 'transparent',
        defaultHoverBg: palette.well,
      },
      Form: {
        labelColor: palette.ink,
        labelFontSize: 16,
        verticalLabelPadding: '0 0 6px',
        // Problems and hints below a field: one small line that belongs to it, clear of the next label.
        fontSize: 15,
        lineHeight: 1.4,
        controlHeightSM: 21,
        itemMarginBottom: 32,
      },
      Input: {
        activeShadow: 'none',
        hoverBorderColor: palette.ink,
        activeBorderColor: palette.ink,
      },
      Select: {
        activeOutlineColor: 'transparent',
        hoverBorderColor: palette.ink,
        activeBorderColor: palette.ink,
        optionSelectedBg: palette.well,
        optionActiveBg: palette.well,
      },
    },
  };
}
