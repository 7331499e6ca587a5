import type { LucideIcon } from 'lucide-react'

/** One line of a menu. */
export type MenuEntry =
  | {
      kind?: 'item'
      label: string
      icon?: LucideIcon
      shortcut?: string
      isDangerous?: boolean
      isDisabled?: boolean
      onSelect: () => void
    }
  | { kind: 'separator' }
  | { kind: 'label'; label: string }
