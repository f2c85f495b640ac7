/** Encodings in which a text catalogue can be read, in the order in which the page lists the encodings. */
export const CATALOGUE_ENCODINGS = [
  { name: 'utf-8', label: 'Unicode (UTF-8)' },
  { name: 'utf-16le', label: 'Unicode (UTF-16)' },
  { name: 'utf-16be', label: 'Unicode (UTF-16, big endian)' },
  { name: 'windows-1252', label: 'Western European (Windows)' },
  { name: 'iso-8859-15', label: 'Western European (ISO)' },
  { name: 'macintosh', label: 'Western European (Mac)' },
  { name: 'cp437', label: 'Western European (DOS, US)' },
  { name: 'cp850', label: 'Western European (DOS)' },
  { name: 'windows-1250', label: 'Central European (Windows)' },
  { name: 'iso-8859-2', label: 'Central European (ISO)' },
  { name: 'maccenteuro', label: 'Central European (Mac)' },
  { name: 'cp852', label: 'Central European (DOS)' },
  { name: 'windows-1251', label: 'Cyrillic (Windows)' },
  { name: 'koi8-r', label: 'Cyrillic (KOI8-R)' },
  { name: 'koi8-u', label: 'Cyrillic (KOI8-U)' },
  { name: 'iso-8859-5', label: 'Cyrillic (ISO)' },
  { name: 'maccyrillic', label: 'Cyrillic (Mac)' },
  { name: 'cp866', label: 'Cyrillic (DOS)' },
  { name: 'windows-1253', label: 'Greek (Windows)' },
  { name: 'macgreek', label: 'Greek (Mac)' },
  { name: 'windows-1254', label: 'Turkish (Windows)' },
  { name: 'macturkish', label: 'Turkish (Mac)' },
  { name: 'windows-1255', label: 'Hebrew (Windows)' },
  { name: 'windows-1256', label: 'Arabic (Windows)' },
  { name: 'windows-1257', label: 'Baltic (Windows)' },
  { name: 'windows-1258', label: 'Vietnamese (Windows)' },
  { name: 'windows-874', label: 'Thai (Windows)' },
  { name: 'shift_jis', label: 'Japanese (Shift-JIS)' },
  { name: 'euc-jp', label: 'Japanese (EUC)' },
  { name: 'gb18030', label: 'Simplified Chinese (GBK)' },
  { name: 'big5', label: 'Traditional Chinese (Big5)' },
  { name: 'euc-kr', label: 'Korean (EUC-KR)' },
] as const;

export type CatalogueEncoding = (typeof CATALOGUE_ENCODINGS)[number]['name'];

export const CATALOGUE_ENCODING_NAMES: readonly CatalogueEncoding[] = CATALOGUE_ENCODINGS.map(
  ({ name }) => name,
);
