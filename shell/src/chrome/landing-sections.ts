/** Navigation links of a guest, which lead to the sections of the landing page (spec §2, Header). */
export const LANDING_SECTIONS = [
  { label: 'Features', anchor: '#features' },
  { label: 'Examples', anchor: '#examples' },
  { label: 'FAQ', anchor: '#faq' },
] as const;
