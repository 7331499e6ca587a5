import type { AppDocument } from '@kwiq/app-model'
import type { DrawnSubject } from '@kwiq/catalogue/pictures'

/** The document of a build: the drawings its pictures show were put into it when it was built. */
interface BuiltDocument extends AppDocument {
  drawings?: DrawnSubject[]
}

/**
 * Stands for the catalogue's drawings that are kept as text: `payloadFiles` of @kwiq/export writes those that an app
 * shows into `app.json`, so that no app carries the others.
 */
export const drawnSubjects: DrawnSubject[] = []

/** Takes the drawings out of the document of a build, before its first picture is drawn. */
export function carryDrawings({ drawings = [] }: BuiltDocument): void {
  drawnSubjects.push(...drawings)
}
