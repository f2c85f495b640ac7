import { isAppError } from '@adwright/contracts';
import {
  type CheckedAd,
  type ClaimEvidence,
  type EvidenceDraft,
  MAX_CHECKED_ADS,
  POLICY_PATH,
  type PolicyPlatform,
  type PolicyResponse,
  policyResponseSchema,
} from '@adwright/contracts/policy';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { AFTER_RATE_LIMIT, requestEditor } from '../editor/editor-request.ts';
import { useSettled } from '../hooks/use-settled.ts';
import {
  allEvidenceKey,
  attachEvidence,
  evidenceKey,
  listEvidence,
  removeEvidence,
} from './claim-evidence.ts';

const TYPING_PAUSE_MS = 600;

async function checkAds(
  ads: readonly CheckedAd[],
  platforms: readonly PolicyPlatform[],
  signal: AbortSignal,
): Promise<PolicyResponse['ads']> {
  const answers: PolicyResponse['ads'] = [];
  for (let from = 0; from < ads.length; from += MAX_CHECKED_ADS) {
    const body = { platforms, ads: ads.slice(from, from + MAX_CHECKED_ADS) };
    const { ads: checked } = await requestEditor({
      path: POLICY_PATH,
      schema: policyResponseSchema,
      body,
      signal,
    });
    answers.push(...checked);
  }
  return answers;
}

/**
 * Checks ads for possible objections of platforms when the user pauses after an edit. The latest findings
 * remain visible until the next findings arrive. In the meantime, `isChecking` is true.
 */
export function usePolicyCheck(ads: readonly CheckedAd[], platforms: readonly PolicyPlatform[]) {
  // The query key is a string, because an editor creates new objects at each render.
  const order = JSON.stringify({ ads, platforms });
  const settled = useSettled(order, TYPING_PAUSE_MS);
  const enabled = ads.length > 0 && platforms.length > 0;
  const query = useQuery({
    queryKey: ['policy-check', settled],
    queryFn: ({ signal }) => {
      const asked: { ads: CheckedAd[]; platforms: PolicyPlatform[] } = JSON.parse(settled);
      return checkAds(asked.ads, asked.platforms, signal);
    },
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const isChecking =
    enabled && (isFetching || isPlaceholderData || (settled !== order && !isError));
  return { data, isError: isError && !isFetching, isChecking, retry: () => void refetch() };
}

const NO_EVIDENCE: readonly ClaimEvidence[] = [];

/** Returns the query for the evidence of claims in these ads. */
export function evidenceQuery(userId: string, adIds: readonly string[]) {
  return queryOptions({
    queryKey: evidenceKey(userId, adIds),
    queryFn: ({ signal }) => listEvidence(getSupabase(), userId, adIds, signal),
  });
}

/**
 * Returns the evidence for claims of ads, and functions that attach and remove evidence. The functions return
 * an error message, or null after success.
 */
export function useEvidence(adIds: readonly string[]) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const { data = NO_EVIDENCE } = useQuery({
    ...evidenceQuery(userId, adIds),
    enabled: adIds.length > 0,
  });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: allEvidenceKey(userId) });
  const attaching = useMutation({
    mutationFn: (draft: EvidenceDraft & { adId: string; claim: string }) =>
      attachEvidence(getSupabase(), draft),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: string) => removeEvidence(getSupabase(), id),
    onSuccess,
  });
  const attach = (adId: string) => (draft: EvidenceDraft & { claim: string }) =>
    attaching.mutateAsync({ ...draft, adId }).then(
      () => null,
      (error: unknown) =>
        isAppError(error, 'limit_reached')
          ? error.userMessage
          : 'The evidence can’t be saved right now. Try again in a moment.',
    );
  const remove = (id: string) =>
    removing.mutateAsync(id).then(
      () => null,
      () => 'The evidence can’t be removed right now. Try again in a moment.',
    );
  return { evidence: data, attach, remove };
}
