import * as z from 'zod';

/** Bounds of a catalogue. A file beyond one of them is refused, or its further rows are named and left out. */
export const MAX_CATALOGUE_BYTES = 5 * 1024 * 1024;
export const MAX_CATALOGUE_ROWS = 500;
export const MAX_CATALOGUE_COLUMNS = 200;
/** Of an archive of product photos. */
export const MAX_PHOTO_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** What a catalogue can say of a product and its ad, in the order in which the page lists it. */
export const CATALOGUE_FIELDS = [
  'product',
  'audience',
  'goal',
  'emotion',
  'adType',
  'photo',
  'link',
  'reference',
] as const;
export type CatalogueField = (typeof CATALOGUE_FIELDS)[number];

/** Something wrong with a line of the file, or of the file as a whole (line 0). */
export const catalogueFaultSchema = z.object({
  /** Line of the file, or row of the sheet; the first is 1. */
  line: z.number().int().min(0),
  message: z.string(),
});
export type CatalogueFault = z.infer<typeof catalogueFaultSchema>;

/** A row as it stands in the file. */
export const catalogueRowSchema = z.object({
  line: z.number().int().min(1),
  /** One for each column; '' where the row is short. */
  cells: z.array(z.string()).max(MAX_CATALOGUE_COLUMNS),
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/** Index of the column that a field is read from; a field that is absent comes from no column. */
export const columnMappingSchema = z.partialRecord(
  z.enum(CATALOGUE_FIELDS),
  z.number().int().min(0).max(MAX_CATALOGUE_COLUMNS),
);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** A catalogue as it was read. */
export const catalogueTableSchema = z.object({
  columns: z.array(z.string()).min(1).max(MAX_CATALOGUE_COLUMNS),
  rows: z.array(catalogueRowSchema).max(MAX_CATALOGUE_ROWS),
  /** Lines that hold no row: broken quotes, too many cells, beyond the last row that may be. */
  faults: z.array(catalogueFaultSchema),
});
export type CatalogueTable = z.infer<typeof catalogueTableSchema>;

/** What `POST /catalogues` answers. The file itself is not kept. */
export const readCatalogueResponseSchema = z.object({
  success: z.literal(true),
  table: catalogueTableSchema,
  /** Columns known by name: those of Google Merchant Center, Meta and Shopify, and our own. */
  suggestion: columnMappingSchema,
});
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponseSchema>;
