import { iconNames, iconPath } from '@kwiq/catalogue/icons'
import { Icon, Input } from '@kwiq/ui'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo, useState } from 'react'
import { CatalogueIcon } from '../../catalogue-icon.tsx'
import { fuzzySearch } from '../../palette/fuzzy-search.ts'
import { humanize } from '../field-model.ts'

interface IconControlProps {
  value: string | undefined
  label: string
  isOptional: boolean
  /** The icons in the order they are offered in; without it the catalogue's. */
  names?: readonly string[]
  onChange(value: string | undefined): void
}

/** Names of filled icons end in f. */
const nameOf = (icon: string) => humanize(iconPath(icon).isFilled ? icon.replace(/f$/i, ' filled') : icon)

const entriesOf = (names: readonly string[]) =>
  names.map((name) => ({ id: name, label: nameOf(name), description: '' }))

/** One of the catalogue's icons, found by name. */
export function IconControl({ value, label, isOptional, names = iconNames, onChange }: IconControlProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = useMemo(() => (isOpen ? fuzzySearch(query, entriesOf(names)) : []), [isOpen, query, names])
  const choose = (name: string | undefined) => {
    onChange(name)
    setIsOpen(false)
    setQuery('')
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="input pick-icon" aria-label={`${label}: ${value ? nameOf(value) : 'none'}`}>
        {value && <CatalogueIcon name={value} size={14} />}
        <span className="grow trunc">{value ? nameOf(value) : 'None'}</span>
        <Icon of={ChevronDown} size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="pop" align="end" sideOffset={4} collisionPadding={8} aria-label={label}>
          <Input
            aria-label="Search icons"
            placeholder="Search icons"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {found.length === 0 && <p className="empty-note">No icon has this name.</p>}
          <div className="iconpick">
            {found.map((entry) => (
              <button
                key={entry.id}
                type="button"
                aria-label={entry.label}
                title={entry.label}
                aria-pressed={entry.id === value}
                onClick={() => choose(entry.id)}
              >
                <CatalogueIcon name={entry.id} size={18} />
              </button>
            ))}
          </div>
          {isOptional && (
            <button type="button" className="btn s" onClick={() => choose(undefined)}>
              No icon
            </button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
