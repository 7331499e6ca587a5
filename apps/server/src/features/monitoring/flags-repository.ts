import type { FeatureFlagName } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { featureFlags } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export async function findFlags(
  database: Database,
): Promise<{ name: string; enabled: boolean; updatedAt: Date }[]> {
  return database.select().from(featureFlags)
}

/** Whether it was ever switched off and is so still. */
export async function isSwitchedOff(database: Database, name: FeatureFlagName): Promise<boolean> {
  const [flag] = await database
    .select({ enabled: featureFlags.enabled })
    .from(featureFlags)
    .where(eq(featureFlags.name, name))
  return flag?.enabled === false
}

export async function upsertFlag(
  database: Database,
  flag: { name: FeatureFlagName; enabled: boolean; updatedAt: Date },
): Promise<void> {
  await database
    .insert(featureFlags)
    .values(flag)
    .onConflictDoUpdate({
      target: featureFlags.name,
      set: { enabled: flag.enabled, updatedAt: flag.updatedAt },
    })
}
