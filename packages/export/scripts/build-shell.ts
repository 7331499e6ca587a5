/**
 * Compiles shell/java into shell/classes.dex and records its hash. Needs a JDK (javac, java) and D8, which lives
 * in bundletool.jar of the npm package nativescript@8.9.3 (Apache-2.0):
 *
 *   npm pack nativescript@8.9.3 && tar xzf nativescript-8.9.3.tgz
 *   D8_JAR=package/vendor/aab-tool/bundletool.jar npm run build:shell -w @kwiq/export
 *
 * D8 is deterministic: the same sources give the same file.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashShellSources } from '../src/android/shell-sources.ts'

const room = path.resolve(import.meta.dirname, '..')
const d8 = process.env.D8_JAR
if (!d8) throw new Error('Set D8_JAR to a jar that holds D8; see the head of scripts/build-shell.ts.')

function javac(...options: string[]): void {
  execFileSync('javac', ['-nowarn', '-Xlint:-options', '--release', '8', '-g:none', ...options], {
    stdio: 'inherit',
  })
}

const work = mkdtempSync(path.join(tmpdir(), 'kwiq-shell-'))
try {
  const sources = (folder: string) => globSync(path.join(room, 'shell', folder, '**/*.java')).toSorted()
  const fakes = path.join(work, 'fakes')
  const classes = path.join(work, 'classes')
  javac('-d', fakes, ...sources('fakes'))
  javac('-cp', fakes, '-d', classes, ...sources('java'))
  const compiled = globSync(path.join(classes, '**/*.class')).toSorted()
  const options = ['--release', '--min-api', '24', '--lib', fakes, '--output', work]
  execFileSync('java', ['-cp', d8, 'com.android.tools.r8.D8', ...options, ...compiled], { stdio: 'inherit' })
  copyFileSync(path.join(work, 'classes.dex'), path.join(room, 'shell/classes.dex'))
} finally {
  rmSync(work, { recursive: true, force: true })
}
const dex = readFileSync(path.join(room, 'shell/classes.dex'))
const hashes = { dex: createHash('sha256').update(dex).digest('hex'), sources: hashShellSources() }
writeFileSync(
  path.join(room, 'src/android/shell-hashes.ts'),
  `/** SHA-256 of shell/classes.dex and of the sources it was built from, written by scripts/build-shell.ts. */
export const shellHashes = {
  dex: '${hashes.dex}',
  sources: '${hashes.sources}',
}
`,
)
console.log(`shell/classes.dex: ${dex.length} bytes, SHA-256 ${hashes.dex}`)
