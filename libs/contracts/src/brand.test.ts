import { describe, expect, it } from 'vitest';
import { toBoostRequest } from './boost.ts';
import { brandKitDraftSchema, brandSnapshotSchema, buildBrandSnapshot } from './brand.ts';
import { buildAssetPath, productPhotoSchema, toCreateAdRequest } from './index.ts';

const draft = {
  name: 'Kestrel & Co.',
  is_default: true,
  logo_light: '6f0d4c2e-8f43-4c0f-9a51-6f2f0b8f2f11',
  logo_dark: null,
  colours: [
    { role: 'main', hex: '#FF6600' },
    { role: 'ground', hex: '#fff8f0' },
  ],
  type: 'anton-archivo',
  call_to_action: 'Shop wallets',
  link: 'https://kestrel.example',
  tone: 'trust',
};

describe('the schemas of a brand kit', () => {
  it('a brand kit stores its colours unchanged, in one notation', () => {
    expect(brandKitDraftSchema.parse(draft).colours[0]).toEqual({ role: 'main', hex: '#ff6600' });
  });

  it.each([
    ['name', 'k'.repeat(61), 'At most 60 characters'],
    ['name', '\u200b ', 'Required'],
    ['colours', [{ role: 'main', hex: 'red' }], 'A color such as #1a2b3c'],
    ['colours', Array(6).fill({ role: 'main', hex: '#112233' }), 'At most 5 colors'],
    ['link', 'javascript:alert(1)', 'An address such as https://example.com'],
    ['call_to_action', 'b'.repeat(61), 'At most 60 characters'],
  ])('a brand kit is refused with a message for its %s', (field, value, message) => {
    const parsed = brandKitDraftSchema.safeParse({ ...draft, [field]: value });
    expect(parsed.error?.issues[0]).toMatchObject({ message });
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  it('a brand kit gives ads a copy of its values, without a deleted logo', () => {
    const kit = brandKitDraftSchema.parse(draft);
    const url = 'https://data.example/storage/v1/object/public/assets/u/logo.png';
    expect(buildBrandSnapshot(kit, () => url)).toMatchObject({ logoLight: url, logoDark: null });
    const { logoLight, ...rest } = buildBrandSnapshot(kit, () => null);
    expect(logoLight).toBeNull();
    expect(brandSnapshotSchema.parse(rest)).toEqual({ ...rest, logoLight: null });
  });
});

describe('requests with a photo or a brand kit', () => {
  const form = { product: 'wallets', audience: 'men', emotion: 'trust' } as const;
  const photo = productPhotoSchema.parse({ imageUrl: 'https://x.example/a.jpg', show: 'cutout' });
  const brand = brandSnapshotSchema.parse({ name: 'Kestrel' });

  it('a request contains the chosen photo and brand kit, and omits them when none is chosen', () => {
    const boost = { ...form, format: 'square' } as const;
    expect(Object.keys(toBoostRequest(boost))).toEqual(Object.keys(boost));
    expect(toBoostRequest({ ...boost, productPhoto: photo, brand })).toEqual({
      ...boost,
      productPhoto: photo,
      brand,
    });
    const brief = { ...form, goal: 'sell', adType: 'comparison' } as const;
    expect(Object.keys(toCreateAdRequest(brief))).toEqual([...Object.keys(brief), 'prompt']);
    const request = toCreateAdRequest({ ...brief, productPhoto: photo, brand });
    expect(request).toMatchObject({ productPhoto: photo, brand });
    expect(request.prompt).toBe(toCreateAdRequest(brief).prompt);
  });
});

it('files of the asset library get names that nobody can guess', () => {
  const [one, other] = [buildAssetPath('u', 'image/webp'), buildAssetPath('u', 'image/webp')];
  expect(one).toMatch(/^u\/[0-9a-f-]{36}\.webp$/);
  expect(one).not.toBe(other);
});
