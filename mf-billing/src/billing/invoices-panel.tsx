import type { InvoiceRow } from '@adwright/contracts';
import { ErrorState, formatShortDate, Panel } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import classes from './entries.module.css';
import { useInvoices } from './use-invoices.ts';

/** Shows a panel that lists all invoices with their PDFs. */
export function InvoicesPanel() {
  const { data: invoices, isError, refetch } = useInvoices();
  return (
    <Panel title="Invoices">
      {!invoices && isError ? (
        <ErrorState title="Failed to load your invoices" onRetry={() => refetch()} />
      ) : null}
      {!invoices && !isError ? (
        <div role="status" aria-label="Loading your invoices">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ) : null}
      {invoices?.length === 0 ? <p className={classes.soft}>No invoices yet.</p> : null}
      {invoices && invoices.length > 0 ? (
        <table className={classes.entries}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col" className={classes.spare}>
                Number
              </th>
              <th scope="col">Status</th>
              <th scope="col">Amount</th>
              <th scope="col">
                <span className={classes.hidden}>PDF</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      ) : null}
    </Panel>
  );
}

const STATUS_LABELS: Record<string, string> = {
  paid: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

function InvoiceLine({ invoice }: { invoice: InvoiceRow }) {
  const name = invoice.number ?? invoice.id;
  return (
    <tr>
      <td>{formatShortDate(invoice.created_at)}</td>
      <td className={classes.spare}>{name}</td>
      <td>{STATUS_LABELS[invoice.status] ?? 'Not paid'}</td>
      <td>{invoice.status in STATUS_LABELS ? formatAmount(invoice) : '–'}</td>
      <td>
        {invoice.pdf_url ? (
          <a
            href={invoice.pdf_url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Download invoice ${name}`}
          >
            Download
          </a>
        ) : null}
      </td>
    </tr>
  );
}

/**
 * Formats the amount that was paid for an invoice. The amount is in the currency's minor unit; in all our
 * currencies, a hundred minor units make one major unit.
 */
function formatAmount({ amount_paid, currency }: InvoiceRow): string {
  return (amount_paid / 100).toLocaleString('en-US', { style: 'currency', currency });
}
