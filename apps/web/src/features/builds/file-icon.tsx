import type { Artifact } from '@kwiq/contracts'
import { Icon } from '@kwiq/ui'
import { CodeXml, Package, Upload } from 'lucide-react'

const icons = { apk: Package, aab: Upload, xcode: Package, source: CodeXml } as const

/** What kind of file it is, as a picture beside the words. */
export function FileIcon({ kind }: { kind: Artifact['kind'] }) {
  return (
    <span className="fi">
      <Icon of={icons[kind]} size={20} />
    </span>
  )
}
