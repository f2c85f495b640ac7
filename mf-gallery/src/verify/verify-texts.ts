import type { PictureCheck } from '@adwright/contracts/picture-check';

/** Heading and explanation that the page shows for each result of the check. */
export const VERDICT_TEXTS: Record<PictureCheck['verdict'], { title: string; meaning: string }> = {
  unchanged: {
    title: 'Adwright made this picture',
    meaning: 'The file is the one that was delivered. Nothing in it was changed since.',
  },
  altered: {
    title: 'Altered: it looks like a picture that Adwright made',
    meaning:
      'The file was changed since it was delivered: saved anew, scaled or edited. What was changed can’t be told from it.',
  },
  unknown: {
    title: 'Adwright does not know this picture',
    meaning:
      'No record matches it, and nothing in the file says that Adwright made it. A picture of ours that was cropped or edited a lot may not be recognised.',
  },
};

/** Texts that describe the sources of a picture. Only pictures that a model generated are called AI. */
export const MAKING_TEXTS: Record<NonNullable<PictureCheck['making']>, string> = {
  drawn: 'Drawn by Adwright’s engine. No AI model made any part of it.',
  photoEdited: 'An uploaded picture, made better by Adwright’s engine. No AI model worked on it.',
  photoComposed:
    'An uploaded picture, set into an ad by Adwright’s engine. No AI model worked on it.',
  photoWithModel: 'An uploaded picture, with parts that an AI model made.',
  modelPicture: 'A picture that an AI model made.',
};

/** Texts that describe the validity of the content credentials (C2PA) in the file. */
export const CREDENTIALS_TEXTS: Record<PictureCheck['credentials'], string> = {
  none: 'The file carries none. Many sites remove them from pictures.',
  ours: 'Signed by Adwright, and whole.',
  foreign: 'Whole, and signed by somebody else.',
  broken: 'They don’t fit the file, or were changed.',
};
