import type { CampaignAction } from '@adwright/contracts/campaigns';
import { announceCreditsChanged } from '@adwright/credits';
import { useSignedInUserId } from '@adwright/supabase';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignKeys } from './campaign-keys.ts';
import { actOnCampaign, deleteCampaign } from './engine/campaign-requests.ts';

/**
 * Returns functions that start, pause, resume, cancel or delete campaigns. After each action, the credits and
 * the queries that show campaigns are refreshed.
 */
export function useCampaignActions() {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const onSettled = () => {
    announceCreditsChanged();
    return queryClient.invalidateQueries({ queryKey: campaignKeys.all(userId) });
  };
  const act = useMutation({
    mutationFn: ({ id, action }: { id: string; action: CampaignAction }) =>
      actOnCampaign(id, action),
    onSettled,
  });
  const remove = useMutation({ mutationFn: (id: string) => deleteCampaign(id), onSettled });
  return { act, remove };
}
