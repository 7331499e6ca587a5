import { z } from 'zod'
import { PageQuery, PathId, Timestamp } from '../http/common.ts'

export const BuildPlatform = z.enum(['android', 'ios'])
export type BuildPlatform = z.infer<typeof BuildPlatform>

export const BuildStatus = z.enum(['pending', 'building', 'completed', 'failed'])
export type BuildStatus = z.infer<typeof BuildStatus>

/** What a build is doing, in order. A pending build is `queued`; a finished one keeps the step it came to. */
export const buildSteps = ['queued', 'preparing', 'packing', 'signing', 'checking', 'storing'] as const
export const BuildStep = z.enum(buildSteps)
export type BuildStep = z.infer<typeof BuildStep>

/** What a file of a build is: the page says it in words. */
export const ArtifactKind = z.enum(['apk', 'aab', 'xcode', 'source'])
export type ArtifactKind = z.infer<typeof ArtifactKind>

/** A file of a completed build. */
export const Artifact = z.object({
  /** Such as `app.apk`. */
  name: z.string(),
  kind: ArtifactKind,
  /** Bytes. */
  size: z.int(),
  /** SHA-256, hexadecimal. */
  sha256: z.string(),
  /** Path on this server; needs the right to download. */
  url: z.string(),
})
export type Artifact = z.infer<typeof Artifact>

export const Build = z.object({
  id: z.uuid(),
  platform: BuildPlatform,
  status: BuildStatus,
  /** The main file; null unless the build is completed and its files are still kept. */
  buildUrl: z.string().nullable(),
  createdAt: Timestamp,
  projectId: z.uuid(),
  projectName: z.string(),
  /** The version of the project this build is made of. */
  versionNumber: z.int(),
  /** 1 for the build that is next; null unless pending. */
  queuePosition: z.int().nullable(),
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  /** Why it failed, in one plain sentence. */
  error: z.string().nullable(),
  artifacts: z.array(Artifact),
  step: BuildStep,
  /** Grows with each build of a project: Android's version code, Apple's build number. */
  buildNumber: z.int(),
  /** SHA-256 of the signer's certificate as AA:BB:...; null where nothing is signed. */
  signer: z.string().nullable(),
  /** What changed since the completed build before, in words; null for a project's first. */
  changes: z.array(z.string()).nullable(),
  /** What a person should know of the result, such as why a file is missing. */
  notes: z.array(z.string()),
})
export type Build = z.infer<typeof Build>

export const ListBuildsQuery = PageQuery.extend({
  /** Builds of this project alone. */
  projectId: PathId.optional(),
})
export type ListBuildsQuery = z.infer<typeof ListBuildsQuery>

export const BuildParams = z.object({ id: PathId })
export const ArtifactParams = z.object({ id: PathId, name: z.string().min(1).max(100) })

/** A way to install an app on a phone that is not signed in: scanned, not typed. */
export const InstallLink = z.object({
  /** Downloads the APK, without an account, while it lasts. */
  url: z.url(),
  expiresAt: Timestamp,
})
export type InstallLink = z.infer<typeof InstallLink>

export const InstallParams = z.object({ token: z.string().min(1).max(400) })
