/** Something that happened in a project, as everybody who watches it is told. Small: readers fetch what they need. */
export interface ProjectEvent {
  projectId: string
  /** Noun and verb in the past, such as `document.saved`, `comment.added`, `build.changed`, `share.removed`. */
  type: string
  /** Who did it; null when nobody signed in did. */
  actorId: string | null
  /** Plain JSON, under 4 kB: a PostgreSQL notification holds no more than 8,000 bytes. */
  data: Record<string, unknown>
}

export type EventListener = (event: ProjectEvent) => void

/** Tells what happened to whoever listens, in this process and, on PostgreSQL, in every other. */
export interface EventBus {
  /** Never throws and never waits: what is published is told after the change it tells of has been committed. */
  publish(event: ProjectEvent): void
  /** Listens to one project. Returns the way to stop. */
  subscribe(projectId: string, listener: EventListener): () => void
  close(): Promise<void>
}
