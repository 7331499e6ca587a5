import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { texts } from '../texts.ts'
import { ImportError } from './import-error.ts'
import { readZipEntry, ZipError } from './read-zip.ts'

const megabyte = 1_000_000
const limits = { zip: 100, json: 5 } as const

/** The app in a file: a document as JSON, or the kwiq.json in the zip of a build's source. Throws ImportError. */
export async function readImport(file: Blob & { name: string }): Promise<AppDocument> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // PK: a zip, whatever its name says.
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  const limit = isZip ? limits.zip : limits.json
  if (file.size > limit * megabyte) throw new ImportError(texts.import.tooLarge(limit))
  const parsed = parseDocument(parseJson(isZip ? await readZip(file) : await file.text()))
  if (parsed.ok) return parsed.document
  const [issue] = parsed.issues
  throw new ImportError(
    texts.import.notDocument(issue ? [issue.path, issue.message].filter(Boolean).join(': ') : ''),
  )
}

async function readZip(file: Blob): Promise<string> {
  const text = await readZipEntry(
    new Uint8Array(await file.arrayBuffer()),
    (name) => /^(?:[^/\\]+\/)?kwiq\.json$/.test(name),
    limits.json * megabyte,
  ).catch((error: unknown) => {
    throw new ImportError(error instanceof ZipError ? error.message : texts.import.badZip)
  })
  if (text === null) throw new ImportError(texts.import.noKwiq)
  return text
}

function parseJson(text: string): unknown {
  try {
    // Editors of some systems put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new ImportError(texts.import.notJson)
  }
}
