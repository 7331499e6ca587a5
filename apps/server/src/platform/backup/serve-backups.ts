import { rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { Logger } from '../logger.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { FileStorage } from '../storage/index.ts'
import { backUp, type BackupSummary } from './back-up.ts'
import { snapshotOfEmbedded } from './open-snapshot.ts'

const Wish = z.strictObject({ directory: z.string().min(1), isSecretIncluded: z.boolean() })
const Answer = z.union([
  z.strictObject({
    summary: z.strictObject({
      directory: z.string(),
      tables: z.number(),
      rows: z.number(),
      files: z.number(),
      bytes: z.number(),
      missing: z.number(),
      hasSecret: z.boolean(),
    }),
  }),
  z.strictObject({ error: z.string() }),
])

/** The embedded database that is in use, and what goes with it into a backup. */
interface EmbeddedSource {
  open: OpenDatabase
  storage: FileStorage
  secret: Buffer
}

/** Longer paths do not fit into a socket's address, on some systems. */
const longestPath = 100

function socketOf(dataDir: string): string {
  return path.join(dataDir, 'backup.sock')
}

/**
 * Lets `npm run backup` ask the process that has the embedded database for a backup, because nobody else can read
 * it meanwhile. By a socket inside the data directory, which is closed to all but its owner: whoever gets to it could
 * read the files themselves. Returns the end of it.
 */
export function serveBackups(dataDir: string, source: EmbeddedSource, logger: Logger): () => void {
  const file = socketOf(dataDir)
  if (process.platform === 'win32' || file.length > longestPath) return () => undefined
  // Of a process that was killed: the data directory is locked to this one by now.
  rmSync(file, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    answer(socket, source).catch((error: unknown) => {
      logger.error({ err: error }, 'backup failed')
      socket.end(JSON.stringify({ error: error instanceof Error ? error.message : 'The backup failed.' }))
    })
  })
  server.on('error', (error) => logger.warn({ err: error }, 'backups of a running Kwiq are off'))
  server.listen(file)
  // It is no reason to go on living.
  server.unref()
  return () => server.close()
}

async function answer(socket: Socket, { open, storage, secret }: EmbeddedSource): Promise<void> {
  const { directory, isSecretIncluded } = Wish.parse(JSON.parse(await readLine(socket)))
  const snapshot = snapshotOfEmbedded(open)
  const summary = await backUp(directory, { snapshot, storage, secret, isSecretIncluded, now: new Date() })
  socket.end(JSON.stringify({ summary }))
}

/**
 * A backup by the running process that has the data directory; null when nobody listens there. `directory` is
 * absolute.
 */
export async function askForBackup(
  dataDir: string,
  wish: z.infer<typeof Wish>,
): Promise<BackupSummary | null> {
  const socket = createConnection(socketOf(dataDir))
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isThere) return null
  socket.write(`${JSON.stringify(wish)}\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') throw new Error('Kwiq ended before the backup was complete. Try again.')
  const told = Answer.parse(JSON.parse(text))
  if ('error' in told) throw new Error(told.error)
  return told.summary
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('\n')) resolve(text)
      else if (text.length > 10_000) reject(new Error('That is no wish for a backup.'))
    })
    socket.once('end', () => reject(new Error('That is no wish for a backup.')))
  })
}
