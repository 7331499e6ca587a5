import { type FeatureFlag, type FeatureFlagName, featureFlags } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { findFlags, isSwitchedOff, upsertFlag } from './flags-repository.ts'
import { recordActivity } from './record-activity.ts'

const isFlagName = (name: string): name is FeatureFlagName => Object.hasOwn(featureFlags, name)

const names = Object.keys(featureFlags).filter(isFlagName)

/** Throws 403 when the OWNER has switched that part of Kwiq off. */
export async function requireFeature(database: Database, name: FeatureFlagName): Promise<void> {
  const isOff = await cachedRead(database, { key: ['flag', name], tables: ['feature_flags'] }, () =>
    isSwitchedOff(database, name),
  )
  if (isOff) throw new AppError('forbidden', 'The owner of this Kwiq has switched this off for now.')
}

/** Everything that can be switched off. */
export async function listFlags(database: Database): Promise<FeatureFlag[]> {
  const stored = new Map((await findFlags(database)).map((flag) => [flag.name, flag]))
  return names.map((name) => {
    const flag = stored.get(name)
    return {
      name,
      description: featureFlags[name],
      enabled: flag?.enabled ?? true,
      updatedAt: flag?.updatedAt.toISOString() ?? null,
    }
  })
}

/** Switches it, for every process and at once. Throws 404 for a flag there is not. */
export async function setFlag(
  context: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  name: string,
  enabled: boolean,
): Promise<FeatureFlag> {
  if (!isFlagName(name)) throw notFound('Flag')
  const updatedAt = context.clock.now()
  await context.database.transaction(async (transaction) => {
    await upsertFlag(transaction, { name, enabled, updatedAt })
    await recordActivity(
      { ...context, database: transaction },
      { action: enabled ? 'flag.enabled' : 'flag.disabled', resourceType: 'flag', resourceId: name, userId },
    )
  })
  return { name, description: featureFlags[name], enabled, updatedAt: updatedAt.toISOString() }
}
