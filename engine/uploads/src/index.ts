export { convertToReadablePicture } from './conversion/readable-picture.ts';
export { removeTexts } from './file-layout.ts';
export { framePhoto } from './framed-photo.ts';
export { type OpenedPhoto, openPhoto } from './open-photo.ts';
export { readSubject, type SubjectMap } from './subject-map.ts';
