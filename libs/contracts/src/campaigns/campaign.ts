import * as z from 'zod';
import { AD_FORMAT_NAMES } from '../ad-formats.ts';
import { adLanguageSchema } from '../ad-languages.ts';
import { brandSnapshotSchema } from '../brand.ts';
import { briefSchema } from '../brief.ts';
import { FACT_KINDS } from '../fact-kinds.ts';
import { offerSchema } from '../offer.ts';
import { adTypeSchema, emotionSchema } from '../options.ts';
import { cleanText, plainTextSchema } from '../plain-text.ts';
import { shownAsSchema } from '../shown-as.ts';
import { catalogueTableSchema, columnMappingSchema } from './catalogue.ts';
import { CURRENCY_CODES, rowPriceSchema } from './price.ts';
import { rowChoicesSchema } from './row-choices.ts';

export const MAX_CAMPAIGN_NAME_LENGTH = 80;
/** Maximum number of drafts and campaigns of one user; the limit prevents abuse. */
export const MAX_CAMPAIGNS = 100;
export const MAX_SHOP_ADDRESS_LENGTH = 300;

/**
 * Paths of the campaign routes below the engine's origin. The campaign routes require sign-in and are limited
 * per user; credits are charged only for rows that become ads.
 */
export const CAMPAIGN_PATHS = {
  catalogues: '/catalogues',
  campaigns: '/campaigns',
  campaign: '/campaigns/:id',
  photos: '/campaigns/:id/photos',
  action: '/campaigns/:id/:action',
} as const;

/**
 * Actions that a user can take on a campaign. The action `retry` repeats failed rows that have a photo. The
 * action `draw` repeats rows with a missing photo, and shows a drawn object instead.
 */
export const CAMPAIGN_ACTIONS = ['start', 'pause', 'resume', 'cancel', 'retry', 'draw'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/** Returns the path of an action on a campaign. */
export function buildCampaignPath(id: string, action?: CampaignAction | 'photos'): string {
  const path = CAMPAIGN_PATHS.campaign.replace(':id', encodeURIComponent(id));
  return action ? `${path}/${action}` : path;
}

export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'done', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Default values for the rows of a catalogue that lacks the column. */
const campaignDefaultsSchema = z.object({
  audience: plainTextSchema.default(''),
  goal: plainTextSchema.default(''),
  emotion: emotionSchema.optional(),
  adType: adTypeSchema.optional(),
  /** Language of the ads' words; when absent, the language of each row's brief. */
  language: adLanguageSchema.optional(),
  /** Offer fields for rows that have no value for the field. */
  offer: offerSchema.optional(),
  /** Currency (ISO 4217) of prices for which the catalogue states no currency. */
  currency: z.enum(CURRENCY_CODES).optional(),
  /**
   * URL of the shop, with its protocol, against which relative links are resolved.
   */
  shopAddress: z
    .url({ protocol: /^https?$/ })
    .max(MAX_SHOP_ADDRESS_LENGTH)
    .optional(),
});
export type CampaignDefaults = z.infer<typeof campaignDefaultsSchema>;

const formatSchema = z.enum(AD_FORMAT_NAMES);

/** Settings that all ads of a campaign share. */
export const campaignSettingsSchema = z.object({
  /** Ad formats in addition to post and story, which every ad has; additional formats are free of charge. */
  formats: z.array(formatSchema).max(AD_FORMAT_NAMES.length).default([]),
  /** Copy of a brand kit's values from the time when the campaign was created. */
  brand: brandSnapshotSchema.optional(),
  /** True if ads show the product's price, provided that the catalogue states a price. */
  showsPrice: z.boolean().default(false),
});
export type CampaignSettings = z.infer<typeof campaignSettingsSchema>;

/** The drawn object that the user chose for each product; the key is the product's line in the catalogue. */
export const shownChoicesSchema = z.record(z.string().regex(/^\d{1,9}$/), shownAsSchema);
export type ShownChoices = z.infer<typeof shownChoicesSchema>;

/** Maximum length of a brand name from a catalogue; launch kits shorten it to each platform's length. */
export const MAX_BRAND_NAME_LENGTH = 120;

/** A row's brief, with the row's language, offer and brand, and the user's choice of picture. */
export const campaignBriefSchema = briefSchema.extend({
  shownAs: shownAsSchema.optional(),
  language: adLanguageSchema.optional(),
  offer: offerSchema.optional(),
  /** Name of the business that launch kits use. The ad itself shows only the brand of the brand kit. */
  brandName: z.string().max(MAX_BRAND_NAME_LENGTH).optional(),
});
export type CampaignBrief = z.infer<typeof campaignBriefSchema>;

/**
 * Matches invisible characters that can't be typed. A campaign's name must not contain invisible characters,
 * because it could then look like another name.
 */
const UNTYPED = /(?![\n\r\t])[\p{Cc}\p{Surrogate}]|[\u202d\u202e]/u;

export const campaignNameSchema = z
  .string()
  .refine((name) => !UNTYPED.test(name), 'Holds characters that can’t be shown')
  .overwrite(cleanText)
  .min(1, 'Required')
  .max(MAX_CAMPAIGN_NAME_LENGTH, `At most ${MAX_CAMPAIGN_NAME_LENGTH} characters`);

/**
 * Request body of `POST /campaigns`: a parsed catalogue and the product field for each column. The request
 * creates a draft of a campaign, free of charge.
 */
export const createCampaignRequestSchema = z.object({
  name: campaignNameSchema,
  table: catalogueTableSchema,
  mapping: columnMappingSchema,
  defaults: campaignDefaultsSchema,
  choices: rowChoicesSchema.optional(),
  settings: campaignSettingsSchema,
  /** The user's choice of picture for each product, by the product's line in the catalogue. */
  shownAs: shownChoicesSchema.default({}),
});
export type CreateCampaignRequest = z.input<typeof createCampaignRequestSchema>;

export const createCampaignResponseSchema = z.object({ success: z.literal(true), id: z.uuid() });
export type CreateCampaignResponse = z.infer<typeof createCampaignResponseSchema>;

/** The result of uploading an archive of photos. */
export const campaignPhotosResponseSchema = z.object({
  success: z.literal(true),
  /** Number of rows whose photo is in the archive. */
  matched: z.number().int(),
  /** Names of files that no row refers to. */
  unused: z.array(z.string()),
  /** Files in the archive that can't be used, each with the reason. */
  faults: z.array(z.object({ name: z.string(), message: z.string() })),
  /** Usable photos that are too small for Google Merchant Center. */
  small: z
    .array(z.object({ name: z.string(), width: z.number().int(), height: z.number().int() }))
    .default([]),
  /** Photos with several pages; only the first page of each is used. */
  severalPages: z.array(z.object({ name: z.string(), pages: z.number().int() })).default([]),
});
export type CampaignPhotosResponse = z.infer<typeof campaignPhotosResponseSchema>;

export const campaignActionResponseSchema = z.object({
  success: z.literal(true),
  state: z.enum(CAMPAIGN_STATES),
});

const timestamp = z.string();
const count = z.number().int();

/** A row of the view campaign_overviews: a campaign with the number of its rows in each state. */
export const campaignOverviewSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  /** Reason why the campaign is paused; null for any other state of the campaign. */
  paused_by: z.enum(['user', 'credits']).nullable(),
  settings: campaignSettingsSchema,
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  faulty: count,
  waiting: count,
  running: count,
  succeeded: count,
  failed: count,
  cancelled: count,
});
export type CampaignOverview = z.infer<typeof campaignOverviewSchema>;

