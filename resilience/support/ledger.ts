import { setTimeout as sleep } from 'node:timers/promises'
import type { AppDocument } from '@kwiq/app-model'
import { emptyDocument } from '@kwiq/app-model'
import type { Client } from './client.ts'

/** A project as its only editor knows it. */
export interface LedgerProject {
  id: string
  client: Client
  etag: string | null
  /** The last save that was acknowledged, and those sent after it whose answer never came. */
  saved: number
  unanswered: number[]
  comments: Set<string>
  builds: Set<string>
}

/** Everything that was acknowledged, kept outside Kwiq. */
export interface Ledger {
  projects: LedgerProject[]
  /** Acknowledged calls that changed something. */
  acknowledged: number
  /** Answers no call should have had: neither success nor the house's 503. */
  surprises: string[]
}

export function createLedger(): Ledger {
  return { projects: [], acknowledged: 0, surprises: [] }
}

/** The document of the `n`-th save: its number stands in it. */
export function numberedDocument(n: number): AppDocument {
  const document = emptyDocument({ name: 'Ledger' })
  const label = `Save ${n}`
  return {
    ...document,
    screens: [{ id: 'home', name: 'Home', components: [{ id: 'b', type: 'button', label, properties: {} }] }],
  }
}

/**
 * Edits until `isOver`: saves over and over, and now and then a new project, a comment, a build. Waits `pause` ms after each.
 * Never throws.
 */
export async function editAlong(
  client: Client,
  ledger: Ledger,
  random: () => number,
  isOver: () => boolean,
  pause = 0,
): Promise<void> {
  const own: LedgerProject[] = ledger.projects.filter((project) => project.client === client)
  while (!isOver()) {
    if (pause > 0) await sleep(pause)
    const project = own[Math.floor(random() * own.length)]
    const choice = random()
    try {
      if (!project || (choice < 0.05 && own.length < 8)) {
        const answer = await client.call('POST', '/api/projects', {
          name: 'Ledger',
          schema: numberedDocument(0),
        })
        if (!note(ledger, answer.status, 201, answer.text)) continue
        const { id } = answer.json<{ id: string }>()
        const made = {
          id,
          client,
          etag: null,
          saved: 0,
          unanswered: [],
          comments: new Set<string>(),
          builds: new Set<string>(),
        }
        own.push(made)
        ledger.projects.push(made)
      } else if (choice < 0.12) {
        const answer = await client.call('POST', `/api/projects/${project.id}/comments`, { comment: 'Noted' })
        if (note(ledger, answer.status, 201, answer.text))
          project.comments.add(answer.json<{ id: string }>().id)
      } else if (choice < 0.14 && project.builds.size < 2) {
        const answer = await client.call('POST', `/api/projects/${project.id}/export`, {
          platform: 'android',
        })
        if (note(ledger, answer.status, 201, answer.text))
          project.builds.add(answer.json<{ id: string }>().id)
      } else await save(ledger, project)
    } catch {
      // The line is lost with the process: nothing was acknowledged.
      await sleep(50)
    }
  }
}

async function save(ledger: Ledger, project: LedgerProject): Promise<void> {
  const { client, id } = project
  const n = Math.max(project.saved, ...project.unanswered) + 1
  project.unanswered.push(n)
  const match: Record<string, string> = project.etag === null ? {} : { 'if-match': project.etag }
  // What the next save stands on is not known until this one is answered.
  project.etag = null
  const answer = await client.call('PUT', `/api/projects/${id}/schema`, numberedDocument(n), match)
  if (answer.status !== 412 && !note(ledger, answer.status, 200, answer.text)) return
  if (answer.status === 412) {
    ledger.surprises.push(`A save of the only editor was answered with 412: ${answer.text.slice(0, 200)}`)
    return
  }
  project.saved = n
  project.unanswered = []
  project.etag = answer.headers.get('etag')
}

/** Whether a call succeeded; notes what it was answered if that is neither a success nor a passing fault. */
function note(ledger: Ledger, status: number, wanted: number, text: string): boolean {
  if (status === wanted) ledger.acknowledged += 1
  else if (![429, 502, 503].includes(status)) ledger.surprises.push(`${status} ${text.slice(0, 200)}`)
  return status === wanted
}
