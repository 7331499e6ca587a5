import { Icon } from '@kwiq/ui'
import { Eye } from 'lucide-react'
import { useCanEdit } from '../state/studio-context.ts'
import { texts } from '../texts.ts'

/** Says to somebody who may not edit what they may. */
export function ViewOnlyBanner() {
  if (useCanEdit()) return null
  return (
    <p className="view-only">
      <Icon of={Eye} size={14} />
      {texts.live.viewBanner}
    </p>
  )
}
