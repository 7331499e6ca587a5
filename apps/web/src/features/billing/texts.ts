import type { Tier } from '@kwiq/contracts'

export const texts = {
  title: 'Billing & Subscription',
  documentTitle: 'Billing - Kwiq',
  renews: 'Renews by itself until you cancel.',
  currentPlan: (tier: Tier) => `Current Plan: ${tier}`,
  active: 'Active',
  free: 'Free',
  manage: 'Manage Subscription',
  loading: 'Loading...',
  usage: {
    projects: 'Projects',
    generations: 'AI generations',
    exports: 'Exports',
    of: (limit: number) => `of ${limit}`,
    unlimited: 'unlimited',
    used: (label: string, used: number, limit: number) => `${label}: ${used} of ${limit} used`,
  },
  nextPayment: 'Next payment',
  ends: 'Ends',
  on: (day: string) => `on ${day}`,
  pastDue:
    'The last payment failed. Your plan stays while the payment is tried again. Update your card in Manage Subscription.',
  upgradeHeading: 'Upgrade Your Plan',
  availableHeading: 'Available Plans',
  mostPopular: 'Most Popular',
  current: 'Current Plan',
  upgradeTo: (tier: Tier) => `Upgrade to ${tier}`,
  downgradeTo: (tier: Tier) => `Downgrade to ${tier}`,
  freeTier: 'Free Tier',
  afterwards:
    'When a plan ends, nothing is deleted. Projects stay readable, editable and exportable as JSON; only making more than the plan allows waits.',
  grace:
    'When a payment fails, your plan stays as it is while the payment is tried again over the following days. You see it here and can change the card in Manage Subscription. Only when the last try has failed does the subscription end, and your account goes on as FREE.',
  createFailed: 'Failed to create subscription. Please try again.',
  portalFailed: 'Failed to access billing portal. Please try again.',
  confirming: 'Your payment is being confirmed. Your plan changes as soon as that is done.',
  changed: 'Plan changed',
  changedTo: (tier: Tier) => `You are on the ${tier} plan now.`,
  cancelled: 'Checkout cancelled',
  cancelledNote: 'Nothing was charged.',
}
