import type { AppDocument } from '@kwiq/app-model'
import { exportExpoProject, type Picture } from '@kwiq/export'

/** What a source export is made with besides the document. */
interface SourceOptions {
  packageId: string
  versionName: string
  buildNumber: number
  /** The icon of the website the app shows, where there is one. */
  siteIcon: Picture | null
}

/** An export of an app as source, put as a zip beside the main file of every build. */
export interface SourceExport {
  /** Such as `source.zip`. */
  name: string
  make: (document: AppDocument, options: SourceOptions) => { path: string; bytes: Uint8Array }[]
}

/** The source exports there are. */
export const sourceExports: readonly SourceExport[] = [{ name: 'source.zip', make: exportExpoProject }]