/**
 * States of a campaign's row. A row in the state `faulty` never runs. In the state `preparing`, the engine
 * fetches the photo; in `running`, it generates the paid ad; in `finishing`, it renders further formats.
 */
export const CAMPAIGN_ROW_STATES = [
  'faulty',
  'waiting',
  'preparing',
  'running',
  'finishing',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type CampaignRowState = (typeof CAMPAIGN_ROW_STATES)[number];

/**
 * A row of the view campaign_results: one product with its ad. Each row makes one ad with the tool Create Ad,
 * for one credit and with one idempotency key.
 */
export const campaignResultSchema = z.object({
  id: z.uuid(),
  campaign_id: z.uuid(),
  user_id: z.uuid(),
  /** Position of the row in the file, from 1. */
  position: count,
  /** Line of the catalogue file in which the row begins. */
  line: count,
  /** Name of the product in this row. */
  name: z.string(),
  /** The shop's article number for the product; empty if the catalogue has no number. */
  reference: z.string(),
  state: z.enum(CAMPAIGN_ROW_STATES),
  /** Link or file name of the photo in the catalogue; empty if the row has no photo. */
  photo: z.string(),
  /** URL of the photo in our storage; null until the photo is stored. */
  photo_url: z.string().nullable(),
  /** The product's link in the catalogue; empty if the row has no link. */
  link: z.string().default(''),
  /** The product's price in the catalogue. */
  price: rowPriceSchema.nullable().default(null),
  /** The offer in the row's brief. */
  offer: offerSchema.nullable().default(null),
  /** The offer as the latest version of the ad prints it; null when there is no ad with texts. */
  printed: z
    .object({
      offer: z
        .object({ kind: z.enum(FACT_KINDS), text: z.string(), was: z.string().optional() })
        .nullable(),
      facts: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** Reason why the row is faulty or its ad failed, as a sentence for the user. */
  problem: z.string().nullable(),
  /** Alt text of the ad's picture. */
  alt_text: z.string().nullish(),
  updated_at: timestamp,
  /** Id of the row's ad; null until the ad exists, and after the ad was deleted. */
  ad_id: z.uuid().nullable(),
  image_url: z.string().nullable(),
  story_url: z.string().nullable(),
  ad_text: z.string().nullable(),
  score: count.nullable(),
});
export type CampaignResult = z.infer<typeof campaignResultSchema>;
