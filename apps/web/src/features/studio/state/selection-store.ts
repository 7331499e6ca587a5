/**
 * What is selected and what is under the pointer. Kept apart from the document: no component redraws for it.
 * Several components can be selected; the last one chosen leads: it is what a single selection means.
 */
export interface SelectionStore {
  /** The component that leads, or null. */
  getSelectedId(): string | null
  /** All selected components in the order they were chosen; the same array until the selection changes. */
  getSelectedIds(): readonly string[]
  isSelected(id: string): boolean
  getHoveredId(): string | null
  /** Selects this one alone, or nothing. */
  select(id: string | null): void
  /** Selects these and nothing else; the last one leads. */
  selectAll(ids: readonly string[]): void
  /** Takes one more into the selection, or out of it. */
  toggle(id: string): void
  hover(id: string | null): void
  subscribe(listener: () => void): () => void
}

const nothing: readonly string[] = []

/** An empty selection. Listeners are told only when something changed. */
export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>()
  let selected: readonly string[] = nothing
  let members: ReadonlySet<string> = new Set()
  let hoveredId: string | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const put = (ids: readonly string[]) => {
    if (ids.length === selected.length && ids.every((id, index) => id === selected[index])) return
    selected = ids.length === 0 ? nothing : ids
    members = new Set(ids)
    tell()
  }
  return {
    getSelectedId: () => selected.at(-1) ?? null,
    getSelectedIds: () => selected,
    isSelected: (id) => members.has(id),
    getHoveredId: () => hoveredId,
    select: (id) => put(id === null ? nothing : [id]),
    selectAll: (ids) => put([...new Set(ids)]),
    toggle: (id) => put(members.has(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    hover(id) {
      if (id === hoveredId) return
      hoveredId = id
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
