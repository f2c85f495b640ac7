import * as z from 'zod';
import { CATALOGUE_ENCODING_NAMES } from './encodings.ts';

/** Bounds of a catalogue. A file beyond one of them is refused, or its further rows are named and left out. */
export const MAX_CATALOGUE_BYTES = 5 * 1024 * 1024;
/** Ads of a campaign. */
export const MAX_CATALOGUE_ROWS = 500;
/** Rows of the file: an export has one for each variant and picture of a product. */
export const MAX_CATALOGUE_LINES = 5000;
/** Lines that are named one by one; those beyond have the same cause. */
export const MAX_CATALOGUE_FAULTS = 500;
export const MAX_CATALOGUE_COLUMNS = 200;
/** Of an archive of product photos. */
export const MAX_PHOTO_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** What a catalogue can say of a product and its ad, in the order in which the page lists it. */
export const CATALOGUE_FIELDS = [
  'product',
  'audience',
  'goal',
  'offer',
  'discount',
  'code',
  'until',
  'phone',
  'place',
  'smallPrint',
  'emotion',
  'adType',
  'language',
  'photo',
  'link',
  'brand',
  'reference',
  'price',
  'salePrice',
  'availability',
  'status',
  'group',
  'variant',
] as const;
export type CatalogueField = (typeof CATALOGUE_FIELDS)[number];

/** Something wrong with a line of the file, or of the file as a whole (line 0). */
const catalogueFaultSchema = z.object({
  /** Line of the file, or row of the sheet; the first is 1. */
  line: z.number().int().min(0),
  message: z.string(),
});
export type CatalogueFault = z.infer<typeof catalogueFaultSchema>;

/** A row as it stands in the file. */
const catalogueRowSchema = z.object({
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
  rows: z.array(catalogueRowSchema).max(MAX_CATALOGUE_LINES),
  /** Lines that hold no row: broken quotes, too many cells, beyond the last row that may be. */
  faults: z.array(catalogueFaultSchema).max(MAX_CATALOGUE_FAULTS),
});
export type CatalogueTable = z.infer<typeof catalogueTableSchema>;

const encodingSchema = z.enum(CATALOGUE_ENCODING_NAMES);

/** How to read the file, where the user knows better; the query of `POST /catalogues`. */
export const readingChoicesSchema = z.object({
  encoding: encodingSchema.optional(),
  sheet: z.string().max(100).optional(),
  /** The line that names the columns; 0 for none. */
  header: z.number().int().min(0).optional(),
});
export type ReadingChoices = z.infer<typeof readingChoicesSchema>;

/** How a file was read, for the choice of another way. */
export const catalogueReadingSchema = z.object({
  /** Null for a workbook, which says it itself. */
  encoding: encodingSchema.nullable(),
  /** Encodings that the text may be in, the likeliest first. */
  encodings: z.array(encodingSchema),
  /** Sheets with rows, the visible ones first; empty for what is no workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** The line that names the columns; 0 for none. */
  headerLine: z.number().int().min(0),
  /** The first lines of the file. Null where it has no lines, as feeds haven't. */
  head: z.array(catalogueRowSchema).nullable(),
  /** Rows that the sheet hides, which are left out. */
  hiddenRows: z.number().int().min(0),
  /** Whose export this is; null for an unknown one. */
  shop: z.string().nullable(),
});
export type CatalogueReading = z.infer<typeof catalogueReadingSchema>;

/** What `POST /catalogues` answers. The file itself is not kept. */
export const readCatalogueResponseSchema = z.object({
  success: z.literal(true),
  table: catalogueTableSchema,
  /** Columns known by name: those of feeds and shop systems, and our own. */
  suggestion: columnMappingSchema,
  /** Absent from an engine that reads every file in one way. */
  reading: catalogueReadingSchema.optional(),
});
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponseSchema>;
