import type { ConfigProviderProps } from 'antd';
import type { ResolvedTheme } from './theme-choice.ts';
import { DARK, FONTS, LIGHT, RADIUS_PX } from './tokens.ts';

type ThemeConfig = NonNullable<ConfigProviderProps['theme']>;

/**
 * Returns the complete antd theme that results from our design tokens. Both palettes use antd's default
 * algorithm, because antd's dark algorithm would change colours of which our tests check the contrast.
 */
export function buildAntdTheme(resolved: ResolvedTheme): ThemeConfig {
  const palette = resolved === 'dark' ? DARK : LIGHT;
  // Floating elements have a border, because a shadow alone would be invisible on a dark background.
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
      // Warnings have the text colour, because the contrast of antd's yellow is a third of the contrast that
      // text needs.
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
        // Error messages and hints are one small line close to their field, with space before the next label.
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
