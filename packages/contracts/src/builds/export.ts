import { z } from 'zod'
import { BuildPlatform } from './build.ts'

export const ExportRequest = z.object({
  platform: z.enum(BuildPlatform.options, 'The platform must be android or ios.'),
})
export type ExportRequest = z.infer<typeof ExportRequest>

/** Longest package id Android takes. */
export const packageIdLimit = 127

export const ExportSettingsRequest = z.strictObject({
  packageId: z.string('Please enter a package id.').trim().min(1, 'Please enter a package id.').max(1000),
})
export type ExportSettingsRequest = z.infer<typeof ExportSettingsRequest>

/** Something about the app to know before it is built. It is built all the same. */
export const ExportProblem = z.object({
  message: z.string(),
  screenId: z.string().nullable(),
})
export type ExportProblem = z.infer<typeof ExportProblem>

/** How an export would turn out, before it is asked for. */
export const ExportCheck = z.object({
  name: z.string(),
  /** Name of a catalogue icon; null: the app has none of its own. */
  icon: z.string().nullable(),
  packageId: z.string(),
  /** Apple's form of it. */
  bundleId: z.string(),
  versionNumber: z.int(),
  permissions: z.array(z.object({ permission: z.string(), componentCount: z.int() })),
  problems: z.array(ExportProblem),
  /** The site, when the app shows one instead of screens. */
  website: z.string().nullable(),
  /** What each platform gives, and why it cannot be had (a plan's limit), or null. */
  platforms: z.array(
    z.object({
      platform: BuildPlatform,
      files: z.array(z.string()),
      refusal: z.string().nullable(),
      notes: z.array(z.string()),
    }),
  ),
  /** Of the plan of the project's owner; -1 is unlimited. */
  usage: z.object({ used: z.int(), limit: z.int() }),
})
export type ExportCheck = z.infer<typeof ExportCheck>
