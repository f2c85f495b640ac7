import { type InvoiceRow, invoiceRowSchema } from '@adwright/contracts';
import { getSupabase, useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';
import * as z from 'zod';

export function invoicesQueryKey(userId: string | null) {
  return ['billing', 'invoices', userId] as const;
}

/** Returns the query for the signed-in user's invoices, newest first. */
export function useInvoices() {
  const userId = useUserId();
  return useQuery({
    queryKey: invoicesQueryKey(userId),
    queryFn: userId ? ({ signal }) => fetchInvoices(userId, signal) : skipToken,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Reads the invoices of the user's payments.
 * @throws the error that the data service returned
 */
async function fetchInvoices(userId: string, signal: AbortSignal): Promise<InvoiceRow[]> {
  const { data, error } = await getSupabase()
    .from('invoices')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .abortSignal(signal);
  if (error) throw error;
  return z.array(invoiceRowSchema).parse(data);
}
