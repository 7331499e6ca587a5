import type { Artifact } from '@kwiq/contracts'
import { texts } from './texts.ts'

/** What a file of a build is, in one plain line; `isSite` where the app shows a website. */
export function fileWords(kind: Artifact['kind'], isSite: boolean): string {
  return isSite && (kind === 'apk' || kind === 'xcode') ? texts.siteWords[kind] : texts.fileWords[kind]
}
