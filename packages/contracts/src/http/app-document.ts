import type { AppDocument as Document } from '@kwiq/app-model'
import { z } from 'zod'

/**
 * An app document in an answer. Here only its outline is looked at: the server has validated it with
 * app-model's `validateDocument`, and checking two megabytes twice would buy nothing.
 */
export const AppDocument = z
  .custom<Document>((value) => typeof value === 'object' && value !== null && 'screens' in value)
  .meta({
    description: 'The app document: { schemaVersion, app, screens: [{ id, name, components }] }',
    type: 'object',
  })

/** An app document in a request: any JSON here, validated with `validateDocument`, which names the path at fault. */
export const UncheckedDocument = z.unknown().meta({
  description: 'An app document: { schemaVersion, app, screens: [{ id, name, components }] }',
})
