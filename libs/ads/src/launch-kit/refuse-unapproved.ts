import { type UnapprovedAd, unapprovedAdSchema } from '@adwright/contracts/review';
import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';
import { REVIEW_STATE_LABELS } from '../review-threads/review-texts.ts';
import type { LaunchAd } from './launch-ad.ts';
import { LaunchKitError } from './launch-kit-error.ts';

/** Maximum number of ads that the message names, because a launch kit may contain a hundred ads. */
const MOST_NAMED = 10;

/**
 * Throws an error when a launch kit contains ads that still require an approval. The database checks the owner's
 * setting and the approvals of the ads.
 * @throws {LaunchKitError} with a message that names the ads and tells the user what to do
 */
export async function refuseUnapproved(
  client: SupabaseClient,
  ads: readonly Pick<LaunchAd, 'id' | 'name'>[],
  signal: AbortSignal,
): Promise<void> {
  const { data, error } = await client
    .rpc('unapproved_for_kit', { p_ad_ids: ads.map(({ id }) => id) })
    .abortSignal(signal);
  if (error) {
    const sentence = 'Whether the ads are approved can’t be read. Try again in a moment.';
    throw new LaunchKitError(sentence, { cause: error });
  }
  const unapproved = new Map(
    z
      .array(unapprovedAdSchema)
      .parse(data)
      .map((ad) => [ad.id, ad]),
  );
  if (unapproved.size === 0) return;
  const named = ads.flatMap(({ id, name }) => {
    const ad = unapproved.get(id);
    return ad ? [`“${name}” (${describeState(ad)})`] : [];
  });
  const further = named.length - MOST_NAMED;
  const list = named.slice(0, MOST_NAMED).join(', ') + (further > 0 ? ` and ${further} more` : '');
  throw new LaunchKitError(
    `Your launch kits hold only approved ads. Not approved: ${list}. Share them for approval, leave them out, or change the rule under Review links.`,
  );
}

function describeState({ state, newer_versions: newer }: UnapprovedAd): string {
  if (state !== 'approved') return REVIEW_STATE_LABELS[state].toLowerCase();
  return newer === 1
    ? '1 version is newer than the approved one'
    : `${newer} versions are newer than the approved one`;
}
