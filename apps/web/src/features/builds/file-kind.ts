import type { Artifact } from '@kwiq/contracts'

/** The kind of a file that a build will make, by its name. */
export function fileKind(name: string): Artifact['kind'] {
  if (name.endsWith('.apk')) return 'apk'
  if (name.endsWith('.aab')) return 'aab'
  return name === 'xcode.zip' ? 'xcode' : 'source'
}
