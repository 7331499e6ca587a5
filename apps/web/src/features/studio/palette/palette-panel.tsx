import { type ComponentDefinition, componentGroups, definitionList } from '@kwiq/catalogue'
import { SearchInput } from '@kwiq/ui'
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import { followDrag } from '../canvas/drag-session.ts'
import { CatalogueIcon } from '../catalogue-icon.tsx'
import { addComponent } from '../edits/component-edits.ts'
import { StudioContext } from '../state/studio-context.ts'
import { texts } from '../texts.ts'
import { fuzzySearch } from './fuzzy-search.ts'
import { focusFirstTile, onTileKey } from './palette-keys.ts'

const entries = definitionList.map((definition) => ({
  id: definition.type,
  label: definition.name,
  description: definition.description,
  icon: definition.icon,
  group: definition.group,
}))
type Entry = (typeof entries)[number]

interface PalettePanelProps {
  /** Called instead of adding while there is no document to add to. */
  onUnavailable(): void
}

/**
 * Every component of the catalogue, in groups or found by search. A click adds, a drag places; Enter in the search
 * adds the best one found.
 */
export function PalettePanel({ onUnavailable }: PalettePanelProps) {
  const studio = useContext(StudioContext)
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const found = useMemo(() => fuzzySearch(deferred, entries), [deferred])
  const isSearching = deferred.trim() !== ''
  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // What is typed with several keys (Japanese and others) is not finished by Enter.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Of what is typed now: the tiles may not have followed the last letters yet.
      const [best] = query.trim() === '' ? [] : fuzzySearch(query, entries)
      if (best && studio) addComponent(studio, best.id)
      else if (best) onUnavailable()
    } else if (event.key === 'Escape' && query !== '') setQuery('')
    else if (event.key === 'ArrowDown') focusFirstTile(event.currentTarget)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="psearch">
        <SearchInput
          label={texts.searchComponents}
          placeholder={texts.searchComponents}
          data-palette-search=""
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onSearchKey}
          end={query === '' && <kbd className="kbd">/</kbd>}
        />
      </div>
      {/* The arrows go from one button to the next, which have all keys of their own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="pscroll" data-palette="" onKeyDown={onTileKey}>
        {isSearching ? (
          <Tiles entries={found} onUnavailable={onUnavailable} isFound />
        ) : (
          componentGroups.map((group) => (
            <section key={group} aria-label={group}>
              <h2>{group}</h2>
              <Tiles entries={found.filter((entry) => entry.group === group)} onUnavailable={onUnavailable} />
            </section>
          ))
        )}
        {found.length === 0 && <p className="empty-note">{texts.noComponents}</p>}
      </div>
    </>
  )
}

interface TilesProps extends PalettePanelProps {
  entries: readonly Entry[]
  isFound?: boolean
}

function Tiles({ entries: shown, onUnavailable, isFound }: TilesProps) {
  return (
    <div className={isFound ? 'tiles found' : 'tiles'}>
      {shown.map((entry) => (
        <Tile key={entry.id} entry={entry} onUnavailable={onUnavailable} />
      ))}
    </div>
  )
}

const Tile = memo(function Tile({ entry, onUnavailable }: PalettePanelProps & { entry: Entry }) {
  const studio = useContext(StudioContext)
  const [isDragging, setIsDragging] = useState(false)
  const onPointerDown = (event: PointerEvent) => {
    if (!studio || event.button !== 0) return
    followDrag(studio, { subject: { kind: 'new', type: entry.id }, start: event, onDragging: setIsDragging })
  }
  return (
    <button
      type="button"
      className={isDragging ? 'dragging' : undefined}
      data-palette-type={entry.id satisfies ComponentDefinition['type']}
      title={entry.description}
      onPointerDown={onPointerDown}
      onClick={() => (studio ? addComponent(studio, entry.id) : onUnavailable())}
    >
      <CatalogueIcon name={entry.icon} size={18} />
      <span>{entry.label}</span>
    </button>
  )
})
