import { AppError, downloadExportRequestSchema } from '@adwright/contracts';
import * as z from 'zod';
import { streamParts } from '../_account/export-parts.ts';
import { createBrowserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate, readBody } from '../_payments/request.ts';

/**
 * Handles POST download-export: returns the ZIP of the caller's export while it is available, and otherwise
 * 404.
 */
export function downloadExport(payments: Payments): Handler {
  return createBrowserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const { id } = await readBody(request, downloadExportRequestSchema);
    const { database } = payments;
    const { data, error } = await database.rpc('export_parts', { p_user_id: caller.id, p_id: id });
    if (error) throw new AppError('unavailable', `export_parts: ${error.message}`);
    const [stored] = z.array(z.object({ folder: z.string(), parts: z.number() })).parse(data);
    if (!stored) {
      throw new AppError('not_found', 'the user has no export to download', {
        userMessage: 'This download is no longer there. Please ask for a new one.',
      });
    }
    return new Response(
      streamParts(database, { folder: stored.folder, user_id: caller.id }, stored.parts),
      {
        headers: {
          // For this content type, supabase-js returns a Blob.
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment; filename="adwright.zip"',
          'Cache-Control': 'no-store',
        },
      },
    );
  });
}
