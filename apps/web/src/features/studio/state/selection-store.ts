/** What is selected and what is under the pointer. Kept apart from the document: no component redraws for it. */
export interface SelectionStore {
  getSelectedId(): string | null
  getHoveredId(): string | null
  select(id: string | null): void
  hover(id: string | null): void
  subscribe(listener: () => void): () => void
}

/** An empty selection. Listeners are told only when something changed. */
export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>()
  let selectedId: string | null = null
  let hoveredId: string | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    getSelectedId: () => selectedId,
    getHoveredId: () => hoveredId,
    select(id) {
      if (id === selectedId) return
      selectedId = id
      tell()
    },
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
