import { accountExportSchema, askedExportSchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { saveBlob } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { AUTH_TOASTS } from '../texts.ts';

/** Polling interval in milliseconds for the state of an export that is being created. */
const ASK_EVERY_MS = 5000;

const exportKey = (userId: string | null) => ['account', 'export', userId];

/**
 * Returns the query for the data export of the signed-in user. The result is null when no export is in progress
 * or ready.
 */
export function useExport() {
  const userId = useUserId();
  return useQuery({
    queryKey: exportKey(userId),
    queryFn: userId
      ? async ({ signal }) => {
          const { data, error } = await getSupabase().rpc('account_export').abortSignal(signal);
          if (error) throw error;
          return accountExportSchema.nullable().parse(data);
        }
      : skipToken,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'asked' || data?.state === 'making' ? ASK_EVERY_MS : false,
  });
}

/** Requests a ZIP file with all data of the signed-in user. */
export function useAskForExport() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await getSupabase().functions.invoke<unknown>('export-account');
      if (error) throw error;
      return askedExportSchema.parse(data);
    },
    onSuccess: (asked) => {
      queryClient.setQueryData(exportKey(userId), asked);
      toast(asked.was_under_way ? AUTH_TOASTS.exportUnderWay : AUTH_TOASTS.exportAsked);
    },
    onError: async (error) => {
      const refusal = await readTooSoonMessage(error);
      toast(refusal ? AUTH_TOASTS.exportTooSoon(refusal) : AUTH_TOASTS.exportNotAsked);
    },
  });
}

const refusalSchema = z.object({ context: z.instanceof(Response) });

/** Returns the message of `export-account` when the user requests a second export within an hour. */
async function readTooSoonMessage(error: unknown): Promise<string | undefined> {
  const refusal = refusalSchema.safeParse(error);
  if (!refusal.success || refusal.data.context.status !== 429) return undefined;
  const body: unknown = await refusal.data.context.json().catch(() => null);
  return z.object({ error: z.string() }).safeParse(body).data?.error;
}

/** Downloads a finished export as `adwright.zip`. */
export function useExportDownload() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: async (id: string) => {
      const { data, error } = await getSupabase().functions.invoke<unknown>('download-export', {
        body: { id },
      });
      if (error) throw error;
      return z.instanceof(Blob).parse(data);
    },
    onSuccess: (archive) => {
      saveBlob(archive, 'adwright.zip');
      toast(AUTH_TOASTS.accountExported);
    },
    onError: () => {
      toast(AUTH_TOASTS.accountNotExported);
      return queryClient.invalidateQueries({ queryKey: exportKey(userId) });
    },
  });
}
