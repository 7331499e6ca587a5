import type { AppDocument } from '@kwiq/app-model'
import { createStore, type Store } from '../state/create-store.ts'
import type { Studio } from '../state/studio.ts'

/** A schema as it is being typed; `text` is null while nothing was changed. */
export interface SchemaDraft {
  text: string | null
  /** The document at its first letter. */
  base: AppDocument | null
  /** What is wrong with it, as far as it was tried. */
  problem: string | null
}

const drafts = new WeakMap<Studio, Map<string | null, Store<SchemaDraft>>>()

/** The draft of a component's schema, or with null of the app's: it stays while one looks at something else. */
export function schemaDraft(studio: Studio, nodeId: string | null): Store<SchemaDraft> {
  const ofStudio = drafts.get(studio) ?? new Map<string | null, Store<SchemaDraft>>()
  drafts.set(studio, ofStudio)
  const draft = ofStudio.get(nodeId) ?? createStore<SchemaDraft>({ text: null, base: null, problem: null })
  ofStudio.set(nodeId, draft)
  return draft
}
