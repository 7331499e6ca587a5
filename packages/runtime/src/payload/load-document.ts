import type { AppDocument } from '@kwiq/app-model'

/**
 * The app of this build: `app.json`, which the server validated before it put it beside these files. It is not
 * validated again, which would more than double what an app carries.
 */
export async function loadDocument(): Promise<AppDocument> {
  const response = await fetch('/app.json')
  if (!response.ok) throw new Error(`app.json: ${response.status}`)
  return (await response.json()) as AppDocument
}
