import { planTable } from '@kwiq/contracts'
import type { SubscriptionRow } from '../../../db/schema/index.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { renderPlainPage } from '../../../http/plain-page/render-plain-page.ts'
import type { PaidTier } from '../../../platform/payments/index.ts'

const notice = '<p class="notice" role="note">Test mode: no card is charged</p>'

/** The page that stands in for Stripe Checkout. */
export function renderCheckout(tier: PaidTier, email: string): string {
  const { displayPrice, billingPeriod, description, limits } = planTable[tier]
  const features = limits.features.map((feature) => `<li>${escapeHtml(feature)}</li>`).join('')
  return renderPlainPage({
    title: 'Test checkout',
    className: 'narrow',
    body: `<main class="card">
${notice}
<h1>Subscribe to ${tier}</h1>
<p class="muted">${escapeHtml(description)}</p>
<p class="price"><b>${displayPrice}</b> ${billingPeriod}</p>
<ul>${features}</ul>
<dl><dt>Account</dt><dd>${escapeHtml(email)}</dd><dt>Due today</dt><dd>${displayPrice}.00</dd></dl>
<form method="post" action="/api/test-checkout"><input type="hidden" name="tier" value="${tier}">
<button type="submit">Subscribe</button></form>
<a class="button" href="/billing?checkout=cancelled">Back to Kwiq</a>
<p class="hint">Stripe is not set up on this server. This page takes its place on this machine and sends the same signed events. It renews by itself until cancelled.</p>
</main>`,
  })
}

/** The page that stands in for Stripe's customer portal. */
export function renderPortal(subscription: SubscriptionRow | null): string {
  return renderPlainPage({
    title: 'Test portal',
    className: 'narrow',
    body: `<main class="card">
${notice}
<h1>Your subscription</h1>
${subscription ? describe(subscription) : '<p class="muted">There is no running subscription.</p>'}
<a class="button" href="/billing">Back to Kwiq</a>
</main>`,
  })
}

function describe({ tier, status, endsAt, periodEnd }: SubscriptionRow): string {
  const until = (endsAt ?? periodEnd)?.toISOString().slice(0, 10) ?? ''
  const state =
    status === 'past_due' ? 'The last payment failed' : endsAt ? `Ends on ${until}` : `Renews on ${until}`
  const other: PaidTier = tier === 'PRO' ? 'TEAM' : 'PRO'
  const actions = [
    ['change-plan', `Change to ${other}`],
    status === 'past_due'
      ? ['recover-payment', 'Pay the open invoice']
      : ['fail-payment', 'Let a payment fail'],
    endsAt ? ['resume', 'Keep the subscription'] : ['cancel-later', 'Cancel at the end of the period'],
    ['cancel', 'Cancel now'],
  ] as const
  const buttons = actions.map(
    ([action, label]) =>
      `<button type="submit" name="action" value="${action}"${action === 'cancel' ? ' class="danger"' : ''}>${label}</button>`,
  )
  return `<dl><dt>Plan</dt><dd>${tier}, ${planTable[tier].displayPrice} ${planTable[tier].billingPeriod}</dd><dt>State</dt><dd>${state}</dd></dl>
<form method="post" action="/api/test-portal" class="actions">${buttons.join('')}</form>`
}
