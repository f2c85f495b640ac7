export { GRADES, type Grade, type GradeName, graded, gradedCanvas } from './grade.ts';
export { coveredBy, NOTHING_COVERED } from './note/covered-by.ts';
export { type NoteOrder, type PaintedNote, paintNote } from './note/disclosure-note.ts';
export { noteCanvas, notePicture, type PictureNote } from './note/note-picture.ts';
export {
  type BorrowedLetters,
  borrowedLetters,
  type OpenedFont,
  openFont,
  withOwnFont,
} from './own-font/own-font.ts';
export { type ReadFont, readFont } from './own-font/read-font.ts';
export { canvasJpeg, canvasOf, rasterOf } from './photo-canvas.ts';
export { type Align, alignTo, blockLeft, drawText } from './type/draw-text.ts';
export { type DrawnText, drawnText } from './type/drawn-text.ts';
export { type FitRequest, type FittedText, fitText } from './type/fit-text.ts';
export { DISPLAY, type Face, TEXT, type WordBreaks } from './type/font-catalogue.ts';
export { readFace } from './type/font-registry.ts';
export { lonelyShare } from './type/line-shape.ts';
export { LINE_BREAK } from './type/line-units.ts';
export { type Direction, textDirection } from './type/script.ts';
