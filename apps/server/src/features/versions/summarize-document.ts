import { type AppDocument, countComponents } from '@kwiq/app-model'

/** Characters. A larger cover would make a list of projects slow, and its card shows the name alone. */
const maxCoverLength = 60_000

export interface DocumentSummary {
  cover: string | null
  screenCount: number
  componentCount: number
}

/** What a project's card shows of its document. */
export function summarizeDocument(document: AppDocument): DocumentSummary {
  const componentCount = document.screens.reduce((sum, screen) => sum + countComponents(screen.components), 0)
  return { cover: makeCover(document), screenCount: document.screens.length, componentCount }
}

function makeCover(document: AppDocument): string | null {
  const start =
    document.screens.find((screen) => screen.id === document.app.startScreenId) ?? document.screens[0]
  if (!start || start.components.length === 0) return null
  const cover = JSON.stringify({ ...document, screens: [start] })
  return cover.length > maxCoverLength ? null : cover
}
