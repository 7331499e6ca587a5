import { z } from 'zod'
import { AppDocument, UncheckedDocument } from '../http/app-document.ts'
import { PathId } from '../http/common.ts'
import { ErrorDetails } from '../http/error-body.ts'

export const promptLimits = { max: 4000 } as const

export const GenerationRequest = z.object({
  prompt: z
    .string('Please describe your app idea.')
    .trim()
    .min(1, 'Please describe your app idea.')
    .max(
      promptLimits.max,
      `A description can have at most ${promptLimits.max.toLocaleString('en-US')} characters.`,
    ),
  /** Another seed gives the same description another look. */
  seed: z.int().min(0).max(2_147_483_647).optional(),
})
export type GenerationRequest = z.infer<typeof GenerationRequest>

/** With `schema` that app is changed as described instead of another being made; nothing is saved. */
export const GenerateAppRequest = GenerationRequest.extend({ schema: UncheckedDocument.optional() })
export type GenerateAppRequest = z.infer<typeof GenerateAppRequest>

/** Where a generation failed. */
export const GenerationStage = z.enum(['input', 'quota', 'provider', 'parse', 'repair'])
export type GenerationStage = z.infer<typeof GenerationStage>

/** Who wrote the app: the configured AI model, or Kwiq's built-in generator. */
export const GenerationSource = z.enum(['model', 'built-in'])
export type GenerationSource = z.infer<typeof GenerationSource>

/** Each feature understood, with the ids of the components that serve it. */
export const Trace = z.record(z.string(), z.array(z.string()))
export type Trace = z.infer<typeof Trace>

/** One line of a proposal: what would change, in words. */
export const ProposedChange = z.object({ message: z.string(), screenId: z.string().nullable() })
export type ProposedChange = z.infer<typeof ProposedChange>

/**
 * Changes to a non-empty document of a project, not saved yet: to accept, PUT `layout` as the schema with
 * `baseEtag` as If-Match.
 */
export const Proposal = z.object({ baseEtag: z.string(), changes: z.array(ProposedChange) })
export type Proposal = z.infer<typeof Proposal>

export const GenerationSuccess = z.object({
  ok: z.literal(true),
  layout: AppDocument,
  /** What the model answered, or the built-in generator's plan, as text. */
  raw: z.string(),
  source: GenerationSource,
  trace: Trace,
  /** Parts of the description no place was found for. */
  unplaced: z.array(z.string()),
  /** Something to tell the person, such as that the built-in generator stood in for the model. */
  notice: z.string().nullable(),
  /** What the run took of the month's generations: nothing when it changed nothing. */
  cost: z.int(),
  /** In a project with a non-empty document only. */
  proposal: Proposal.nullable(),
  /** In a project with an empty document only: the ETag of the document just saved. */
  savedEtag: z.string().nullable(),
})
export type GenerationSuccess = z.infer<typeof GenerationSuccess>

/**
 * The person accepts changes that were proposed, or some of them: `schema` is the document with these. Saved as one
 * version that tells the instruction.
 */
export const AcceptProposalRequest = z.strictObject({
  prompt: z.string().trim().min(1).max(promptLimits.max),
  schema: UncheckedDocument,
})
export type AcceptProposalRequest = z.infer<typeof AcceptProposalRequest>

/**
 * The id the caller gives a streamed run, in this request header: a UUID. A run with an id goes on for ten seconds
 * after its connection is gone, and can be followed again from its beginning; without one it ends with the connection.
 */
export const runIdHeader = 'kwiq-run'

export const RunParams = z.object({ id: PathId })

/** Also carries `message` and `code` as every error does. */
export const GenerationFailure = z.object({
  ok: z.literal(false),
  error: z.string(),
  stage: GenerationStage,
  raw: z.string().optional(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: ErrorDetails.optional(),
})
export type GenerationFailure = z.infer<typeof GenerationFailure>

export const GenerationResponse = z.discriminatedUnion('ok', [GenerationSuccess, GenerationFailure])
export type GenerationResponse = z.infer<typeof GenerationResponse>
