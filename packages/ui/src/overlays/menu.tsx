import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { Icon } from '../icon.tsx'
import type { MenuEntry } from './menu-entry.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Given as a function, they are made when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[])
  align?: 'start' | 'end'
}

/** A menu under a button; arrow keys, letters and Escape work. */
export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align={align} sideOffset={4} collisionPadding={8}>
          <Entries of={entries} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entries({ of }: { of: MenuProps['entries'] }) {
  const entries = typeof of === 'function' ? of() : of
  return entries.map((entry, index) => <Entry key={index} entry={entry} />)
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'separator') return <DropdownMenu.Separator />
  if (entry.kind === 'label')
    return <DropdownMenu.Label className="menu-label">{entry.label}</DropdownMenu.Label>
  return (
    <DropdownMenu.Item
      className={entry.isDangerous ? 'danger' : undefined}
      disabled={entry.isDisabled}
      onSelect={entry.onSelect}
    >
      {entry.icon && <Icon of={entry.icon} />}
      {entry.label}
      {entry.shortcut && <kbd className="kbd">{entry.shortcut}</kbd>}
    </DropdownMenu.Item>
  )
}
