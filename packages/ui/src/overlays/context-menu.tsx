import { ContextMenu as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { Icon } from '../icon.tsx'
import type { MenuEntry } from './menu-entry.ts'

interface ContextMenuProps {
  entries: readonly MenuEntry[]
  onOpenChange?: (isOpen: boolean) => void
  /** The element that answers a right click, a long press or the menu key. */
  children: ReactElement
}

/** A menu at the pointer. Everything in it must also be reachable in another way. */
export function ContextMenu({ entries, onOpenChange, children }: ContextMenuProps) {
  return (
    <Radix.Root onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" collisionPadding={8}>
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'separator') return <Radix.Separator />
  if (entry.kind === 'label') return <Radix.Label className="menu-label">{entry.label}</Radix.Label>
  return (
    <Radix.Item
      className={entry.isDangerous ? 'danger' : undefined}
      disabled={entry.isDisabled}
      onSelect={entry.onSelect}
    >
      {entry.icon && <Icon of={entry.icon} />}
      {entry.label}
      {entry.shortcut && <kbd className="kbd">{entry.shortcut}</kbd>}
    </Radix.Item>
  )
}
