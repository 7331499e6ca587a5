import { ChevronRight, Lock } from 'lucide-react'
import { classes, Icon } from '@kwiq/ui'
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { revealNode } from '../canvas/reveal-node.ts'
import { CatalogueIcon } from '../catalogue-icon.tsx'
import { typeIcon, typeName } from '../edits/describe-node.ts'
import type { Studio } from '../state/studio.ts'
import { useNode, useScreen, useSelectedIds, useStudio, useView } from '../state/studio-context.ts'
import { type LayerRow, layerRows } from './layer-rows.ts'

/** Height of a line in px; fixed, so that only the lines in sight are drawn. */
const rowHeight = 28
const overscan = 6

/** The shown screen's components as a tree: arrows walk and open, a click or Enter selects. */
export function LayersTree() {
  const studio = useStudio()
  const screenId = useView((view) => view.screenId)
  const screen = useScreen(screenId)
  const selectedIds = useSelectedIds()
  const selectedId = selectedIds.at(-1) ?? null
  const chosen = useMemo(() => new Set(selectedIds), [selectedIds])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ from: 0, to: 40 })
  const rows = useMemo(() => layerRows(screen?.components ?? [], closed), [screen, closed])
  const at = rows.findIndex((row) => row.id === selectedId)

  const toggle = useCallback((id: string, isOpen: boolean) => {
    setClosed((before) => {
      const next = new Set(before)
      if (isOpen) next.delete(id)
      else next.add(id)
      return next
    })
  }, [])

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - overscan)
    const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + overscan
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
  }, [])

  useEffect(() => {
    onScroll()
    window.addEventListener('resize', onScroll)
    return () => window.removeEventListener('resize', onScroll)
  }, [onScroll])

  useEffect(() => {
    const element = scroller.current
    if (!element || at === -1) return
    const top = at * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight * 2 > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeight * 2 - element.clientHeight
    }
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = rows[at]
    if (event.shiftKey) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      extend(studio, row, rows[at + (event.key === 'ArrowDown' ? 1 : -1)])
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === 'ArrowDown') select(studio, rows[at + 1] ?? rows[0])
    else if (event.key === 'ArrowUp') select(studio, rows[Math.max(0, at - 1)])
    else if (event.key === 'Home') select(studio, rows[0])
    else if (event.key === 'End') select(studio, rows.at(-1))
    else if (event.key === 'ArrowRight' && row?.hasChildren) {
      if (row.isOpen) select(studio, rows[at + 1])
      else toggle(row.id, true)
    } else if (event.key === 'ArrowLeft' && row) {
      if (row.isOpen) toggle(row.id, false)
      else
        select(
          studio,
          rows.find((candidate) => candidate.id === studio.document.placeOf(row.id)?.parentId),
        )
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="pscroll" ref={scroller} onScroll={onScroll}>
      {rows.length === 0 && <p className="empty-note">This screen is empty.</p>}
      <div
        className="tree"
        role="tree"
        aria-multiselectable
        aria-label={`Components of ${screen?.name ?? 'the screen'}`}
        tabIndex={rows.length > 0 ? 0 : undefined}
        aria-activedescendant={
          selectedId !== null && at >= range.from && at < range.to ? `layer-${selectedId}` : undefined
        }
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
        hidden={rows.length === 0}
      >
        {rows.slice(range.from, range.to).map((row, index) => (
          <LayerLine
            key={row.id}
            row={row}
            top={(range.from + index) * rowHeight}
            isSelected={chosen.has(row.id)}
            isActive={row.id === selectedId}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  )
}

function select(studio: Studio, row: LayerRow | undefined): void {
  if (!row) return
  studio.selection.select(row.id)
  revealNode(studio, row.id)
}

/** Takes the next line into the selection, or the end of it back out. */
function extend(studio: Studio, from: LayerRow | undefined, to: LayerRow | undefined): void {
  if (!to) return
  if (from && studio.selection.isSelected(to.id)) studio.selection.toggle(from.id)
  else studio.selection.toggle(to.id)
  revealNode(studio, to.id)
}

interface LayerLineProps {
  row: LayerRow
  top: number
  isSelected: boolean
  /** Whether the keys mean this line. */
  isActive: boolean
  onToggle(id: string, isOpen: boolean): void
}

const LayerLine = memo(
  function LayerLine({ row, top, isSelected, isActive, onToggle }: LayerLineProps) {
    const studio = useStudio()
    const { selection } = studio
    const node = useNode(row.id)
    if (!node) return null
    return (
      // The keyboard belongs to the tree around it, which names the active line (aria-activedescendant).
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        id={`layer-${row.id}`}
        role="treeitem"
        aria-level={row.level}
        aria-posinset={row.position}
        aria-setsize={row.setSize}
        aria-selected={isSelected}
        aria-expanded={row.hasChildren ? row.isOpen : undefined}
        style={{ top, paddingLeft: 4 + (row.level - 1) * 14 }}
        data-active={isActive || undefined}
        onClick={(event) => {
          if (event.shiftKey || event.ctrlKey || event.metaKey) selection.toggle(row.id)
          else select(studio, row)
        }}
        onPointerEnter={() => selection.hover(row.id)}
        onPointerLeave={() => selection.hover(null)}
      >
        {row.hasChildren ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys do it
          <span
            className={classes('twist', row.isOpen && 'is-open')}
            onClick={(event) => {
              event.stopPropagation()
              onToggle(row.id, !row.isOpen)
            }}
          >
            <Icon of={ChevronRight} size={12} />
          </span>
        ) : (
          <span className="twist" />
        )}
        <CatalogueIcon name={typeIcon(node.type)} size={14} />
        <span className="trunc">{node.label || typeName(node.type)}</span>
        {node.isLocked && (
          <>
            <Icon of={Lock} size={12} />
            <span className="sr">, locked</span>
          </>
        )}
      </div>
    )
  },
  (before, after) =>
    before.row.id === after.row.id &&
    before.top === after.top &&
    before.isSelected === after.isSelected &&
    before.isActive === after.isActive &&
    before.row.isOpen === after.row.isOpen &&
    before.row.hasChildren === after.row.hasChildren &&
    before.row.level === after.row.level &&
    before.row.position === after.row.position &&
    before.row.setSize === after.row.setSize &&
    before.onToggle === after.onToggle,
)
