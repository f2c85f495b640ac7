import * as z from 'zod';
import { CATALOGUE_ENCODING_NAMES } from './encodings.ts';

/** Bounds of a catalogue. A larger file is refused, or its further rows are listed and left out. */
export const MAX_CATALOGUE_BYTES = 5 * 1024 * 1024;
/** Ads of a campaign. */
export const MAX_CATALOGUE_ROWS = 500;
/** Rows of the file: an export has one for each variant and picture of a product. */
export const MAX_CATALOGUE_LINES = 5000;
/** Maximum number of lines that are listed; further ones have the same cause. */
export const MAX_CATALOGUE_FAULTS = 500;
export const MAX_CATALOGUE_COLUMNS = 200;
/** Limits of an archive of product photos. */
export const MAX_PHOTO_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** What a catalogue can state about a product and its ad, in the page's order. */
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

/** A problem of a line of the file, or of the whole file (line 0). */
const catalogueFaultSchema = z.object({
  /** Line of the file, or row of the sheet; the first is 1. */
  line: z.number().int().min(0),
  message: z.string(),
});
export type CatalogueFault = z.infer<typeof catalogueFaultSchema>;

/** A row of the file, unchanged. */
const catalogueRowSchema = z.object({
  line: z.number().int().min(1),
  /** One cell for each column; '' where the row is short. */
  cells: z.array(z.string()).max(MAX_CATALOGUE_COLUMNS),
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/** The column of each field, as an index from 0. A field without a column is absent. */
export const columnMappingSchema = z.partialRecord(
  z.enum(CATALOGUE_FIELDS),
  z.number().int().min(0).max(MAX_CATALOGUE_COLUMNS),
);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** A parsed catalogue. */
export const catalogueTableSchema = z.object({
  columns: z.array(z.string()).min(1).max(MAX_CATALOGUE_COLUMNS),
  rows: z.array(catalogueRowSchema).max(MAX_CATALOGUE_LINES),
  /** Lines without a usable row: broken quotes, too many cells, beyond the maximum. */
  faults: z.array(catalogueFaultSchema).max(MAX_CATALOGUE_FAULTS),
});
export type CatalogueTable = z.infer<typeof catalogueTableSchema>;

const encodingSchema = z.enum(CATALOGUE_ENCODING_NAMES);

/** The user's corrections for reading the file; the query of `POST /catalogues`. */
export const readingChoicesSchema = z.object({
  encoding: encodingSchema.optional(),
  sheet: z.string().max(100).optional(),
  /** The header line; 0 for none. */
  header: z.number().int().min(0).optional(),
});
export type ReadingChoices = z.infer<typeof readingChoicesSchema>;

/** How a file was read, so that the user can choose another way. */
export const catalogueReadingSchema = z.object({
  /** Null for a workbook, which names its own encoding. */
  encoding: encodingSchema.nullable(),
  /** Possible encodings of the text, the most likely first. */
  encodings: z.array(encodingSchema),
  /** Sheets with rows, the visible ones first; empty for a file that is no workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** The header line; 0 for none. */
  headerLine: z.number().int().min(0),
  /** The first lines of the file. Null for a file without lines, such as a feed. */
  head: z.array(catalogueRowSchema).nullable(),
  /** Rows that the sheet hides, which are left out. */
  hiddenRows: z.number().int().min(0),
  /** The system that exported it; null if unknown. */
  shop: z.string().nullable(),
});
export type CatalogueReading = z.infer<typeof catalogueReadingSchema>;

/** What `POST /catalogues` answers. The file itself is not kept. */
export const readCatalogueResponseSchema = z.object({
  success: z.literal(true),
  table: catalogueTableSchema,
  /** Columns known by name: those of feeds, shop systems and our own. */
  suggestion: columnMappingSchema,
  /** Absent from an engine that reads every file in one way. */
  reading: catalogueReadingSchema.optional(),
});
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponseSchema>;
