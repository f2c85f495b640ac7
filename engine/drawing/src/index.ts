export { GRADES, type Grade, type GradeName, graded, gradedCanvas } from './grade.ts';
export { type NoteOrder, type PaintedNote, paintNote } from './note/disclosure-note.ts';
export { canvasJpeg, canvasOf, rasterOf } from './photo-canvas.ts';
export { type Align, blockLeft, drawText } from './type/draw-text.ts';
export { type DrawnText, drawnText } from './type/drawn-text.ts';
export { type FitRequest, type FittedText, fitText } from './type/fit-text.ts';
export { DISPLAY, type Face, TEXT } from './type/font-catalogue.ts';
export { lonelyShare } from './type/line-shape.ts';
export { type Direction, textDirection } from './type/script.ts';
