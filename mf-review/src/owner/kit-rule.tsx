import {
  getActiveWorkspaceId,
  getSupabase,
  ownWorkspacesKey,
  ownWorkspacesQuery,
  useSignedInUserId,
} from '@adwright/supabase';
import { Checkbox } from '@adwright/ui/kit-controls';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

const answerSchema = z.object({ outcome: z.literal('done') });

/**
 * Shows a setting by which launch kits of the active workspace contain only approved ads. Only the workspace's
 * owner may change the setting for launch kits.
 */
export function KitRule() {
  const userId = useSignedInUserId();
  const queries = useQueryClient();
  const { data: workspaces } = useQuery(ownWorkspacesQuery(userId));
  const workspace = workspaces?.find(({ id }) => id === getActiveWorkspaceId(userId));
  const {
    mutate: change,
    isPending,
    variables: wanted,
  } = useMutation({
    mutationFn: async (isNeeded: boolean) => {
      const { data, error } = await getSupabase().rpc('set_kits_need_approval', {
        p_workspace_id: getActiveWorkspaceId(userId),
        p_needed: isNeeded,
      });
      if (error) throw error;
      answerSchema.parse(data);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ownWorkspacesKey(userId) }),
    onError: () =>
      toast({
        kind: 'destructive',
        title: 'The rule could not be changed',
        description: 'Please try again.',
      }),
  });
  return (
    <Checkbox
      checked={(isPending ? wanted : workspace?.kits_need_approval) ?? false}
      disabled={workspace?.role !== 'owner' || isPending}
      onChange={({ target }) => change(target.checked)}
    >
      Launch kits hold only ads that are approved
    </Checkbox>
  );
}
