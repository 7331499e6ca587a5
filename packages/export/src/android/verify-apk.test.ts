import { beforeAll, describe, expect, it } from 'vitest'
import { sampleApp } from '../testing/sample-app.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import type { ZipFile } from '../zip/zip-entry.ts'
import type { AndroidApp } from './android-app.ts'
import { buildApk } from './build-apk.ts'
import { signApk } from './signing/sign-apk.ts'
import { verifyApk } from './verify-apk.ts'

let app: AndroidApp
let apk: Uint8Array

beforeAll(async () => {
  app = await sampleApp()
  apk = buildApk(app)
})

/** The APK with its files changed and signed again, so that nothing but the change is wrong. */
function rebuilt(change: (files: ZipFile[]) => ZipFile[]): string[] {
  const files = readZip(apk).records.map(({ path, isStored, read }): ZipFile => {
    return { path, bytes: read(), method: isStored ? 'store' : 'deflate' }
  })
  return verifyApk(signApk(writeZip(change(files)), app.key, 24)).problems
}

const changed = (path: string, change: (file: ZipFile) => ZipFile) => (files: ZipFile[]) =>
  files.map((file) => (file.path === path ? change(file) : file))

describe('verifyApk', () => {
  it('accepts the same files signed again', () => {
    expect(rebuilt((files) => files)).toEqual([])
  })

  it('insists on a table that is stored', () => {
    expect(rebuilt(changed('resources.arsc', (file) => ({ ...file, method: 'deflate' })))).toEqual([
      'resources.arsc: must not be compressed',
    ])
  })

  it('insists on stored files that are aligned', () => {
    expect(rebuilt((files) => files.map((file) => ({ ...file, alignment: 1 }))).join()).toContain(
      'not aligned',
    )
  })

  it.each([
    ['AndroidManifest.xml', 'is missing'],
    ['classes.dex', 'is missing'],
    ['resources.arsc', 'is missing'],
    ['res/icon-480.png', 'which is missing'],
    ['res/splash.xml', 'which is missing'],
  ])('notices that %s is not there', (path, words) => {
    expect(rebuilt((files) => files.filter((file) => file.path !== path)).join()).toContain(words)
  })

  it.each(['AndroidManifest.xml', 'classes.dex', 'resources.arsc', 'res/icon.xml'])(
    'notices that %s is damaged',
    (path) => {
      expect(rebuilt(changed(path, (file) => ({ ...file, bytes: file.bytes.slice(0, -4) })))).not.toEqual([])
    },
  )

  it('notices a file changed after signing', () => {
    const broken = apk.slice()
    broken[200] = (broken[200] ?? 0) ^ 1
    expect(verifyApk(broken).problems).not.toEqual([])
  })

  it.each([0, 1, 21, 22, 100, 5000])('reports, and does not throw, on %d random-looking bytes', (length) => {
    const noise = Uint8Array.from({ length }, (_, index) => (index * 7919) & 0xff)
    expect(verifyApk(noise).problems).not.toEqual([])
  })
})
