import { STARTER_PLAN } from '@adwright/contracts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { renderAction, renderPage } from './page-layout.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * Creates the route for the page of a checkout session, which shows the purchase and a button for each possible
 * outcome.
 */
export function createPaymentPage(sandbox: Sandbox): Hono {
  const pages = new Hono();
  const find = (id: string) => sandbox.state.checkouts.find((each) => each.id === id);

  pages.get('/:id', (c) => {
    const checkout = find(c.req.param('id'));
    if (checkout?.status !== 'open') return c.html(renderUsedUp(), 410);
    const declined = c.req.query('declined') !== undefined;
    return c.html(
      renderPage(
        `Subscribe to ${STARTER_PLAN.label}`,
        html`<p class="price">${STARTER_PLAN.priceLabel} a ${STARTER_PLAN.interval}</p>
          <p>${STARTER_PLAN.credits} ad credits, ${STARTER_PLAN.support.toLowerCase()}. Cancel anytime.</p>
          ${declined ? html`<p class="alert" role="alert">The payment was declined. Nothing was charged.</p>` : ''}
          ${renderAction(`/pay/${checkout.id}/subscribe`, 'Subscribe', 'main')}
          ${renderAction(`/pay/${checkout.id}/decline`, 'Make the payment fail')}
          <p><a href="${checkout.cancelUrl}">Cancel and go back</a></p>`,
      ),
    );
  });

  pages.post('/:id/subscribe', async (c) => {
    const checkout = find(c.req.param('id'));
    if (!checkout || checkout.status === 'expired') return c.html(renderUsedUp(), 410);
    await sandbox.pay(checkout);
    return c.redirect(checkout.successUrl, 303);
  });

  pages.post('/:id/decline', (c) => c.redirect(`/pay/${c.req.param('id')}?declined`, 303));

  return pages;
}

function renderUsedUp() {
  return renderPage(
    'This payment page is no longer open',
    html`<p>It was paid, replaced by a newer one, or never existed. Start again from the pricing page.</p>`,
  );
}
