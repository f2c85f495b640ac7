export { BrandColours } from './brand-colours.tsx';
export {
  type BrandChoice,
  BrandField,
  chosenKit,
  DEFAULT_BRAND,
  kitNamed,
  NO_BRAND,
} from './brand-field.tsx';
export { hasFont, hasLogo, kitSnapshot } from './kit-snapshot.ts';
export {
  brandKitsQuery,
  useBrandKits,
  useDeleteBrandKit,
  useMakeDefaultKit,
  useSaveBrandKit,
} from './use-brand-kits.ts';
