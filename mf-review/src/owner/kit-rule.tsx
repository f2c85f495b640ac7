import { workspaceSchema } from '@adwright/contracts/workspaces';
import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { Checkbox } from '@adwright/ui/kit-controls';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';

const answerSchema = z.object({ outcome: z.literal('done') });

/** Whether launch kits hold approved ads alone. A user's own workspace has the id of the user. */
export function KitRule() {
  const userId = useSignedInUserId();
  const queries = useQueryClient();
  const queryKey = ['kit-rule', userId];
  const { data: isOn } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase().rpc('own_workspaces').abortSignal(signal);
      if (error) throw error;
      const own = z
        .array(workspaceSchema)
        .parse(data)
        .find(({ id }) => id === userId);
      return own?.kits_need_approval ?? false;
    },
  });
  const {
    mutate: change,
    isPending,
    variables: wanted,
  } = useMutation({
    mutationFn: async (isNeeded: boolean) => {
      const { data, error } = await getSupabase().rpc('set_kits_need_approval', {
        p_workspace_id: userId,
        p_needed: isNeeded,
      });
      if (error) throw error;
      answerSchema.parse(data);
      return isNeeded;
    },
    onSuccess: (isNeeded) => queries.setQueryData(queryKey, isNeeded),
    onError: () =>
      toast({
        kind: 'destructive',
        title: 'The rule could not be changed',
        description: 'Please try again.',
      }),
  });
  return (
    <Checkbox
      checked={(isPending ? wanted : isOn) ?? false}
      disabled={isOn === undefined || isPending}
      onChange={({ target }) => change(target.checked)}
    >
      Launch kits hold only ads that are approved
    </Checkbox>
  );
}
