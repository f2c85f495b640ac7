import { accountArchive } from '../_account/account-archive.ts';
import { browserFunction, type Handler } from '../_payments/browser-function.ts';
import type { Payments } from '../_payments/payments.ts';
import { authenticate } from '../_payments/request.ts';

/** POST export-account: a ZIP of everything that is kept about the caller. */
export function exportAccount(payments: Payments): Handler {
  return browserFunction(async (request) => {
    const caller = await authenticate(payments, request);
    const archive = await accountArchive(payments.database, caller);
    return new Response(streamOf(archive), {
      headers: {
        // The type under which supabase-js gives a Blob.
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="adwright.zip"',
      },
    });
  });
}

/** The chunks as they are asked for. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
