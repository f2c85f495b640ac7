export { readablePicture } from './conversion/readable-picture.ts';
export { withoutTexts } from './file-layout.ts';
export { photoToFrame } from './framed-photo.ts';
export { type OpenedPhoto, openPhoto } from './open-photo.ts';
export { type SubjectMap, subjectOf } from './subject-map.ts';
