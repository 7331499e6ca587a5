import { Dialog, SearchInput } from '@kwiq/ui'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { CatalogueIcon } from '../catalogue-icon.tsx'
import { fuzzySearch } from '../palette/fuzzy-search.ts'

/** Something to choose from a list by typing a part of its name. */
export interface PickItem {
  id: string
  label: string
  /** Searched too; shown beside the label. */
  description: string
  /** Name of an icon of the catalogue. */
  icon?: string
  keys?: readonly string[]
  onPick(): void
}

interface PickDialogProps {
  title: string
  placeholder: string
  /** What stands there when nothing fits. */
  nothing: string
  items: readonly PickItem[]
  onClose(): void
}

/** More lines than this help nobody: one types on. */
const mostShown = 80

/** A list with a search field: arrows walk, Enter or a click chooses. Chosen, it closes first. */
export function PickDialog({ title, placeholder, nothing, items, onClose }: PickDialogProps) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const listId = useId()
  const found = useMemo(() => fuzzySearch(query, items).slice(0, mostShown), [query, items])
  const active = found[Math.min(at, found.length - 1)]

  const pick = (item: PickItem) => {
    onClose()
    // What is chosen may take the focus, which the dialog gives back first: in a task made once it has left the page.
    window.setTimeout(() => window.setTimeout(item.onPick, 0), 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    if (event.key === 'ArrowDown') setAt(at >= last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') setAt(at <= 0 ? last : at - 1)
    else if (event.key === 'PageDown') setAt(Math.min(last, at + 8))
    else if (event.key === 'PageUp') setAt(Math.max(0, at - 8))
    else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) pick(active)
    else return
    event.preventDefault()
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="md" className="picker">
      <SearchInput
        label={title}
        placeholder={placeholder}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${listId}-${found.indexOf(active)}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* The focus stays in the search field, which names the active line. */}
      <div id={listId} role="listbox" aria-label={title} className="picks">
        {found.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.id}
            id={`${listId}-${index}`}
            role="option"
            ref={item === active ? bringIntoSight : undefined}
            aria-selected={item === active}
            onPointerMove={() => setAt(index)}
            onClick={() => pick(item)}
          >
            {item.icon && <CatalogueIcon name={item.icon} size={16} />}
            <span className="trunc">{item.label}</span>
            <small className="trunc">{item.description}</small>
            {item.keys && (
              <span className="keys">
                {item.keys.map((key) => (
                  <kbd key={key} className="kbd">
                    {key}
                  </kbd>
                ))}
              </span>
            )}
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? 'empty-note' : 'sr'} role="status">
        {found.length === 0 ? nothing : `${found.length} found`}
      </p>
    </Dialog>
  )
}

function bringIntoSight(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' })
}
