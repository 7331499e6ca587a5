import { z } from 'zod'
import { PathId, Timestamp } from '../http/common.ts'
import { projectLimits } from '../projects/project.ts'

export const transferModes = ['quick', 'deferred'] as const
export const transferSources = ['URL', 'ZIP', 'GITHUB'] as const

export const transferLimits = { sourceValue: 2000 } as const

/** What is missing, in the words of the page. */
export const missingTransferFields = {
  quick: 'Please provide project name and URL',
  deferred: 'Please provide all required fields',
} as const

/** `quick` wraps a URL at once; `deferred` remembers a ZIP's name or a repository's address for later. */
export const TransferRequest = z
  .object({
    mode: z.enum(transferModes),
    projectName: z.string().trim().default(''),
    sourceType: z.enum(transferSources),
    sourceValue: z.string().trim().default(''),
  })
  .superRefine(({ mode, projectName, sourceType, sourceValue }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (projectName === '') refuse('projectName', missingTransferFields[mode])
    else if (sourceValue === '') refuse('sourceValue', missingTransferFields[mode])
    if (projectName.length > projectLimits.name)
      refuse('projectName', `A project name can have at most ${projectLimits.name} characters.`)
    if (sourceValue.length > transferLimits.sourceValue)
      refuse('sourceValue', `The source can have at most ${transferLimits.sourceValue} characters.`)
    if ((mode === 'quick') !== (sourceType === 'URL'))
      refuse('sourceType', 'A URL is wrapped at once; a ZIP or a repository is saved for conversion.')
  })
export type TransferRequest = z.infer<typeof TransferRequest>

/** Something kept for later conversion. Of a ZIP only its name is kept. */
export const Transfer = z.object({
  id: z.uuid(),
  projectName: z.string(),
  sourceType: z.enum(transferSources),
  sourceValue: z.string(),
  createdAt: Timestamp,
})
export type Transfer = z.infer<typeof Transfer>

/** `projectId` after a quick wrap, `transfer` after a deferred one; `couldRead` tells whether the site answered. */
export const TransferResult = z.object({
  mode: z.enum(transferModes),
  projectId: z.uuid().nullable(),
  couldRead: z.boolean().nullable(),
  transfer: Transfer.nullable(),
})
export type TransferResult = z.infer<typeof TransferResult>

export const TransferParams = z.object({ id: PathId })
