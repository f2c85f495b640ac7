export { OwnFontFields } from './own-font-fields.tsx';
export { fontsQuery, useFontFamily, useFonts } from './use-fonts.ts';
