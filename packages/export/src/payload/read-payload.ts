import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadFont } from './payload.ts'

/** Ends the name of a file's deflated form. */
const deflatedSuffix = '.deflate'

/** Reads the built payload of a folder (`packages/runtime/payload/dist`). Rejects when it is not there. */
export async function readPayload(directory: string): Promise<Payload> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'fonts.json')
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const read = new Map<string, Uint8Array>()
  for (const name of paths)
    read.set(name.replaceAll(path.sep, '/'), Uint8Array.from(await readFile(path.join(directory, name))))
  const files = [...read]
    .filter(([name]) => !name.endsWith(deflatedSuffix))
    .map(([name, bytes]) => ({ path: name, bytes, deflated: read.get(name + deflatedSuffix) }))
  // Written by the payload's own build.
  const fonts: PayloadFont[] = JSON.parse(await readFile(path.join(directory, 'fonts.json'), 'utf8'))
  return { files, fonts }
}
