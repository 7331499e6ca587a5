import { z } from 'zod'
import { Tier, User } from '../accounts/user.ts'
import { GenerationSource, GenerationStage } from '../generation/generation.ts'
import { PageQuery, Timestamp } from '../http/common.ts'

/** The platform in four numbers. */
export const AdminStats = z.object({
  totalUsers: z.int(),
  /** Paid subscriptions that are running. */
  activeSubscriptions: z.int(),
  /** US dollars a month of the running subscriptions. */
  monthlyRevenue: z.number(),
  /** Without deleted ones. */
  totalProjects: z.int(),
})
export type AdminStats = z.infer<typeof AdminStats>

/** An account as the OWNER sees it. */
export const AdminUser = User.omit({ aiGenerationsUsed: true, exportsUsed: true }).extend({
  suspendedAt: Timestamp.nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const ListUsersQuery = PageQuery.extend({
  /** Part of an email or name, in any case. */
  search: z
    .string()
    .trim()
    .max(200)
    .refine((text) => !text.includes('\0'), 'The search holds a character that cannot be stored.')
    .optional(),
})
export type ListUsersQuery = z.infer<typeof ListUsersQuery>

/** OWNER is not given away here: `OWNER_EMAIL` says who it is. */
export const UpdateUserRequest = z
  .strictObject({
    role: Tier.exclude(['OWNER']).optional(),
    suspended: z.boolean().optional(),
  })
  .refine((body) => body.role !== undefined || body.suspended !== undefined, 'Say what to change.')
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>

/** A generation as the OWNER sees it. The description itself is never recorded. */
export const AdminRun = z.object({
  id: z.uuid(),
  /** Of who asked for it; null when the account is gone. */
  email: z.string().nullable(),
  status: z.enum(['running', 'succeeded', 'failed', 'cancelled']),
  source: GenerationSource.nullable(),
  /** Name of the language model that was asked, if one was. */
  model: z.string().nullable(),
  /** Where it failed, if it did. */
  stage: GenerationStage.nullable(),
  /** Milliseconds. */
  duration: z.int().nullable(),
  tokens: z.int().nullable(),
  /** US dollars; null where the model's price is not known. */
  cost: z.number().nullable(),
  createdAt: Timestamp,
})
export type AdminRun = z.infer<typeof AdminRun>

/** A part of Kwiq that the OWNER can switch off for everybody. */
export const FeatureFlag = z.object({
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  updatedAt: Timestamp.nullable(),
})
export type FeatureFlag = z.infer<typeof FeatureFlag>

/** What can be switched off, with what then no longer works. */
export const featureFlags = {
  registration: 'New people can make an account.',
  generation: 'Apps are generated and changed by words.',
  builds: 'Android and iOS builds are accepted.',
  transfer: 'Websites are wrapped as apps.',
  'template-publishing': 'People hand in templates for the marketplace.',
} as const
export type FeatureFlagName = keyof typeof featureFlags
