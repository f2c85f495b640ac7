import * as z from 'zod';
import { CATALOGUE_ENCODING_NAMES } from './encodings.ts';

/**
 * Maximum size of a catalogue file in bytes. A larger file is refused. Further limits apply to the rows of a
 * file: rows beyond them are listed but get no ad.
 */
export const MAX_CATALOGUE_BYTES = 5 * 1024 * 1024;
/** Maximum number of ads of a campaign. */
export const MAX_CATALOGUE_ROWS = 500;
/**
 * Maximum number of rows in the file. This is higher than the maximum number of ads, because shops export one
 * row for each variant and picture.
 */
export const MAX_CATALOGUE_LINES = 5000;
/** Maximum number of faulty lines that the page lists; further lines usually have the same fault. */
export const MAX_CATALOGUE_FAULTS = 500;
export const MAX_CATALOGUE_COLUMNS = 200;
/** Maximum size in bytes of an archive of product photos. */
export const MAX_PHOTO_ARCHIVE_BYTES = 100 * 1024 * 1024;

/**
 * Fields of a product and its ad that a catalogue can contain, in the order in which the page shows the fields.
 */
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

/** A problem in a line of the catalogue file, or in the whole file (line 0). */
const catalogueFaultSchema = z.object({
  /** Line of the text file, or row of the sheet; the first line is 1. */
  line: z.number().int().min(0),
  message: z.string(),
});
export type CatalogueFault = z.infer<typeof catalogueFaultSchema>;

/** A row of the catalogue file, unchanged. */
const catalogueRowSchema = z.object({
  line: z.number().int().min(1),
  /** Texts of the row, one for each column; '' for a missing cell. */
  cells: z.array(z.string()).max(MAX_CATALOGUE_COLUMNS),
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/**
 * For each product field, the index (from 0) of the catalogue's column with the values of this field. A field
 * without a column is absent.
 */
export const columnMappingSchema = z.partialRecord(
  z.enum(CATALOGUE_FIELDS),
  z.number().int().min(0).max(MAX_CATALOGUE_COLUMNS),
);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** A product catalogue after the engine has read the file. */
export const catalogueTableSchema = z.object({
  columns: z.array(z.string()).min(1).max(MAX_CATALOGUE_COLUMNS),
  rows: z.array(catalogueRowSchema).max(MAX_CATALOGUE_LINES),
  /**
   * Faults of unusable lines: an unclosed quotation mark, too many cells, or a line beyond the maximum number
   * of lines.
   */
  faults: z.array(catalogueFaultSchema).max(MAX_CATALOGUE_FAULTS),
});
export type CatalogueTable = z.infer<typeof catalogueTableSchema>;

const encodingSchema = z.enum(CATALOGUE_ENCODING_NAMES);

/** The user's corrections of how the engine parses a catalogue file; the query of `POST /catalogues`. */
export const readingChoicesSchema = z.object({
  encoding: encodingSchema.optional(),
  sheet: z.string().max(100).optional(),
  /** Number of the header line, counted from 1; 0 for a file without a header. */
  header: z.number().int().min(0).optional(),
});
export type ReadingChoices = z.infer<typeof readingChoicesSchema>;

/** Describes how the engine parsed a catalogue file, so that the user can correct wrong guesses. */
export const catalogueReadingSchema = z.object({
  /** Encoding of the text file; null for a workbook, which states its encoding. */
  encoding: encodingSchema.nullable(),
  /** Possible encodings of the text file, the most likely first. */
  encodings: z.array(encodingSchema),
  /** Names of sheets that contain rows, the visible sheets first; empty for a file that is not a workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** Number of the header line, counted from 1; 0 for a file without a header. */
  headerLine: z.number().int().min(0),
  /** The first lines of the file. Null for a file that has no lines, such as an XML feed. */
  head: z.array(catalogueRowSchema).nullable(),
  /** Number of rows that are hidden in the sheet and omitted. */
  hiddenRows: z.number().int().min(0),
  /** The shop system that exported the file; null if unknown. */
  shop: z.string().nullable(),
});
export type CatalogueReading = z.infer<typeof catalogueReadingSchema>;

/** Response of `POST /catalogues`. The catalogue file itself is not stored. */
export const readCatalogueResponseSchema = z.object({
  success: z.literal(true),
  table: catalogueTableSchema,
  /**
   * Suggested column for each product field. The suggestion is based on the column names of feeds, shop
   * systems and our exports.
   */
  suggestion: columnMappingSchema,
  /** Absent in responses of an engine that can parse a file in only one way. */
  reading: catalogueReadingSchema.optional(),
});
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponseSchema>;
