import { MAX_ALT_TEXT_LENGTH } from '@adwright/contracts';
import { expect, it } from 'vitest';
import { writePictureAltText } from './alt-text-of-picture.ts';

const upload = (name: string) => ({
  imageUrl: `http://storage.test/storage/v1/object/public/uploads/user/enhance_1767614400000123456789012345678_${name}`,
});

it.each([
  ['ceramic coffee mug', 'Photo: ceramic coffee mug'],
  ['handgemachte Kaffeetasse aus Keramik', 'Foto: handgemachte Kaffeetasse aus Keramik'],
  ['手作りの陶器のマグカップ', '写真: 手作りの陶器のマグカップ'],
])(
  'the alt text of a photoshoot of “%s” is in the language of the product',
  async (productType, altText) => {
    const known = { feature: 'photoshoot', request: { productType }, caption: null } as const;
    expect(await writePictureAltText(known)).toBe(altText);
  },
);

it.each([
  ['the caption of an upload', upload('mug.jpg'), 'A blue mug on oak', 'A blue mug on oak'],
  ['the name of a file', upload('blue_mug_on_oak.jpg'), null, 'blue mug on oak'],
  ['nothing of a camera’s name', upload('IMG_0042.jpg'), null, 'Enhanced photo'],
  [
    'nothing of a screenshot',
    upload('Screenshot_2026_01_05_at_4.09.02_p.m.png'),
    null,
    'Enhanced photo',
  ],
  [
    'nothing of an id',
    { imageUrl: 'https://x.example/ad_images/u/boost_0b9f8a77-1c1d-4a4e-9f0a-1f2e3d4c5b6a.jpg' },
    null,
    'Enhanced photo',
  ],
  ['nothing of a request that can’t be read', 7, null, 'Enhanced photo'],
])('the alt text of an enhanced picture is %s', async (_, request, caption, altText) => {
  expect(await writePictureAltText({ feature: 'enhance', request, caption })).toBe(altText);
});

it.each(['enhance', 'variation', 'overlay', 'photoshoot'] as const)(
  'a picture of the job %s has an alt text of at most 125 characters, whether or not the upload has a caption',
  async (feature) => {
    for (const caption of [null, 'long '.repeat(60), 'a\n\tb']) {
      const altText = await writePictureAltText({ feature, request: {}, caption });
      expect(altText).not.toBe('');
      expect([...altText].length).toBeLessThanOrEqual(MAX_ALT_TEXT_LENGTH);
      expect(altText).not.toMatch(/[\n\t]/);
    }
  },
);
