import * as z from 'zod';
import { AD_FORMAT_NAMES } from '../ad-formats.ts';
import { adLanguageSchema } from '../ad-languages.ts';
import { brandSnapshotSchema } from '../brand.ts';
import { briefSchema } from '../brief.ts';
import { offerSchema } from '../offer.ts';
import { adTypeSchema, emotionSchema } from '../options.ts';
import { plainText, plainTextSchema } from '../plain-text.ts';
import { shownAsSchema } from '../shown-as.ts';
import { catalogueTableSchema, columnMappingSchema } from './catalogue.ts';
import { CURRENCY_CODES, rowPriceSchema } from './price.ts';
import { rowChoicesSchema } from './row-choices.ts';

export const MAX_CAMPAIGN_NAME_LENGTH = 80;
/** Drafts and campaigns that a user may have; a bound against abuse. */
export const MAX_CAMPAIGNS = 100;
export const MAX_SHOP_ADDRESS_LENGTH = 300;

/** Paths below the engine's origin. Signed in, limited per user; only running rows cost credits. */
export const CAMPAIGN_PATHS = {
  catalogues: '/catalogues',
  campaigns: '/campaigns',
  campaign: '/campaigns/:id',
  photos: '/campaigns/:id/photos',
  action: '/campaigns/:id/:action',
} as const;

/**
 * What a user does with a campaign. `retry` makes failed rows again, but for those whose photo is missing; `draw` makes these
 * with a drawn object in its place.
 */
