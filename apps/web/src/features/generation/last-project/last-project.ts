import type { AppDocument } from '@kwiq/app-model'
import type { GenerationResponse } from '@kwiq/contracts'

/** Key in the browser's storage. */
export const lastProjectKey = 'lastGeneratedProject'

/** Its name is fixed. */
export const lastProjectName = 'Kwiq Demo Studio'

/** The app generated last, kept in this browser. */
export interface LastProject {
  name: string
  /** ISO time. */
  createdAt: string
  layout: AppDocument | null
  /** What the model answered as text; empty without one. */
  raw: string
}

/** Builds the record of a generation; `now` is the time it ended. */
export function toLastProject(response: Partial<GenerationResponse>, now: Date): LastProject {
  return {
    name: lastProjectName,
    createdAt: now.toISOString(),
    layout: ('layout' in response && response.layout) || null,
    raw: response.raw ?? '',
  }
}

/** Keeps it; where storage is full or forbidden it is not kept, and this returns false. */
export function keepLastProject(project: LastProject, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(lastProjectKey, JSON.stringify(project))
    return true
  } catch {
    return false
  }
}

/** The one kept, or null when there is none or it cannot be read. */
export function readLastProject(storage: Storage = localStorage): LastProject | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(lastProjectKey) ?? 'null')
    return isLastProject(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isLastProject(value: unknown): value is LastProject {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'createdAt' in value &&
    typeof value.createdAt === 'string' &&
    !Number.isNaN(Date.parse(value.createdAt)) &&
    'raw' in value &&
    typeof value.raw === 'string' &&
    'layout' in value &&
    typeof value.layout === 'object'
  )
}
