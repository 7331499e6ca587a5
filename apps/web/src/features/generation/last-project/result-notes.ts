import type { GenerationSource, UnderstoodFeature } from '@kwiq/contracts'

/** Key in the browser's storage, beside the one of the project itself. */
const notesKey = 'lastGenerationNotes'

/** What is known of how the app generated last came about. */
export interface ResultNotes {
  /** Of the project these belong to, as ISO time: of another they are none. */
  createdAt: string
  prompt: string
  source: GenerationSource
  features: UnderstoodFeature[]
  unplaced: string[]
  notice: string | null
}

/** Keeps them; where storage is full the app is shown without. */
export function keepNotes(notes: ResultNotes, storage: Storage = localStorage): void {
  try {
    storage.setItem(notesKey, JSON.stringify(notes))
  } catch {
    storage.removeItem(notesKey)
  }
}

/** Those of the project made at `createdAt`, or null. */
export function readNotes(createdAt: string, storage: Storage = localStorage): ResultNotes | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(notesKey) ?? 'null')
    return isNotes(parsed) && parsed.createdAt === createdAt ? parsed : null
  } catch {
    return null
  }
}

function isNotes(value: unknown): value is ResultNotes {
  if (typeof value !== 'object' || value === null) return false
  const { createdAt, prompt, source, features, unplaced, notice }: Partial<ResultNotes> = value
  return (
    typeof createdAt === 'string' &&
    typeof prompt === 'string' &&
    (source === 'model' || source === 'built-in') &&
    isListOf(features, isFeature) &&
    isListOf(unplaced, isText) &&
    (notice === null || typeof notice === 'string')
  )
}

const isText = (value: unknown) => typeof value === 'string'
const isListOf = (value: unknown, isOne: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

function isFeature(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { feature, componentIds }: Partial<UnderstoodFeature> = value
  return isText(feature) && isListOf(componentIds, isText)
}
