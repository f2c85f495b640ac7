import { describe, expect, it } from 'vitest';
import { FEATURES } from './features.ts';
import * as limits from './limits.ts';
import { LOADING_MESSAGES } from './messages.ts';
import {
  AD_TYPE_OPTIONS,
  EMOTION_OPTIONS,
  ENVIRONMENT_OPTIONS,
  VISUAL_STYLE_OPTIONS,
} from './options.ts';
import { buildTrialValues, STARTER_PLAN, TRIAL_PLAN } from './plans.ts';

/** The test repeats the numbers and lists of spec §5 and §9 to catch typing errors. */
describe('the constants of the product specification', () => {
  it('the six features have the prices of the spec', () => {
    expect(Object.values(FEATURES).map(({ name, cost }) => [name, cost])).toEqual([
      ['Create Ad', 1],
      ['Creative Boost', 10],
      ['Optimize Creative', 1],
      ['Creative Variation', 1],
      ['Add Text', 1],
      ['Product Photoshoot', 3],
    ]);
  });

  it('a new account gets the starter50 plan for 30 days', () => {
    const now = new Date('2026-01-05T12:00:00Z');
    expect(buildTrialValues(now)).toEqual({
      plan_name: 'starter50',
      ads_limit: 50,
      ads_generated: 0,
      reset_date: '2026-02-04T12:00:00.000Z',
    });
    expect(TRIAL_PLAN.credits).toBe(50);
  });

  it('the Starter plan has 100 credits and costs $9.99 a month', () => {
    expect([
      STARTER_PLAN.label,
      STARTER_PLAN.credits,
      STARTER_PLAN.priceUsd,
      STARTER_PLAN.interval,
    ]).toEqual(['Starter', 100, 9.99, 'month']);
  });

  it('the limits equal the numbers of the spec', () => {
    expect(limits.MAX_UPLOAD_BYTES).toBe(5_242_880);
    expect(limits.MIN_PASSWORD_LENGTH).toBe(6);
    expect(limits.MIN_PRODUCT_TYPE_LENGTH).toBe(2);
    expect(limits.BOOST_VARIATION_COUNT).toBe(10);
    expect(limits.LOADING_MESSAGE_INTERVAL_MS).toBe(3000);
    expect(LOADING_MESSAGES).toHaveLength(6);
    expect(limits.SKELETON_COUNT).toBe(4);
    expect(limits.AD_TEXT_PREVIEW_CHARACTERS).toBe(120);
    expect(limits.MOBILE_BREAKPOINT_PX).toBe(768);
    expect(limits.BOOST_GRID_COLUMNS).toEqual({ desktop: 5, mobile: 2 });
    expect(limits.MAX_VISIBLE_TOASTS).toBe(3);
    expect(limits.TOAST_DURATION_MS.default).toBe(5000);
    expect(limits.LANDING_CAROUSEL_DELAY_MS).toBe(2000);
    expect(limits.CAROUSEL_DELAY_MS).toBe(4000);
    expect(limits.STORAGE_CACHE_SECONDS).toBe(3600);
    expect(limits.FORMAT_SIZES.story.width / limits.FORMAT_SIZES.story.height).toBe(9 / 16);
  });
});

describe('the option lists of the forms', () => {
  it('options for emotion and ad type are sent in lower case', () => {
    expect(EMOTION_OPTIONS.map(({ label }) => label)).toEqual([
      'Urgency',
      'Trust',
      'Happiness',
      'Exclusivity',
      'Fear',
      'Nostalgia',
      'Curiosity',
      'Excitement',
    ]);
    expect(AD_TYPE_OPTIONS.map(({ label }) => label)).toEqual([
      'Testimonial',
      'Product showcase',
      'Emotional storytelling',
      'Problem-solution',
      'Comparison',
    ]);
    for (const { value, label } of [...EMOTION_OPTIONS, ...AD_TYPE_OPTIONS])
      expect(value).toBe(label.toLowerCase());
  });

  it('the photoshoot form offers the environments and styles of the spec', () => {
    expect(ENVIRONMENT_OPTIONS.map(({ value }) => value)).toEqual([
      'nature',
      'urban',
      'minimalist',
      'luxury',
      'kitchen',
      'workspace',
      'custom',
    ]);
    expect(ENVIRONMENT_OPTIONS.find(({ value }) => value === 'workspace')?.label).toBe(
      'Desk/Workspace',
    );
    expect(VISUAL_STYLE_OPTIONS.map(({ value }) => value)).toEqual([
      'clean_modern',
      'artistic',
      'high_contrast',
      'pastel',
      'vintage',
      'realistic',
    ]);
  });
});
