import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Manifest, places } from './manifest.ts'
import { createRowDigest } from './row-digest.ts'

/** The manifest of a backup. Throws when the directory holds none. */
export async function readManifest(directory: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(path.join(directory, places.manifest), 'utf8')
  } catch (error) {
    throw new Error(`${directory} holds no backup: there is no ${places.manifest} in it.`, { cause: error })
  }
  try {
    return Manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${path.join(directory, places.manifest)} is no manifest of a backup.`, { cause: error })
  }
}

/** The rows of a table of a backup. */
export async function* readTable(directory: string, name: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(path.join(directory, places.table(name))), unpacked)
  // Told by the loop below, which ends with the same error.
  reading.catch(() => undefined)
  unpacked.setEncoding('utf8')
  let rest = ''
  // By hand: `readline` takes U+2028 for the end of a line, and people's texts may hold one.
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Reads a whole backup and throws at the first thing that is not as it was written. */
export async function checkBackup(directory: string, manifest: Manifest): Promise<void> {
  for (const { name, count, hash } of manifest.tables) {
    const digest = createRowDigest()
    try {
      for await (const row of readTable(directory, name)) digest.add(row)
    } catch (error) {
      throw new Error(`The backup is damaged: ${places.table(name)} cannot be read.`, { cause: error })
    }
    const found = digest.result()
    if (found.count !== count || found.hash !== hash) {
      throw new Error(`The backup is damaged: ${places.table(name)} is not what was written.`)
    }
  }
  for (const { key, sha256 } of manifest.files) {
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(path.join(directory, places.file(key))), hash)
    } catch (error) {
      throw new Error(`The backup is damaged: ${places.file(key)} cannot be read.`, { cause: error })
    }
    if (hash.digest('hex') !== sha256) {
      throw new Error(`The backup is damaged: ${places.file(key)} is not what was written.`)
    }
  }
}
