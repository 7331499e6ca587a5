import type { Tier } from '../accounts/user.ts'
import { describePlanLimit, type ExportPlatform, isWithinLimit, planTable, publicTiers } from '../plans.ts'

const platformNames: Record<ExportPlatform, string> = { android: 'Android', ios: 'iOS' }

/** Names of platforms in a sentence: `Android and iOS`. */
function namesOf(platforms: readonly ExportPlatform[]): string {
  return platforms.map((platform) => platformNames[platform]).join(' and ')
}

/**
 * Why someone of this tier who has used `used` exports this month may not export for a platform: a sentence that
 * names the limit and the plan that lifts it. Null when they may.
 */
export function describeExportRefusal(tier: Tier, platform: ExportPlatform, used: number): string | null {
  const { name, limits } = planTable[tier]
  const isOffered = limits.exportPlatforms.includes(platform)
  if (isOffered) return isWithinLimit(used, limits.exports) ? null : describePlanLimit(tier, 'exports')
  const here =
    limits.exportPlatforms.length === 0
      ? `The ${name} plan includes ${limits.exports} exports a month.`
      : `The ${name} plan exports for ${namesOf(limits.exportPlatforms)}.`
  const lifting = publicTiers.find((other) => planTable[other].limits.exportPlatforms.includes(platform))
  if (!lifting) return here
  const lifted = planTable[lifting]
  return `${here} Upgrade to ${lifted.name} for ${namesOf(lifted.limits.exportPlatforms)} exports.`
}
