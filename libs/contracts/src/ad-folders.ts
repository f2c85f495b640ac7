import * as z from 'zod';

/** Maximum number of folders in one workspace. */
export const MAX_AD_FOLDERS = 100;
export const MAX_FOLDER_NAME_LENGTH = 60;
/** Maximum length of an ad's custom name, in characters. */
export const MAX_AD_NAME_LENGTH = 120;

/** SQLSTATE codes with which the table ad_folders refuses a row. */
export const AD_FOLDER_REFUSALS = {
  /** The workspace already has the maximum number of folders. */
  tooMany: 'AF001',
  /** Another folder of the workspace already has this name (unique_violation). */
  nameTaken: '23505',
} as const;

/** A gallery folder with the number of ads in the folder. */
export const adFolderSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ads: z.number().int(),
});
export type AdFolder = z.infer<typeof adFolderSchema>;

/** Result of the function `gallery_facets`: the values by which the gallery can filter the user's ads. */
export const galleryFacetsSchema = z.object({
  brands: z.array(z.string()),
  campaigns: z.array(z.object({ id: z.uuid(), name: z.string() })),
  folders: z.array(adFolderSchema),
});
export type GalleryFacets = z.infer<typeof galleryFacetsSchema>;
