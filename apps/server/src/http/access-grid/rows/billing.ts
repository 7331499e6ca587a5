import type { AccessRow } from '../access-row.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

export const billingRows: AccessRow[] = [
  { route: 'GET /api/subscriptions/current', may: 'account' },
  // All are on TEAM already, and the OWNER has no plan: who is let in is told so.
  {
    route: 'POST /api/subscriptions/create',
    may: 'account',
    call: { body: { tier: 'TEAM' } },
    except: { platformOwner: 403 },
    alsoPasses: 409,
  },
  { route: 'POST /api/subscriptions/portal', may: 'account', alsoPasses: 409 },
  // Signed by the payment provider instead: without that it is 400.
  { route: 'POST /api/webhooks/stripe', may: 'anyone', call: { body: {} }, alsoPasses: 400 },
  { route: 'GET /api/test-checkout', may: 'account', call: { query: { tier: 'PRO' } } },
  {
    // As above: there is no plan to change.
    route: 'POST /api/test-checkout',
    may: 'account',
    call: { body: 'tier=TEAM', headers: form },
    except: { platformOwner: 403 },
  },
  { route: 'GET /api/test-portal', may: 'account' },
  { route: 'POST /api/test-portal', may: 'account', call: { body: 'action=resume', headers: form } },
]
