export { GRADES, type Grade, gradeCanvas } from './grade.ts';
export { listCoveredPlaces, NOTHING_COVERED } from './note/covered-by.ts';
export { type NoteOrder, type PaintedNote, paintNote } from './note/disclosure-note.ts';
export { addNoteToPicture, type PictureNote, paintNoteOnCanvas } from './note/note-picture.ts';
export {
  type BorrowedLetters,
  findBorrowedLetters,
  type OpenedFont,
  openFont,
  withOwnFont,
} from './own-font/own-font.ts';
export { type ReadFont, readFont } from './own-font/read-font.ts';
export { encodeCanvasAsJpeg, toCanvas, toRaster } from './photo-canvas.ts';
export {
  canContinue,
  findBands,
  findCutSides,
  findSoftSides,
  paintSoftly,
  type Sides,
} from './soft-ground.ts';
export { type Align, computeBlockLeft, drawText, resolveAlign } from './type/draw-text.ts';
export { type DrawnText, drawTextInk } from './type/drawn-text.ts';
export { type FitRequest, type FittedText, fitText } from './type/fit-text.ts';
export { DISPLAY, type Face, TEXT, type WordBreaks } from './type/font-catalogue.ts';
export { readFace } from './type/font-registry.ts';
export { measureLonelyShare } from './type/line-shape.ts';
export { LINE_BREAK } from './type/line-units.ts';
export { type Direction, detectTextDirection } from './type/script.ts';
