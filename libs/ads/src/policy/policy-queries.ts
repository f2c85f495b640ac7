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
import { getSupabase } from '@adwright/supabase';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AFTER_RATE_LIMIT, editorRequest } from '../editor/editor-request.ts';
import { useSettled } from '../hooks/use-settled.ts';
import { attachEvidence, evidenceKey, listEvidence, removeEvidence } from './claim-evidence.ts';

const TYPING_PAUSE_MS = 600;

async function checkAds(
  ads: readonly CheckedAd[],
  platforms: readonly PolicyPlatform[],
  signal: AbortSignal,
): Promise<PolicyResponse['ads']> {
  const answers: PolicyResponse['ads'] = [];
  for (let from = 0; from < ads.length; from += MAX_CHECKED_ADS) {
    const body = { platforms, ads: ads.slice(from, from + MAX_CHECKED_ADS) };
    const { ads: checked } = await editorRequest({
      path: POLICY_PATH,
      schema: policyResponseSchema,
      body,
      signal,
    });
    answers.push(...checked);
  }
  return answers;
}

/** What platforms would say of ads, asked in the pause after an edit. The last answer stays until the next one is there. */
export function usePolicyCheck(ads: readonly CheckedAd[], platforms: readonly PolicyPlatform[]) {
  // As text, since an editor gives new objects each time.
  const settled = useSettled(JSON.stringify({ ads, platforms }), TYPING_PAUSE_MS);
  return useQuery({
    queryKey: ['policy-check', settled],
    queryFn: ({ signal }) => {
      const asked: { ads: CheckedAd[]; platforms: PolicyPlatform[] } = JSON.parse(settled);
      return checkAds(asked.ads, asked.platforms, signal);
    },
    enabled: ads.length > 0 && platforms.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...AFTER_RATE_LIMIT,
  });
}

const NO_EVIDENCE: readonly ClaimEvidence[] = [];

/** The evidence for claims of ads, and how it is attached and taken away. */
export function useEvidence(userId: string, adIds: readonly string[]) {
  const queryClient = useQueryClient();
  const queryKey = evidenceKey(userId, adIds);
  const { data = NO_EVIDENCE } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listEvidence(getSupabase(), userId, adIds, signal),
    enabled: adIds.length > 0,
  });
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ['claim-evidence', userId] });
  const attach = useMutation({
    mutationFn: (draft: EvidenceDraft & { adId: string; claim: string }) =>
      attachEvidence(getSupabase(), draft),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => removeEvidence(getSupabase(), id),
    onSuccess,
  });
  return { evidence: data, attach, remove };
}
