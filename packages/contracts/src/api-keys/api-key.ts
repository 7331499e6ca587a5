import { z } from 'zod'
import { PathId, Timestamp } from '../http/common.ts'

/** What a key may do: GET needs read; POST, PUT and PATCH write; DELETE delete; sharing needs admin as well. */
export const apiKeyPermissions = ['read', 'write', 'delete', 'admin'] as const
export const ApiKeyPermission = z.enum(apiKeyPermissions)
export type ApiKeyPermission = z.infer<typeof ApiKeyPermission>

/** `perPerson`: keys one can have at a time; `days`: the longest life one can give a key. */
export const apiKeyLimits = { name: 100, perPerson: 50, days: 3650 } as const

/** One key of the person's. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The full value; null when this server's secret has changed since, so that it cannot be shown any more. */
  key: z.string().nullable(),
  permissions: z.array(ApiKeyPermission),
  createdAt: Timestamp,
  lastUsed: Timestamp.nullable(),
  expiresAt: Timestamp.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const CreateApiKeyRequest = z.object({
  name: z
    .string('Please enter a name for the API key.')
    .trim()
    .min(1, 'Please enter a name for the API key.')
    .max(apiKeyLimits.name, `A name can have at most ${apiKeyLimits.name} characters.`),
  permissions: z
    .array(ApiKeyPermission, 'Please select at least one permission.')
    .min(1, 'Please select at least one permission.')
    .max(20),
  /** Days until the key stops working; without it the key works until it is deleted. */
  expiresInDays: z.int().min(1).max(apiKeyLimits.days).nullish(),
})
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>

export const ApiKeyParams = z.object({ id: PathId })
export type ApiKeyParams = z.infer<typeof ApiKeyParams>
