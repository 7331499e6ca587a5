import { z } from 'zod'
import { insertNode } from '../tree/place.ts'
import type { AppDocument } from '../types.ts'
import { assertNewNode } from './check-payload.ts'
import type { Applied } from './command.ts'
import { nodeSchema, placeSchema } from './schemas.ts'

/** Puts a new component, with all inside it, at a place. */
export const addComponentSchema = z.strictObject({
  type: z.literal('add-component'),
  place: placeSchema,
  node: nodeSchema,
})
export type AddComponent = z.infer<typeof addComponentSchema>

export function addComponent(document: AppDocument, { place, node }: AddComponent): Applied {
  assertNewNode(document, node, new Set())
  return {
    document: insertNode(document, place, node),
    inverse: { type: 'remove-component', id: node.id },
  }
}
