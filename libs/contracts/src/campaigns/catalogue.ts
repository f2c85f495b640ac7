import * as z from 'zod';
import { CATALOGUE_ENCODING_NAMES } from './encodings.ts';

/**
 * Limits of a catalogue. A file with more bytes than the first limit is refused. Rows beyond the other limits
 * are listed and left out.
 */
export const MAX_CATALOGUE_BYTES = 5 * 1024 * 1024;
/** Maximum number of ads of a campaign. */
export const MAX_CATALOGUE_ROWS = 500;
/**
 * Maximum number of rows in the file. This number is higher than the number of ads, because shops export one
 * row for each variant and picture of a product.
 */
export const MAX_CATALOGUE_LINES = 5000;
/** Maximum number of faulty lines that are listed; further lines usually have the same fault. */
export const MAX_CATALOGUE_FAULTS = 500;
export const MAX_CATALOGUE_COLUMNS = 200;
/** Limits of an archive of product photos. */
export const MAX_PHOTO_ARCHIVE_BYTES = 100 * 1024 * 1024;

/** Fields of a product and its ad that a catalogue can contain, in the page's order. */
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
  /** One cell for each column; '' for a missing cell. */
  cells: z.array(z.string()).max(MAX_CATALOGUE_COLUMNS),
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/**
 * For each field of a product, the index (from 0) of the catalogue's column that contains it. A field without a
 * column is absent.
 */
export const columnMappingSchema = z.partialRecord(
  z.enum(CATALOGUE_FIELDS),
  z.number().int().min(0).max(MAX_CATALOGUE_COLUMNS),
);
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** A parsed catalogue. */
export const catalogueTableSchema = z.object({
  columns: z.array(z.string()).min(1).max(MAX_CATALOGUE_COLUMNS),
  rows: z.array(catalogueRowSchema).max(MAX_CATALOGUE_LINES),
  /**
   * Faults of lines that make no usable row: an unclosed quotation mark, too many cells, or a line beyond the
   * maximum.
   */
  faults: z.array(catalogueFaultSchema).max(MAX_CATALOGUE_FAULTS),
});
export type CatalogueTable = z.infer<typeof catalogueTableSchema>;

const encodingSchema = z.enum(CATALOGUE_ENCODING_NAMES);

/** The user's corrections of how the file is read; the query of `POST /catalogues`. */
export const readingChoicesSchema = z.object({
  encoding: encodingSchema.optional(),
  sheet: z.string().max(100).optional(),
  /** The header line, counted from 1; 0 for none. */
  header: z.number().int().min(0).optional(),
});
export type ReadingChoices = z.infer<typeof readingChoicesSchema>;

/** Describes how a file was read, so that the user can correct wrong guesses. */
export const catalogueReadingSchema = z.object({
  /** Encoding of the text; null for a workbook, which states its own encoding. */
  encoding: encodingSchema.nullable(),
  /** Possible encodings of the text, the most likely first. */
  encodings: z.array(encodingSchema),
  /** Sheets with rows, the visible ones first; empty for a file that is not a workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  /** The header line, counted from 1; 0 for none. */
  headerLine: z.number().int().min(0),
  /** The first lines of the file. Null for a file that has no lines, such as an XML feed. */
  head: z.array(catalogueRowSchema).nullable(),
  /** Number of rows that are hidden in the sheet and omitted. */
  hiddenRows: z.number().int().min(0),
  /** The shop system that exported the file; null if unknown. */
  shop: z.string().nullable(),
});
export type CatalogueReading = z.infer<typeof catalogueReadingSchema>;

/** Response of `POST /catalogues`. The file itself is not stored. */
export const readCatalogueResponseSchema = z.object({
  success: z.literal(true),
  table: catalogueTableSchema,
  /**
   * Suggested column for each field. The suggestion compares column names with those of feeds, shop systems and
   * our own exports.
   */
  suggestion: columnMappingSchema,
  /** Absent from an engine that can read a file in only one way. */
  reading: catalogueReadingSchema.optional(),
});
export type ReadCatalogueResponse = z.infer<typeof readCatalogueResponseSchema>;
