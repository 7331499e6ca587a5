import { Readable } from 'node:stream'
import type { UserRow } from '../../../db/schema/index.ts'
import type { Context } from '../../../http/context.ts'
import { listSessionsOf } from '../session-repository.ts'
import { idleSince } from '../session.ts'
import {
  findDocument,
  findOwnProjects,
  findPersonalRows,
  findProjectParts,
  readActivity,
  readVersions,
} from './data-export-repository.ts'

type Needed = Pick<Context, 'database' | 'clock'>

/**
 * Everything Kwiq keeps about the person as one JSON object, made while it is sent: the versions of a project alone
 * may be hundreds of megabytes. Nothing secret is in it, neither hashes nor keys.
 */
export function exportData(context: Needed, user: UserRow): Readable {
  return Readable.from(writeData(context, user), { objectMode: false })
}

async function* writeData({ database, clock }: Needed, user: UserRow): AsyncGenerator<string> {
  const { passwordHash, ...account } = user
  const sessions = await listSessionsOf(database, user.id, idleSince(clock.now()))
  const about = {
    exportedAt: clock.now(),
    account: { ...account, hasPassword: passwordHash !== null },
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      createdAt,
      lastUsedAt,
    })),
    ...(await findPersonalRows(database, user.id)),
  }
  // The opened object goes on with the lists that are read piece by piece.
  yield `${JSON.stringify(about).slice(0, -1)},\n"projects":[`
  let separator = ''
  for (const project of await findOwnProjects(database, user.id)) {
    const stored = await findDocument(database, project.id)
    const parts = await findProjectParts(database, project.id)
    const head = {
      ...project,
      revision: stored?.revision ?? null,
      documentSavedAt: stored?.updatedAt ?? null,
      ...parts,
    }
    yield `${separator}${JSON.stringify(head).slice(0, -1)},"document":${embed(stored?.document ?? null)},"versions":[`
    let between = ''
    for await (const { document, ...version } of readVersions(database, project.id)) {
      yield `${between}${JSON.stringify(version).slice(0, -1)},"document":${embed(document)}}`
      between = ',\n'
    }
    yield ']}'
    separator = ',\n'
  }
  yield '],\n"activity":['
  separator = ''
  for await (const entry of readActivity(database, user.id)) {
    yield `${separator}${JSON.stringify(entry)}`
    separator = ',\n'
  }
  yield ']}\n'
}

/** A stored document as it is; one that can no longer be read as a text, so that the rest can be. */
function embed(document: string | null): string {
  if (document === null) return 'null'
  try {
    JSON.parse(document)
    return document
  } catch {
    return JSON.stringify(document)
  }
}
