export { BrandColours } from './brand-colours.tsx';
export {
  type BrandChoice,
  BrandField,
  DEFAULT_BRAND,
  findChosenKit,
  findKit,
  NO_BRAND,
} from './brand-field.tsx';
export { hasFont, hasLogo, takeKitSnapshot } from './kit-snapshot.ts';
export {
  brandKitsQuery,
  useBrandKits,
  useDeleteBrandKit,
  useMakeDefaultKit,
  useSaveBrandKit,
} from './use-brand-kits.ts';
