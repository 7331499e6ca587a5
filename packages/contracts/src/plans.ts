import type { Tier } from './accounts/user.ts'

/** A limit without an end. */
export const unlimited = -1

export type ExportPlatform = 'android' | 'ios'

export interface PlanLimits {
  /** Projects at one time; -1 is unlimited, here and below. */
  projects: number
  /** Successful AI generations in a calendar month (UTC). */
  aiGenerations: number
  /** Completed exports in a calendar month (UTC). */
  exports: number
  exportPlatforms: readonly ExportPlatform[]
  /** The lines of a plan's card. */
  features: readonly string[]
}

export interface Plan {
  name: string
  description: string
  displayPrice: string
  billingPeriod: string
  /** US cents a month. */
  monthlyCents: number
  limits: PlanLimits
}

/** Prices, limits and wording of every tier: the one table that every page and the server read. */
export const planTable: Readonly<Record<Tier, Plan>> = {
  FREE: {
    name: 'FREE',
    description: 'Perfect for trying out the platform',
    displayPrice: '$0',
    billingPeriod: 'free forever',
    monthlyCents: 0,
    limits: {
      projects: 1,
      aiGenerations: 3,
      exports: 0,
      exportPlatforms: [],
      features: [
        '1 project',
        '3 AI generations a month',
        'Visual studio',
        'Basic components',
        'Community support',
      ],
    },
  },
  PRO: {
    name: 'PRO',
    description: 'For serious app creators',
    displayPrice: '$19',
    billingPeriod: 'per month',
    monthlyCents: 1900,
    limits: {
      projects: 10,
      aiGenerations: 100,
      exports: 10,
      exportPlatforms: ['android'],
      features: [
        '10 projects',
        '100 AI generations a month',
        '10 Android exports a month',
        'Advanced components',
        'Priority support',
        'Code download',
      ],
    },
  },
  TEAM: {
    name: 'TEAM',
    description: 'For teams and agencies',
    displayPrice: '$49',
    billingPeriod: 'per month',
    monthlyCents: 4900,
    limits: {
      projects: unlimited,
      aiGenerations: unlimited,
      exports: unlimited,
      exportPlatforms: ['android', 'ios'],
      features: [
        'Unlimited projects',
        'Unlimited AI generations',
        'Unlimited Android and iOS exports',
        'Team collaboration',
        'White label',
        'Premium support',
      ],
    },
  },
  OWNER: {
    name: 'OWNER',
    description: 'Platform owner access with unlimited features',
    displayPrice: '$0',
    billingPeriod: 'free forever',
    monthlyCents: 0,
    limits: {
      projects: unlimited,
      aiGenerations: unlimited,
      exports: unlimited,
      exportPlatforms: ['android', 'ios'],
      features: [
        'Unlimited projects, AI generations and exports',
        'Admin panel',
        'Platform analytics',
        'User management',
        'Revenue insights',
        'Feature flags',
      ],
    },
  },
}

/** The tiers one can have a card for, in the order of a pricing page. */
export const publicTiers = ['FREE', 'PRO', 'TEAM'] as const satisfies readonly Tier[]

/** Whether `used` leaves room for one more under `limit` (-1 is unlimited). */
export function isWithinLimit(used: number, limit: number): boolean {
  return limit === unlimited || used < limit
}

/** What a plan counts, with the words for one and for several. */
const countedNouns = {
  projects: ['project', 'projects'],
  aiGenerations: ['AI generation a month', 'AI generations a month'],
  exports: ['export a month', 'exports a month'],
} as const

export type CountedLimit = keyof typeof countedNouns

/** The cheapest plan that allows more of `limit` than `tier` does, or null where there is none. */
export function planThatLifts(tier: Tier, limit: CountedLimit): Plan | null {
  const current = planTable[tier].limits[limit]
  if (current === unlimited) return null
  for (const candidate of publicTiers) {
    const offered = planTable[candidate].limits[limit]
    if (offered === unlimited || offered > current) return planTable[candidate]
  }
  return null
}

/** The sentence for someone at a limit: names it, and the plan that lifts it. */
export function describePlanLimit(tier: Tier, limit: CountedLimit): string {
  const here = `The ${planTable[tier].name} plan includes ${countOf(planTable[tier].limits[limit], limit)}.`
  const lifting = planThatLifts(tier, limit)
  if (!lifting) return here
  return `${here} Upgrade to ${lifting.name} for ${countOf(lifting.limits[limit], limit)}.`
}

function countOf(count: number, limit: CountedLimit): string {
  const [one, several] = countedNouns[limit]
  return `${count === unlimited ? 'unlimited' : count} ${count === 1 ? one : several}`
}
