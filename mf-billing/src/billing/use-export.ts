import { getSupabase } from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { BILLING_TOASTS } from '../texts.ts';

/** Downloads everything kept about the signed-in user as `adwright.zip`. */
export function useExport() {
  return useMutation({
    mutationFn: fetchArchive,
    onSuccess: (archive) => {
      save(archive, 'adwright.zip');
      toast(BILLING_TOASTS.accountExported);
    },
    onError: () => toast(BILLING_TOASTS.accountNotExported),
  });
}

/** @throws the function's error */
async function fetchArchive(): Promise<Blob> {
  const { data, error } = await getSupabase().functions.invoke('export-account');
  if (error) throw error;
  return z.instanceof(Blob).parse(data);
}

/** Safari reads the address once its user has allowed the download. */
const ADDRESS_KEPT_MS = 5 * 60_000;

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_KEPT_MS);
}
