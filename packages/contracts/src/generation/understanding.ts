import { z } from 'zod'
import { Timestamp } from '../http/common.ts'
import { GenerationSource, promptLimits } from './generation.ts'

const phrase = z.string().min(1).max(500)

/** A feature of the description, and the components that serve it. */
export const UnderstoodFeature = z.strictObject({
  feature: phrase,
  componentIds: z.array(z.string().min(1).max(200)).max(200),
})
export type UnderstoodFeature = z.infer<typeof UnderstoodFeature>

/** What a generation understood of its description: shown as "What I understood". */
export const UnderstandingRequest = z.strictObject({
  prompt: z.string().min(1).max(promptLimits.max),
  source: GenerationSource,
  features: z.array(UnderstoodFeature).max(200),
  /** Parts of the description no place was found for. */
  unplaced: z.array(phrase).max(200),
  notice: z.string().max(2000).nullable(),
})
export type UnderstandingRequest = z.infer<typeof UnderstandingRequest>

export const Understanding = UnderstandingRequest.extend({
  updatedAt: Timestamp,
  /** Whether the app is still as it was made: then another look may take its place. */
  isUntouched: z.boolean(),
})
export type Understanding = z.infer<typeof Understanding>
