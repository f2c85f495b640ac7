import type { Case, Fields } from '../case.ts';
import {
  decodeCreative,
  LAYOUT_NAMES,
  PICTURE_LAYOUT_NAMES,
  renderAd,
  scoreCreative,
  scorePhoto,
} from '../engine.ts';
import { buildInput, drawPicture } from './ads.ts';
import { PHOTO_NAMES } from './photos.ts';
import { drawPhoto } from './test-photos.ts';

const EMOTIONS = ['trust', 'excitement', 'fear', 'nostalgia'] as const;

/** Lists cases that record the Viral Score of ads in every layout, of ads without text, and of photos. */
export function listScoreCases(): Case[] {
  const ads = [...LAYOUT_NAMES, ...PICTURE_LAYOUT_NAMES].map((layout, turn) => {
    const look = { emotion: EMOTIONS[turn % EMOTIONS.length] ?? 'trust', number: turn };
    const input = buildInput(layout, 'square', look);
    return { name: `scores/ad/${layout}`, run: () => scoreAd(input) };
  });
  const photos = PHOTO_NAMES.map((photo) => ({
    name: `scores/photo/${photo}`,
    run: async () => ({
      score: JSON.stringify(scorePhoto(await decodeCreative(await drawPhoto(photo)))),
    }),
  }));
  return [...ads, ...photos];
}

async function scoreAd(input: ReturnType<typeof buildInput>): Promise<Fields> {
  const onPicture = PICTURE_LAYOUT_NAMES.some((name) => name === input.layout);
  const picture = onPicture ? await drawPicture(input.format) : undefined;
  const { jpeg, minContrast } = await renderAd({ ...input, picture });
  const { headline, subline, callToAction } = input.copy;
  const words = { headline, body: subline, callToAction, minContrast };
  const creative = await decodeCreative(jpeg);
  return {
    score: JSON.stringify(scoreCreative(creative, words)),
    wordless: JSON.stringify(scoreCreative(creative)),
  };
}
