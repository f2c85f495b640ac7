/**
 * The design tokens: paper, ink and one signal colour. `npm run tokens` generates `tokens.css` from this file,
 * and the antd theme reads this file directly. tokens.test.ts checks the contrast of foreground and background
 * pairs against WCAG AA.
 */
export interface Palette {
  /** Background colour of the page. */
  paper: string;
  /** Background colour of panels, fields and cards. */
  sheet: string;
  /** Background colour of recessed areas: skeletons, image areas, slider tracks. */
  well: string;
  /** Colour of text and of strong shapes. */
  ink: string;
  /** Colour of secondary text. */
  inkSoft: string;
  /** Colour of decorative lines. */
  line: string;
  /** Colour of borders around controls (contrast of 3:1 against paper and sheet). */
  lineStrong: string;
  /** Colour of primary actions and other important elements. */
  signal: string;
  signalHover: string;
  onSignal: string;
  signalWash: string;
  success: string;
  successWash: string;
  danger: string;
  dangerWash: string;
}

export const LIGHT: Palette = {
  paper: '#f2f0e9',
  sheet: '#ffffff',
  well: '#e6e3d9',
  ink: '#16150f',
  inkSoft: '#56534a',
  line: '#d3cfc2',
  lineStrong: '#7d786b',
  signal: '#c5321a',
  signalHover: '#a3270f',
  onSignal: '#ffffff',
  signalWash: '#fae3da',
  success: '#1a6440',
  successWash: '#ddebdf',
  danger: '#a80f35',
  dangerWash: '#f8dfe3',
};

export const DARK: Palette = {
  paper: '#141310',
  sheet: '#1e1c18',
  well: '#2a2823',
  ink: '#f1eee4',
  inkSoft: '#b1ac9e',
  line: '#3a372f',
  lineStrong: '#8a8578',
  signal: '#ff6b4a',
  signalHover: '#ff8a6e',
  onSignal: '#1a0d08',
  signalWash: '#3b1e15',
  success: '#74cb9d',
  successWash: '#182f22',
  danger: '#ff8fa3',
  dangerWash: '#3a1820',
};

export const FONTS = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', sans-serif",
  text: "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif",
} as const;

/** Corner radii of components, in pixels. Corners are nearly square, like those of cut paper. */
export const RADIUS_PX = { control: 3, sheet: 4 } as const;

/** Sizes and easing curves that are the same in the light and the dark theme. */
export const SCALE = {
  'font-display': FONTS.display,
  'font-text': FONTS.text,
  'text-xs': '0.8125rem',
  'text-sm': '0.9375rem',
  'text-md': '1rem',
  'text-lg': 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  'text-xl': 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  'text-2xl': 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  'text-3xl': 'clamp(2.75rem, 1.4rem + 5.8vw, 6.5rem)',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  'space-8': '72px',
  'space-9': 'clamp(72px, 4rem + 5vw, 144px)',
  'page-width': '1240px',
  // On a phone in landscape, the notch covers one side of the page, so the page has a wider gutter on both sides.
  'page-gutter':
    'max(clamp(16px, 4vw, 48px), env(safe-area-inset-left), env(safe-area-inset-right))',
  'radius-control': `${RADIUS_PX.control}px`,
  'radius-sheet': `${RADIUS_PX.sheet}px`,
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  'duration-quick': '140ms',
} as const;
