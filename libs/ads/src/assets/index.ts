export { AssetGrid } from './asset-grid.tsx';
export { AssetIntake } from './asset-intake.tsx';
export { AssetPicture } from './asset-picture.tsx';
export {
  type ChosenPhoto,
  chosenPhotoSchema,
  getProductPhoto,
  readChosenPhoto,
} from './chosen-photo.ts';
export { convertPicture } from './convert-picture.ts';
export { CutOutButton } from './cut-out/cut-out-button.tsx';
export { LibraryFileButton } from './library-file-button.tsx';
export { goToProductPhoto, ProductPhotoField } from './product-photo-field.tsx';
export { assetsQuery, logoColoursQuery, useAddAsset, useAssets } from './use-assets.ts';
