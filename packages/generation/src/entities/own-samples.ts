import type { Entity } from '../entity.ts'
import { entityById } from './index.ts'

/**
 * Whether an app's thing is this one with the samples it was written with. Others of its kind have their own, of which
 * texts about these say nothing.
 */
export const hasOwnSamples = (entity: Entity, id: string): boolean =>
  entity.id === id && entity.samples[0]?.title === entityById(id)?.samples[0]?.title
