import { defineObject } from '../kit/define-object.ts';
import { roundBox } from '../kit/distance.ts';
import {
  frontPicture,
  nearest,
  type ProductColours,
  type ProductObject,
} from '../kit/product-object.ts';

const { max, min } = Math;

/** Hardback standing up, cover to the front. */
export const book = defineObject({
  make: makeBook,
  words: [
    {
      rank: 4180,
      pattern:
        /\b(?:(?:children’?s |kids? |picture |personali[sz]ed )?(?:story|picture) ?books?(?: personali[sz]ed)?)\b/iu,
    },
    { rank: 5190, pattern: /\b(?:debut |crime |romance |fantasy |historical )?novels?\b/iu },
    {
      rank: 7080,
      pattern:
        /\b(?:(?:second[- ]hand |used )?book ?(?:shops?|stores?|sellers?)|librar(?:y|ies))\b|buchhandlung|bücherei|librairie|librer[ií]a/iu,
    },
    {
      rank: 11060,
      pattern:
        /\b(?:(?:photo|wedding|baby) (?:albums?|books?)|scrapbook(?:s|ing)?)\b|\p{L}*fotobuch/iu,
    },
    {
      rank: 16250,
      pattern:
        /\b(?:books?|novel|cookbook|journal|planner|notebook|(?:travel )?guide|ebook|e-book|diary|magazine)\b(?!keep)|\p{L}*buch\b|\p{L}*bücher|\blivres?\b|\blibros?\b|\blivros?\b|\blibri\b|\p{L}*книга|\p{L}*книги|本屋|书店|图书|도서|كتاب|कि?ताब/iu,
    },
    { rank: 18250, pattern: /\bboek(?:en|winkel|handel)\b|\bkinderboeken\b/iu },
    { rank: 20280, pattern: /\b(?:comics?|manga|newspapers?|zines?)\b/iu },
  ],
});

function makeBook(colours: ProductColours): ProductObject {
  const cover = (x: number, y: number, z: number) =>
    max(
      roundBox(x, y - 1, z, 0.72, 1, 0.17, 0.02),
      -roundBox(x - 0.12, y - 1, z, 0.74, 1.1, 0.13, 0.01),
    );
  const pages = (x: number, y: number, z: number) =>
    roundBox(x + 0.02, y - 1, z, 0.68, 0.96, 0.135, 0.01);
  return {
    distance: (x, y, z) => min(cover(x, y, z), pages(x, y, z)),
    part: (x, y, z) => nearest(cover(x, y, z), pages(x, y, z)),
    materials: [
      { colour: colours.body, roughness: 0.5, finish: 'matte' },
      { colour: '#f3ecdc', roughness: 0.9, finish: 'matte' },
    ],
    decals: [frontPicture(0, 'cover', 0.72, 0, 2, 0.15)],
    height: 2,
    radius: 0.76,
    yaw: -0.5,
    pitch: 0.12,
  };
}
