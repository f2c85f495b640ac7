import { fileURLToPath } from 'node:url';
import { AppError } from '@adwright/contracts';
import {
  campaignBriefSchema,
  campaignSettingsSchema,
  rowPriceSchema,
  shownChoicesSchema,
} from '@adwright/contracts/campaigns';
import { ProcessPool, processFailureSchema } from '@adwright/engine-untrusted';
import * as z from 'zod';

/** Schema of a planned campaign row, as the database stores it. */
const plannedRowSchema = z.object({
  line: z.number().int(),
  name: z.string(),
  reference: z.string(),
  photo: z.string(),
  link: z.string(),
  price: rowPriceSchema.nullable(),
  brief: campaignBriefSchema.nullable(),
  problems: z.array(z.string()),
});

const newCampaignSchema = z.object({
  name: z.string(),
  settings: campaignSettingsSchema,
  rows: z.array(plannedRowSchema),
});
export type NewCampaign = z.infer<typeof newCampaignSchema>;

const replySchema = z.union([
  z.object({ campaign: newCampaignSchema, shownAs: shownChoicesSchema }),
  processFailureSchema,
]);
/** The answer of the planning process: the planned campaign, or an error. */
export type PlanReply = z.infer<typeof replySchema>;
export type PlannedCampaign = Extract<PlanReply, { campaign: unknown }>;

const PROGRAM = fileURLToPath(new URL('./plan-process.ts', import.meta.url));
/** Heap limit of the planning process in MB; a body of 20 MB takes 220 MB as objects. */
const HEAP_MB = 512;
/** Maximum milliseconds for planning a campaign. */
const TIMEOUT_MS = 15_000;
const planners = new ProcessPool(PROGRAM, { heapMb: HEAP_MB, timeoutMs: TIMEOUT_MS });

/**
 * Parses the body of `POST /campaigns` and plans the rows of the campaign. Planning runs in a separate process:
 * parsing 5,000 lines takes a second, during which the engine could not answer requests.
 * @throws {AppError} `invalid_request`, with the first field at fault; or the signal's reason
 */
export async function planCampaign(
  body: Uint8Array,
  signal: AbortSignal,
): Promise<PlannedCampaign> {
  const reply = await askForPlan(body, signal);
  if ('campaign' in reply) return reply;
  const { code, message, ...details } = reply.failure;
  throw new AppError(code, message, details);
}

async function askForPlan(body: Uint8Array, signal: AbortSignal): Promise<PlanReply> {
  try {
    return replySchema.parse(await planners.ask({ body }, signal));
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('invalid_request', 'the campaign can’t be planned', {
      userMessage: 'This list could not be read. Please split it into smaller files and try again.',
      cause,
    });
  }
}
