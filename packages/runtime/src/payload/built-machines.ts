import type { AppDocument } from '@kwiq/app-model'
import type { ScreenMachines } from '@kwiq/catalogue'

/** The document of a build: what its screens reckon and time with was read from them when it was built. */
interface BuiltDocument extends AppDocument {
  machines: [screenId: string, machines: ScreenMachines][]
}

/**
 * Stands for the catalogue's `screenMachines` in the payload: `payloadFiles` of @kwiq/export writes them into
 * `app.json`, so that apps without any do not carry what reads them from a screen.
 */
export function screenMachines(document: AppDocument): ReadonlyMap<string, ScreenMachines> {
  const { machines } = document as BuiltDocument
  return new Map(machines)
}
