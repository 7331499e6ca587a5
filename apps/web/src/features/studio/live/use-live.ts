import { LiveHello, Presence } from '@kwiq/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { ServerEvent } from '../../../shared/api/event-parser.ts'
import { fetchSchema } from '../api.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'
import { connectLive } from './connect-live.ts'
import { followDocument } from './follow-document.ts'
import { liveUrl } from './live-api.ts'
import { createPeopleStore, type PeopleStore } from './people-store.ts'
import { tellPresence } from './tell-presence.ts'
import { randomUuid } from '../../../shared/random-uuid.ts'

const Saved = z.object({ revision: z.int(), commands: z.array(z.unknown()).optional() })
const Left = z.object({ clientId: z.string(), userId: z.string() })

/** What has to be read anew after an event, by the beginning of its name. */
const readAnew: readonly [name: string, keys: (projectId: string) => string[][]][] = [
  [
    'comment.',
    (id) => [
      ['studio', id, 'comments'],
      ['studio', id, 'unread'],
      ['studio', id, 'approvals'],
    ],
  ],
  ['review.', (id) => [['studio', id, 'approvals']]],
  [
    'share.',
    (id) => [
      ['/api/projects', id, 'shares'],
      ['/api/projects', id, 'people'],
      ['studio', id, 'people'],
    ],
  ],
  ['version.', (id) => [['studio', id, 'versions']]],
  ['document.', (id) => [['studio', id, 'versions']]],
  ['build.', (id) => [['/api/builds'], ['/api/projects', id, 'builds']]],
  ['project.', (id) => [['studio', id, 'project']]],
]

/** Keeps the open studio in step with everybody else's; gives who they are. */
export function useLive(studio: Studio): PeopleStore {
  const client = useQueryClient()
  const [{ clientId, people }] = useState(() => {
    const ownId = randomUuid()
    return { clientId: ownId, people: createPeopleStore(ownId) }
  })

  useEffect(() => {
    const { projectId } = studio
    let isConnected = false
    const follower = followDocument({ studio, fetchDocument: () => readDocument(projectId) })
    const reread = (name: string) => {
      for (const [beginning, keys] of readAnew) {
        if (name !== '' && !name.startsWith(beginning)) continue
        for (const queryKey of keys(projectId)) void client.invalidateQueries({ queryKey })
      }
    }
    const hear = ({ event, data }: ServerEvent) => {
      const json: unknown = JSON.parse(data)
      switch (event) {
        case 'hello': {
          const hello = LiveHello.parse(json)
          people.replace(hello.people)
          changeRole(studio, hello.role)
          void follower.heard({ revision: hello.revision })
          // What happened while the line was away was not told.
          reread('')
          return
        }
        case 'document.saved':
          void follower.heard(Saved.parse(json))
          break
        case 'access':
          changeRole(studio, LiveHello.pick({ role: true }).parse(json).role)
          return
        case 'presence':
          people.put(Presence.parse(json))
          return
        case 'presence.left':
          people.remove(Left.parse(json))
          return
        case 'refetch':
          void readDocument(projectId).then((read) => read && studio.save.receive(read.etag, read.document))
          reread('')
          return
      }
      reread(event)
    }
    const telling = startTelling(studio, clientId, () => isConnected)
    const disconnect = connectLive({
      url: liveUrl(projectId, clientId),
      onEvent: hear,
      onConnection: (isOpen) => {
        isConnected = isOpen
        if (isOpen) telling.again()
        else people.replace([])
      },
      onGone: () => {
        people.replace([])
        studio.setRole(null)
      },
    })
    return () => {
      disconnect()
      telling.stop()
    }
  }, [studio, client, clientId, people])
  return people
}

/** Presence can be told anew: after a lost line the server has forgotten where this page was. */
function startTelling(studio: Studio, clientId: string, isOn: () => boolean) {
  let stop = tellPresence(studio, clientId, isOn)
  return {
    again() {
      stop()
      stop = tellPresence(studio, clientId, isOn)
    },
    stop: () => stop(),
  }
}

async function readDocument(projectId: string) {
  try {
    const read = await fetchSchema(projectId)
    return read.outcome === 'read' ? read : null
  } catch {
    // The next event, or the next line, brings it.
    return null
  }
}

function changeRole(studio: Studio, role: NonNullable<ReturnType<Studio['access']['get']>['role']>) {
  const before = studio.access.get()
  studio.setRole(role)
  const { canEdit } = studio.access.get()
  if (before.canEdit === canEdit) return
  if (!canEdit) studio.view.set({ editingId: null, dialog: 'none' })
  studio.toast(canEdit ? texts.live.mayEditNow : texts.viewOnly)
}
