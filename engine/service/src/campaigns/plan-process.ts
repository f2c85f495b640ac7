import { AppError } from '@adwright/contracts';
import { createCampaignRequestSchema, planRows } from '@adwright/contracts/campaigns';
import { describeProcessFailure } from '@adwright/engine-untrusted';
import * as z from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { PlannedCampaign, PlanReply } from './plan-campaign.ts';

const orderSchema = z.object({ body: z.instanceof(Uint8Array) });

/** This process plans campaigns, one campaign at a time. */
process.on('message', (message) => {
  const { body } = orderSchema.parse(message);
  process.send?.(reply(body));
});
// If the engine has ended, no caller waits for the plan, so the planning process ends too.
process.once('disconnect', () => process.exit());

function reply(body: Uint8Array): PlanReply {
  try {
    return plan(parseJson(Buffer.from(body).toString()));
  } catch (error) {
    return describeProcessFailure(error);
  }
}

function plan(body: unknown): PlannedCampaign {
  const request = createCampaignRequestSchema.safeParse(body);
  if (!request.success) {
    const [issue] = request.error.issues;
    throw new AppError('invalid_request', request.error.message, {
      field: issue?.path.join('.'),
      userMessage: issue?.path[0] === 'name' ? `Name: ${issue.message}` : undefined,
    });
  }
  const { name, settings, table, mapping, defaults, shownAs, choices } = request.data;
  const rows = planRows(table, mapping, defaults, shownAs, choices).filter(
    ({ leftOut }) => leftOut === null,
  );
  return { campaign: { name, settings, rows }, shownAs };
}