export const CAMPAIGN_ACTIONS = ['start', 'pause', 'resume', 'cancel', 'retry', 'draw'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/** Path at which something is done with a campaign. */
export function campaignPath(id: string, action?: CampaignAction | 'photos'): string {
  const path = CAMPAIGN_PATHS.campaign.replace(':id', encodeURIComponent(id));
  return action ? `${path}/${action}` : path;
}

export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'done', 'cancelled'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** What holds for every row that its columns don't say otherwise. */
const campaignDefaultsSchema = z.object({
  audience: plainTextSchema.default(''),
  goal: plainTextSchema.default(''),
  emotion: emotionSchema.optional(),
  adType: adTypeSchema.optional(),
  /** Of the ads' words; absent for that of each row. */
  language: adLanguageSchema.optional(),
  /** Fields of an offer that rows without their own have. */
  offer: offerSchema.optional(),
  /** ISO 4217, for prices without one. */
  currency: z.enum(CURRENCY_CODES).optional(),
  /** What relative links belong to; with its protocol. */
  shopAddress: z
    .url({ protocol: /^https?$/ })
    .max(MAX_SHOP_ADDRESS_LENGTH)
    .optional(),
});
export type CampaignDefaults = z.infer<typeof campaignDefaultsSchema>;

const formatSchema = z.enum(AD_FORMAT_NAMES);

/** What a campaign's ads have in common. */
export const campaignSettingsSchema = z.object({
  /** Beside post and story, which every ad has; rendered free of charge. */
  formats: z.array(formatSchema).max(AD_FORMAT_NAMES.length).default([]),
  /** A brand kit as it was when the campaign was made. */
  brand: brandSnapshotSchema.optional(),
  /** Whether the ads say what the product costs, where the catalogue does. */
  showsPrice: z.boolean().default(false),
});
export type CampaignSettings = z.infer<typeof campaignSettingsSchema>;

/** Names of objects by the lines of a catalogue. */
export const shownChoicesSchema = z.record(z.string().regex(/^\d{1,9}$/), shownAsSchema);
export type ShownChoices = z.infer<typeof shownChoicesSchema>;

/** Of a catalogue; launch kits shorten it to what each platform takes. */
export const MAX_BRAND_NAME_LENGTH = 120;

/** A row's brief, with what its user chose to show of the product, the language of its ad, its offer and its brand. */
export const campaignBriefSchema = briefSchema.extend({
  shownAs: shownAsSchema.optional(),
  language: adLanguageSchema.optional(),
  offer: offerSchema.optional(),
  /** Names the business in launch kits; the ad itself shows the brand kit alone. */
  brandName: z.string().max(MAX_BRAND_NAME_LENGTH).optional(),
});
export type CampaignBrief = z.infer<typeof campaignBriefSchema>;

/** What no keyboard types: a name that holds it is refused, since it would read otherwise than it was sent. */
const UNTYPED = /(?![\n\r\t])[\p{Cc}\p{Surrogate}]|[\u202d\u202e]/u;

export const campaignNameSchema = z
  .string()
  .refine((name) => !UNTYPED.test(name), 'Holds characters that can’t be shown')
  .overwrite(plainText)
  .min(1, 'Required')
  .max(MAX_CAMPAIGN_NAME_LENGTH, `At most ${MAX_CAMPAIGN_NAME_LENGTH} characters`);

/** Body of `POST /campaigns`: a catalogue as it was read and how its columns are meant. Makes a draft; costs nothing. */
export const createCampaignRequestSchema = z.object({
  name: campaignNameSchema,
  table: catalogueTableSchema,
  mapping: columnMappingSchema,
  defaults: campaignDefaultsSchema,
  choices: rowChoicesSchema.optional(),
  settings: campaignSettingsSchema,
  /** What the user chose to show of products, by their lines. */
  shownAs: shownChoicesSchema.default({}),
});
export type CreateCampaignRequest = z.input<typeof createCampaignRequestSchema>;

export const createCampaignResponseSchema = z.object({ success: z.literal(true), id: z.uuid() });
export type CreateCampaignResponse = z.infer<typeof createCampaignResponseSchema>;

/** What became of an archive of photos. */
export const campaignPhotosResponseSchema = z.object({
  success: z.literal(true),
  /** Rows that have their photo now. */
  matched: z.number().int(),
  /** Files that no row names. */
  unused: z.array(z.string()),
  /** Files that can't be used, and why. */
  faults: z.array(z.object({ name: z.string(), message: z.string() })),
  /** Files that make ads, but are smaller than Google Merchant Center takes. */
  small: z
    .array(z.object({ name: z.string(), width: z.number().int(), height: z.number().int() }))
    .default([]),
  /** Files of several pages, of which the first one is used. */
  severalPages: z.array(z.object({ name: z.string(), pages: z.number().int() })).default([]),
});
export type CampaignPhotosResponse = z.infer<typeof campaignPhotosResponseSchema>;

export const campaignActionResponseSchema = z.object({
  success: z.literal(true),
  state: z.enum(CAMPAIGN_STATES),
});

const timestamp = z.string();
const count = z.number().int();

/** View campaign_overviews: a campaign with the numbers of its rows by state. */
export const campaignOverviewSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  /** Why it is paused; null for any other state. */
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
 * `faulty` never runs. `preparing` has its photo fetched, `running` is paid for and made, `finishing` gets its further
 * formats.
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

/** View campaign_results: a row (one product, one Create Ad, one credit, one idempotency key) with the ad that it made. */
export const campaignResultSchema = z.object({
  id: z.uuid(),
  campaign_id: z.uuid(),
  user_id: z.uuid(),
  /** From 1, in the order of the file. */
  position: count,
  /** Of the file. */
  line: count,
  /** Of the product. */
  name: z.string(),
  /** The shop's own number of the product; '' without one. */
  reference: z.string(),
  state: z.enum(CAMPAIGN_ROW_STATES),
  /** Link or file name of the photo, as the catalogue has it; '' without one. */
  photo: z.string(),
  /** Where the photo was stored. */
  photo_url: z.string().nullable(),
  /** Where the product is sold, as the catalogue has it; '' without one. */
  link: z.string().default(''),
  /** What the product costs, as the catalogue has it. */
  price: rowPriceSchema.nullable().default(null),
  /** Of the row's brief. */
  offer: offerSchema.nullable().default(null),
  /** Why it is faulty or failed, in words. */
  problem: z.string().nullable(),
  /** What its picture shows, for those who can't see it. */
  alt_text: z.string().nullish(),
  updated_at: timestamp,
  /** Null until the ad is there, and when it has been deleted. */
  ad_id: z.uuid().nullable(),
  image_url: z.string().nullable(),
  story_url: z.string().nullable(),
  ad_text: z.string().nullable(),
  score: count.nullable(),
});
export type CampaignResult = z.infer<typeof campaignResultSchema>;
