import { FormatError } from '../bytes/byte-reader.ts'
import { readZip, type ZipRecord } from '../zip/read-zip.ts'
import { checkZipPath } from '../zip/zip-entry.ts'
import { checkDex } from './check-dex.ts'
import { readBinaryXml, type ReadElement } from './resources/read-binary-xml.ts'
import { readResourceTable, type ReadTable } from './resources/read-resource-table.ts'
import type { ResValue } from './resources/res-value.ts'
import { certificateFingerprint } from './signing/signing-key.ts'
import { verifySignatures } from './signing/verify-signatures.ts'

/** What an APK says of itself, and everything that would keep it from installing or starting. */
export interface ApkReport {
  /** Plain sentences; empty for a file that is right. */
  problems: string[]
  packageId?: string
  name?: string
  versionCode?: number
  versionName?: string
  minSdk?: number
  targetSdk?: number
  permissions: string[]
  /** SHA-256 of the signer's certificate, as AA:BB:... */
  signer?: string
  files: { path: string; size: number }[]
}

/**
 * Checks an APK by the rules the platform installs by, which no public tool reports in full: signatures v2 and
 * v3, a stored and aligned resources.arsc, no file twice, a manifest and a table that read, references that lead
 * somewhere, a dex with right checksums. Never throws.
 */
export function verifyApk(apk: Uint8Array): ApkReport {
  const report: ApkReport = { problems: [], permissions: [], files: [] }
  const attempt = <Result>(what: string, action: () => Result): Result | undefined => {
    try {
      return action()
    } catch (error) {
      report.problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const records = attempt('archive', () => readZip(apk).records)
  if (!records) return report
  report.files = records.map(({ path, size }) => ({ path, size }))
  report.problems.push(...checkEntries(records))
  report.signer = attempt('signature', () => certificateFingerprint(verifySignatures(apk).certificate))
  const contents = new Map<string, Uint8Array>()
  for (const record of records) {
    const bytes = attempt(record.path, () => record.read())
    if (bytes) contents.set(record.path, bytes)
  }
  const file = (path: string): Uint8Array => {
    const bytes = contents.get(path)
    if (!bytes) throw new FormatError('is missing')
    return bytes
  }
  const dexFault = attempt('classes.dex', () => checkDex(file('classes.dex')))
  if (dexFault) report.problems.push(`classes.dex: ${dexFault}`)
  const table = attempt('resources.arsc', () => readResourceTable(file('resources.arsc')))
  const manifest = attempt('AndroidManifest.xml', () => readBinaryXml(file('AndroidManifest.xml')))
  if (!table || !manifest) return report
  report.problems.push(...checkTable(table, contents))
  report.problems.push(...checkReferences('AndroidManifest.xml', manifest, table))
  for (const [path, bytes] of contents) {
    if (!/^res\/.*\.xml$/.test(path)) continue
    const root = attempt(path, () => readBinaryXml(bytes))
    if (root) report.problems.push(...checkReferences(path, root, table))
  }
  describe(report, manifest, table)
  return report
}

function checkEntries(records: readonly ZipRecord[]): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  for (const { path, isStored, dataOffset } of records) {
    const fault = seen.has(path) ? 'occurs twice' : checkZipPath(path)
    if (fault) problems.push(`${path}: ${fault}`)
    seen.add(path)
    if (isStored && dataOffset % 4 !== 0) problems.push(`${path}: stored but not aligned to 4 bytes`)
    if (path === 'resources.arsc' && !isStored) problems.push(`${path}: must not be compressed`)
  }
  return problems
}

function checkTable(table: ReadTable, contents: ReadonlyMap<string, Uint8Array>): string[] {
  const ids = new Set(table.resources.map(({ id }) => id))
  const problems: string[] = []
  for (const { type, name, values } of table.resources) {
    if (values.length === 0) problems.push(`resource ${type}/${name || '?'} has no value`)
    for (const { value } of values) {
      const held: readonly ResValue[] = value.kind === 'style' ? value.items.map(([, item]) => item) : [value]
      for (const one of held) {
        if (one.kind === 'reference' && isOurs(one.id) && !ids.has(one.id)) {
          problems.push(`resource ${type}/${name} leads to ${hex(one.id)}, which is nothing`)
        }
        if (one.kind === 'string' && one.text.startsWith('res/') && !contents.has(one.text)) {
          problems.push(`resource ${type}/${name} names ${one.text}, which is missing`)
        }
      }
    }
  }
  return problems
}

function checkReferences(path: string, element: ReadElement, table: ReadTable): string[] {
  const ids = new Set(table.resources.map(({ id }) => id))
  const problems: string[] = []
  for (const each of walk(element)) {
    for (const [name, value] of Object.entries(each.attributes)) {
      if (value === null) problems.push(`${path}: ${each.tag} ${name} has a value of unknown kind`)
      if (value?.kind === 'reference' && isOurs(value.id) && !ids.has(value.id)) {
        problems.push(`${path}: ${each.tag} ${name} leads to ${hex(value.id)}, which is nothing`)
      }
    }
  }
  return problems
}

function* walk(element: ReadElement): Generator<ReadElement> {
  yield element
  for (const child of element.children) yield* walk(child)
}

const isOurs = (id: number): boolean => id >>> 24 === 0x7f
const hex = (id: number): string => `0x${id.toString(16)}`

const text = (value: ResValue | null | undefined) => (value?.kind === 'string' ? value.text : undefined)
const number = (value: ResValue | null | undefined) => (value?.kind === 'integer' ? value.value : undefined)

/** Fills in what the manifest says, and what it must say and does not. */
function describe(report: ApkReport, manifest: ReadElement, table: ReadTable): void {
  const child = (tag: string) => manifest.children.find((each) => each.tag === tag)
  report.packageId = text(manifest.attributes.package)
  report.versionCode = number(manifest.attributes.versionCode)
  report.versionName = text(manifest.attributes.versionName)
  report.minSdk = number(child('uses-sdk')?.attributes.minSdkVersion)
  report.targetSdk = number(child('uses-sdk')?.attributes.targetSdkVersion)
  report.permissions = manifest.children
    .filter((each) => each.tag === 'uses-permission')
    .map((each) => text(each.attributes.name) ?? '')
  const label = child('application')?.attributes.label
  const named = table.resources.find((each) => label?.kind === 'reference' && each.id === label.id)
  const value = named?.values[0]?.value
  report.name = value?.kind === 'string' ? value.text : undefined
  for (const [what, found] of Object.entries({
    'package id': report.packageId,
    'version code': report.versionCode,
    'target SDK': report.targetSdk,
    name: report.name,
  })) {
    if (found === undefined) report.problems.push(`AndroidManifest.xml: no ${what}`)
  }
  if (report.packageId !== table.packageName) report.problems.push('the table is for another package id')
  const isLauncher = (each: ReadElement) => text(each.attributes.name) === 'android.intent.category.LAUNCHER'
  if (![...walk(manifest)].some(isLauncher)) report.problems.push('nothing to start from the launcher')
}
