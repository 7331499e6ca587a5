import { Presence, type ProjectRole } from '@kwiq/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { EventBus, ProjectEvent } from '../../platform/events/index.ts'
import { createPresenceBoard, type PresenceBoard } from './presence-board.ts'
import { endStream, tell, type Watcher } from './watcher.ts'

/** The streams of this process, by project. */
export interface LiveHub {
  /** Begins to tell a page; what happens before `open` is kept for it. */
  join(watcher: Watcher): { people: Presence[]; open(): void }
  /** Ends what `join` began. */
  leave(watcher: Watcher): void
  /** Somebody is now elsewhere in the studio. */
  place(projectId: string, presence: Presence): void
  findWatcher(projectId: string, userId: string, clientId: string): Watcher | undefined
  countOf(userId: string): number
  watchers(): Watcher[]
  setRole(watcher: Watcher, role: ProjectRole): void
  /** Tells of a save, unless one as new has been told of: its process may have ended before it could say so. */
  catchUp(projectId: string, revision: number): void
  /** Tells other processes who is here, and forgets of whom nothing was heard. */
  refresh(): void
}

interface Room {
  watchers: Map<Watcher, ProjectEvent[] | null>
  board: PresenceBoard
  /** The newest revision the pages have been told of; 0 before the first. */
  told: number
  stop(): void
}

/** A hub without streams. It listens to a project while one of its pages is open here. */
export function createLiveHub({ events, clock }: { events: EventBus; clock: Clock }): LiveHub {
  const rooms = new Map<string, Room>()
  const now = () => clock.now().getTime()

  function enter(projectId: string): Room {
    const known = rooms.get(projectId)
    if (known) return known
    const room: Room = {
      watchers: new Map(),
      board: createPresenceBoard(),
      told: 0,
      stop: events.subscribe(projectId, (event) => hear(room, event)),
    }
    rooms.set(projectId, room)
    // Other processes answer with who is there.
    publish(projectId, 'presence.wanted', {})
    return room
  }

  function publish(projectId: string, type: string, data: Record<string, unknown>) {
    events.publish({ projectId, type, actorId: null, data })
  }

  function hear(room: Room, event: ProjectEvent) {
    const { type, data } = event
    switch (type) {
      case 'presence.wanted':
        for (const watcher of room.watchers.keys()) announce(watcher)
        return
      case 'presence.alive':
        room.board.touch(Array.isArray(data.clientIds) ? data.clientIds.map(String) : [], now())
        return
      case 'presence': {
        const parsed = Presence.safeParse(data)
        if (parsed.success) showPresence(room, parsed.data)
        return
      }
      case 'presence.left':
        if (room.board.remove(String(data.clientId), String(data.userId))) forward(room, event)
        return
      case 'refetch':
        // What others said meanwhile was missed, and what was said here did not reach them.
        for (const watcher of room.watchers.keys()) announce(watcher)
        forward(room, event)
        return
      case 'project.deleted':
        for (const watcher of room.watchers.keys()) endStream(watcher, 'deleted')
        return
      case 'share.removed':
        for (const watcher of of(room, data.userId)) endStream(watcher, 'removed')
        forward(room, event)
        return
      case 'share.changed':
        for (const watcher of of(room, data.userId)) {
          const { permission } = data
          if (permission === 'viewer' || permission === 'editor' || permission === 'admin')
            setRole(watcher, permission)
        }
        forward(room, event)
        return
      case 'document.saved':
        if (typeof data.revision === 'number') room.told = Math.max(room.told, data.revision)
        forward(room, event)
        return
      default:
        forward(room, event)
    }
  }

  function of(room: Room, userId: unknown): Watcher[] {
    return [...room.watchers.keys()].filter(({ presence }) => presence.userId === userId)
  }

  function forward(room: Room, event: ProjectEvent) {
    for (const [watcher, waiting] of room.watchers) {
      if (waiting) waiting.push(event)
      else sendEvent(watcher, event)
    }
  }

  function findWatcher(projectId: string, userId: string, clientId: string): Watcher | undefined {
    const room = rooms.get(projectId)
    return room && of(room, userId).find(({ presence }) => presence.clientId === clientId)
  }

  function announce({ projectId, presence }: Watcher) {
    publish(projectId, 'presence', presence)
  }

  function showPresence(room: Room, presence: Presence) {
    room.board.put(presence, now())
    forward(room, { projectId: '', type: 'presence', actorId: presence.userId, data: presence })
  }

  function setRole(watcher: Watcher, role: ProjectRole) {
    if (watcher.role === role) return
    watcher.role = role
    tell(watcher, 'access', { role })
  }

  return {
    join(watcher) {
      const room = enter(watcher.projectId)
      room.watchers.set(watcher, [])
      room.board.put(watcher.presence, now())
      announce(watcher)
      return {
        people: room.board.list(),
        open() {
          const waiting = room.watchers.get(watcher)
          if (!waiting) return
          room.watchers.set(watcher, null)
          for (const event of waiting) sendEvent(watcher, event)
        },
      }
    },
    leave(watcher) {
      const room = rooms.get(watcher.projectId)
      if (!room?.watchers.delete(watcher)) return
      watcher.isOver = true
      const { clientId, userId } = watcher.presence
      publish(watcher.projectId, 'presence.left', { clientId, userId })
      if (room.watchers.size > 0) return
      room.stop()
      rooms.delete(watcher.projectId)
    },
    place(projectId, presence) {
      const watcher = findWatcher(projectId, presence.userId, presence.clientId)
      if (watcher) watcher.presence = presence
      publish(projectId, 'presence', presence)
    },
    findWatcher,
    countOf: (userId) => [...rooms.values()].reduce((count, room) => count + of(room, userId).length, 0),
    watchers: () => [...rooms.values()].flatMap((room) => [...room.watchers.keys()]),
    setRole,
    catchUp(projectId, revision) {
      const room = rooms.get(projectId)
      if (!room || revision <= room.told) return
      // The first page of a project has read it just now.
      if (room.told === 0) room.told = revision
      else hear(room, { projectId, type: 'document.saved', actorId: null, data: { revision } })
    },
    refresh() {
      for (const [projectId, room] of rooms) {
        const here = [...room.watchers.keys()].map(({ presence }) => presence.clientId)
        room.board.touch(here, now())
        // Alone in a project: nobody elsewhere keeps count.
        const isAlone = room.board.list().every(({ clientId }) => here.includes(clientId))
        const told = isAlone ? [] : here
        for (let at = 0; at < told.length; at += clientsAtOnce) {
          publish(projectId, 'presence.alive', { clientIds: told.slice(at, at + clientsAtOnce) })
        }
        for (const { clientId, userId } of room.board.expire(now())) {
          forward(room, { projectId, type: 'presence.left', actorId: null, data: { clientId, userId } })
        }
      }
    },
  }
}

/** So that an event stays below the size of a PostgreSQL notification. */
const clientsAtOnce = 50

function sendEvent(watcher: Watcher, { type, actorId, data }: ProjectEvent) {
  if (watcher.isOver) return
  const isOwnPage = type.startsWith('presence') && data.clientId === watcher.presence.clientId
  if (isOwnPage && data.userId === watcher.presence.userId) return
  const id = type === 'document.saved' && typeof data.revision === 'number' ? data.revision : undefined
  const isPresence = type.startsWith('presence') || type === 'refetch'
  watcher.stream.send(type, isPresence ? data : { actorId, ...data }, id)
}
