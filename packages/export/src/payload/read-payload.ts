import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, PayloadFont } from './payload.ts'

/** Reads the built payload of a folder (`packages/runtime/payload/dist`). Rejects when it is not there. */
export async function readPayload(directory: string): Promise<Payload> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'fonts.json')
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const files = await Promise.all(
    paths.map(async (name) => ({
      path: name.replaceAll(path.sep, '/'),
      bytes: Uint8Array.from(await readFile(path.join(directory, name))),
    })),
  )
  // Written by the payload's own build.
  const fonts: PayloadFont[] = JSON.parse(await readFile(path.join(directory, 'fonts.json'), 'utf8'))
  return { files, fonts }
}
