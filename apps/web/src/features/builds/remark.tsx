import { Icon } from '@kwiq/ui'
import { Info } from 'lucide-react'

/** A remark on what cannot be had. */
export function Remark({ text }: { text: string }) {
  return (
    <p className="note">
      <Icon of={Info} />
      <span>{text}</span>
    </p>
  )
}
