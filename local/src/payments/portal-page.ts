import { EXTRA_SEAT, STARTER_PLAN } from '@adwright/contracts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { renderAction, renderPage } from './page-layout.ts';
import { findDisputableInvoice, isWithBank, type Sandbox } from './sandbox.ts';
import type { Customer, Invoice, Subscription } from './sandbox-state.ts';

/**
 * Creates the routes of the page on which a customer manages the subscription. The page also has sandbox
 * buttons that trigger later events of a subscription, such as a failed payment.
 */
export function createPortalPage(sandbox: Sandbox): Hono {
  const pages = new Hono();
  const find = (id: string) => sandbox.state.portals.find((each) => each.id === id);

  pages.get('/portal/:id', (c) => {
    const portal = find(c.req.param('id'));
    const customer = portal && sandbox.customer(portal.customer);
    if (!customer) return c.notFound();
    const [subscription] = sandbox.subscriptionsOf(customer.id);
    return c.html(
      renderPage(
        'Manage your subscription',
        html`${subscription ? renderSubscription(sandbox, portal.id, subscription, customer) : html`<p>You have no subscription.</p>`}
          <h2>Invoices</h2>
          ${renderInvoices(sandbox.invoicesOf(customer.id))}
          <p><a href="${portal.returnUrl}">Return to Adwright</a></p>`,
      ),
    );
  });

  pages.post('/portal/:id/:action', async (c) => {
    const portal = find(c.req.param('id'));
    const customer = portal && sandbox.customer(portal.customer);
    const [subscription] = customer ? sandbox.subscriptionsOf(customer.id) : [];
    const invoice = subscription && findDisputableInvoice(sandbox.state, subscription);
    if (!customer || !subscription || !invoice) return c.notFound();
    const actions = new Map<string, () => Promise<void>>(
      Object.entries({
        cancel: () => sandbox.updateSubscription(subscription, { cancelAtPeriodEnd: true }),
        keep: () => sandbox.updateSubscription(subscription, { cancelAtPeriodEnd: false }),
        'decline-next': () => sandbox.setCard(customer, 'declined'),
        'accept-next': () => sandbox.setCard(customer, 'accepted'),
        'end-period': () => sandbox.endPeriod(subscription),
        'pay-open': () => sandbox.payOpenInvoice(subscription),
        inquire: () => sandbox.openInquiry(invoice),
        'close-inquiry': () => sandbox.closeInquiry(invoice),
        dispute: () => sandbox.openDispute(invoice),
        'answer-dispute': () => sandbox.answerDispute(invoice),
        'win-dispute': () => sandbox.closeDispute(invoice, 'won'),
        'lose-dispute': () => sandbox.closeDispute(invoice, 'lost'),
      }),
    );
    const act = actions.get(c.req.param('action'));
    if (!act) return c.notFound();
    await act();
    return c.redirect(`/portal/${portal.id}`, 303);
  });

  pages.get('/invoices/:file', (c) => {
    const invoice = sandbox.state.invoices.find((each) => `${each.id}.pdf` === c.req.param('file'));
    const customer = invoice && sandbox.customer(invoice.customer);
    if (!customer) return c.notFound();
    return c.body(renderInvoicePdf(invoice, customer), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${invoice.number}.pdf"`,
    });
  });

  return pages;
}

function renderSubscription(
  { state }: Sandbox,
  portalId: string,
  subscription: Subscription,
  customer: Customer,
) {
  const invoice = findDisputableInvoice(state, subscription);
  const dispute = invoice?.dispute;
  const button = (name: string, label: string) =>
    renderAction(`/portal/${portalId}/${name}`, label);
  if (subscription.status === 'canceled') return html`<p>Your subscription has ended.</p>`;
  return html`<dl>
      <dt>Plan</dt>
      <dd>${STARTER_PLAN.label}, ${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}</dd>
      <dt>Further seats</dt>
      <dd>${subscription.seats}, ${EXTRA_SEAT.priceLabel} each</dd>
      <dt>Status</dt>
      <dd>${subscription.status === 'active' ? 'Active' : 'Payment failed'}</dd>
      <dt>${subscription.cancelAtPeriodEnd ? 'Ends on' : 'Renews on'}</dt>
      <dd>${formatDay(subscription.periodEnd)}</dd>
    </dl>
    ${subscription.status === 'past_due' ? button('pay-open', 'Pay the open invoice') : ''}
    ${subscription.cancelAtPeriodEnd ? button('keep', 'Keep subscription') : button('cancel', 'Cancel subscription')}
    <h2>Try out</h2>
    ${
      customer.card === 'accepted'
        ? button('decline-next', 'Make the next payment fail')
        : button('accept-next', 'Let the next payment succeed')
    }
    ${button('end-period', 'Skip to the end of the period')}
    ${
      dispute === null
        ? html`${button('inquire', 'Let the bank ask about the last payment')}
          ${button('dispute', 'Dispute the last payment at the bank')}`
        : ''
    }
    ${
      dispute === 'warning_needs_response'
        ? html`${button('close-inquiry', 'Let the bank drop its question')}
          ${button('dispute', 'Let the question become a dispute')}`
        : ''
    }
    ${dispute === 'needs_response' ? button('answer-dispute', 'Answer the dispute') : ''}
    ${
      invoice && isWithBank(invoice)
        ? html`${button('win-dispute', 'Decide the dispute for Adwright')}
          ${button('lose-dispute', 'Decide the dispute for the customer')}`
        : ''
    }`;
}

function renderInvoices(invoices: Invoice[]) {
  if (invoices.length === 0) return html`<p>None yet.</p>`;
  return html`<ul>
    ${invoices.map(
      (invoice) =>
        html`<li>
          <a href="/invoices/${invoice.id}.pdf">${invoice.number}</a>
          <span>${formatDay(invoice.created)}</span>
          <span>$${(invoice.amount / 100).toFixed(2)}, ${invoice.status}</span>
        </li>`,
    )}
  </ul>`;
}

function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
