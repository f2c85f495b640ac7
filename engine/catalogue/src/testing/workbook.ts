import { strToU8, type Zippable, zipSync } from 'fflate';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * Builds a test workbook with the given rows in its first sheet; `sheetData` is the XML inside the element
 * `<sheetData>`.
 */
export function buildWorkbook(sheetData: string, further: Zippable = {}, prolog = ''): Uint8Array {
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${prolog}${body}`);
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
    ...further,
  });
}

/** Returns the XML of a row of text cells; a cell that starts with `<` is inserted unchanged. */
export function buildSheetRow(number: number, cells: readonly string[]): string {
  const columns = cells.map((cell, at) =>
    cell.startsWith('<')
      ? cell
      : `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row r="${number}">${columns.join('')}</row>`;
}
