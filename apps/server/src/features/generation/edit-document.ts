import type { AppDocument } from '@kwiq/app-model'
import type { GeneratedApp, GeneratorInput } from './generated-app.ts'
import { GenerationError } from './generation-error.ts'

/** Changes an app as described. */
export async function editDocument(_document: AppDocument, _input: GeneratorInput): Promise<GeneratedApp> {
  throw new GenerationError('repair', 'unavailable', 'This app cannot be changed by description yet.')
}
