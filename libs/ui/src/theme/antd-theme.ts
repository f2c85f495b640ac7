import type { ConfigProviderProps } from 'antd';
import type { ResolvedTheme } from './theme-choice.ts';
import { DARK, FONTS, LIGHT, RADIUS_PX } from './tokens.ts';

type ThemeConfig = NonNullable<ConfigProviderProps['theme']>;

/** antd's theme from our tokens; `algorithm` and `motion` are the provider's to add. */
export function antdTheme(resolved: ResolvedTheme): ThemeConfig {
  const palette = resolved === 'dark' ? DARK : LIGHT;
  return {
    token: {
      colorPrimary: palette.signal,
      colorPrimaryHover: palette.signalHover,
      colorPrimaryActive: palette.signalHover,
      colorTextLightSolid: palette.onSignal,
      colorLink: palette.signal,
      colorLinkHover: palette.signalHover,
      colorSuccess: palette.success,
      colorError: palette.danger,
      colorInfo: palette.ink,
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
      boxShadow: 'none',
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
      Form: { labelColor: palette.ink, verticalLabelPadding: '0 0 6px', itemMarginBottom: 20 },
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
