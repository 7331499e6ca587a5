import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { check } from 'recheck'
import { z } from 'zod'
import { root } from './processes.ts'

// Finds regular expressions that a text can keep busy for ages (ReDoS). Takes minutes the first time, so it is no part of
// `npm run check`; what was judged before is remembered.

/** What meets texts of strangers on the server. The web app's meet its own user's, in their own browser. */
const rooms = ['apps/server/src', 'packages/contracts/src', 'packages/app-model/src', 'packages/export/src']

/** Slow only on texts longer than they ever get. */
const bounded: Record<string, string> = {
  'apps/server/src/features/accounts/common-passwords.ts': 'a password has an end (contracts)',
  'apps/server/src/http/web-fonts.ts': 'style sheets of ours',
  'apps/server/src/features/builds/file-name.ts': 'a name has an end (contracts)',
  'apps/server/src/features/transfer/decode-text.ts': 'the first 2,048 bytes',
  'apps/server/src/platform/errors/error-sink.ts': 'a message has 2,000 characters (contracts)',
  'apps/server/src/platform/source-maps/map-stack.ts': '30 lines of at most 500 characters',
  'apps/server/src/platform/storage/create-s3-storage.ts': 'a setting',
  'packages/export/src/android/signing/key-file.ts':
    'a key file of the project owner’s, capped by the body limit',
  'packages/export/src/expo': 'sources of ours',
  'packages/export/src/ios/openstep-plist.ts': 'what this package wrote itself',
  'packages/export/src/picture/path.ts': 'icons of ours',
}

const literal =
  /(?<=(?:[(=,:[!&|?{};]|return|\n)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)(?!\w)/g

/** Bounds of trying: an exponential or high polynomial one shows itself in far fewer steps. */
const trying = {
  maxIteration: 8,
  maxGenerationSize: 60,
  incubationLimit: 5_000_000,
  incubationTimeout: null,
  attackLimit: 200_000_000,
  attackTimeout: null,
} as const

const file = path.join(root, 'node_modules', '.cache', 'kwiq', 'regexes.json')
const Verdicts = z.record(z.string(), z.string())
const known = Verdicts.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')))

const found: { source: string; flags: string; at: string }[] = []
for (const room of rooms) {
  for (const name of await readdir(path.join(root, room), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|(^|\/)(testing|access-grid)\//.test(name)) continue
    const at = path.posix.join(room, name)
    const text = await readFile(path.join(root, at), 'utf8')
    for (const [, source = '', flags = ''] of text.matchAll(literal)) found.push({ source, flags, at })
  }
}

const faults: string[] = []
const doubtful: string[] = []
for (const { source, flags, at } of found) {
  const key = createHash('sha256').update(`/${source}/${flags}`).digest('hex')
  // `v` is newer than the checker; its sets cannot loop by themselves.
  const before = known[key] === 'unknown' ? undefined : known[key]
  const verdict = before ?? (flags.includes('v') ? 'safe' : await judge(source, flags))
  // One that could not be judged in time is tried again the next time.
  if (verdict !== 'unknown') known[key] = verdict
  else doubtful.push(`${at}: /${source}/${flags}`)
  if (verdict.includes('polynomial') || verdict.includes('exponential')) {
    // An exponential one is slow on texts of any length.
    const isBounded = Object.keys(bounded).some((place) => at.startsWith(place))
    if (isBounded && !verdict.includes('exponential')) continue
    faults.push(`${at}: /${source}/${flags} is ${verdict}`)
  }
}
await mkdir(path.dirname(file), { recursive: true })
await writeFile(file, JSON.stringify(known))
process.stdout.write(
  `${found.length} regular expressions. ${faults.length} to mend, ${doubtful.length} not judged in time.\n${[...faults, ...doubtful].join('\n')}\n`,
)
process.exit(faults.length === 0 ? 0 : 1)

/**
 * By its automaton, which proves; by trying texts where that is too large or takes too long, within bounds that count
 * steps rather than seconds: a loaded machine must not change the verdict.
 */
async function judge(source: string, flags: string): Promise<string> {
  const proven = await check(source, flags, { checker: 'automaton', timeout: 180_000 })
  const result =
    proven.status === 'unknown'
      ? await check(source, flags, { ...trying, checker: 'fuzz', timeout: 600_000 })
      : proven
  return result.status === 'vulnerable' ? result.complexity.summary : result.status
}
