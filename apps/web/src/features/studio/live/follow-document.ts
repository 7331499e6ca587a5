import { type AppDocument, applyCommand, CommandError, parseCommand } from '@kwiq/app-model'
import { revisionOf } from '../state/revision.ts'
import type { Studio } from '../state/studio.ts'

/** What is told of a save: the revision it made, and the commands that made it, when they are few. */
export interface SavedNotice {
  revision: number
  commands?: unknown[]
}

interface FollowParts {
  studio: Pick<Studio, 'save'>
  /** Reads the document as the server has it, or null when that is not possible now. */
  fetchDocument(): Promise<{ document: AppDocument; etag: string } | null>
}

/** Keeps the open document up with what others save. */
export interface DocumentFollower {
  /** Resolves when the document is up to date, as far as is known. */
  heard(notice: SavedNotice): Promise<void>
}

/** Remembered commands of revisions to come; more are read with the document. */
const mostRemembered = 50

/**
 * A follower of one studio. It waits for a save under way, which may be the very one that is told of; then it
 * applies the commands it was told, or reads the document, until it has every revision it heard of.
 */
export function followDocument({ studio, fetchDocument }: FollowParts): DocumentFollower {
  const { save } = studio
  const commandsOf = new Map<number, unknown[]>()
  let latest = 0
  let heardCount = 0
  let isFollowing = false
  let following = Promise.resolve()

  const current = () => revisionOf(save.getEtag()) ?? 0

  async function readNewer(): Promise<boolean> {
    const heardBefore = heardCount
    const read = await fetchDocument()
    // What was told while the read failed may say that the line is back.
    if (!read) return heardCount > heardBefore
    save.receive(read.etag, read.document)
    // The server may be behind what it told, after a restart from a copy: it is right.
    if (heardCount === heardBefore) latest = Math.min(latest, revisionOf(read.etag) ?? latest)
    await save.whenAnswered()
    return true
  }

  async function catchUp(): Promise<void> {
    isFollowing = true
    try {
      while (latest > current()) {
        await save.whenAnswered()
        if (latest <= current()) break
        const next = current() + 1
        const document = applyAll(save.getSaved(), commandsOf.get(next))
        if (document) save.receive(`"${next}"`, document)
        else if (!(await readNewer())) break
      }
      for (const revision of commandsOf.keys()) if (revision <= current()) commandsOf.delete(revision)
    } finally {
      // In one turn with the last look at `latest`: what is heard from now on starts anew.
      isFollowing = false
    }
  }

  return {
    heard({ revision, commands }) {
      latest = Math.max(latest, revision)
      heardCount += 1
      if (commands && revision > current() && commandsOf.size < mostRemembered) {
        commandsOf.set(revision, commands)
      }
      if (!isFollowing) following = catchUp()
      return following
    },
  }
}

/** The document after these commands, or null when they cannot be applied here. */
function applyAll(document: AppDocument, commands: unknown[] | undefined): AppDocument | null {
  if (!commands) return null
  try {
    return commands.reduce<AppDocument | null>((made, json) => {
      const parsed = parseCommand(json)
      return made && parsed.ok ? applyCommand(made, parsed.command).document : null
    }, document)
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  }
}
