import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleApp } from '../../testing/sample-app.ts'
import { readZip } from '../../zip/read-zip.ts'
import { writeZip } from '../../zip/write-zip.ts'
import { buildApk } from '../build-apk.ts'
import { buildBundle } from './build-bundle.ts'
import { signJar } from './sign-jar.ts'

const work = mkdtempSync(path.join(tmpdir(), 'kwiq-bundle-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
const hasTool = (tool: string) => spawnSync(tool, ['-help']).error === undefined
const file = (name: string) => path.join(work, name)

test('lines of a manifest have at most 72 bytes, and their words stay whole', async () => {
  const { key } = await sampleApp()
  const name = `base/assets/www/${'ü'.repeat(90)}.js`
  const [manifest] = signJar([{ path: name, bytes: new Uint8Array() }], key)
  const lines = new TextDecoder().decode(manifest?.bytes).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(70)
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`Name: ${name}`)
})

test.runIf(hasTool('jarsigner'))('jarsigner finds every file signed', async () => {
  const { key } = await sampleApp()
  const files = ['one.txt', `long/${'x'.repeat(120)}.txt`].map((name) => ({
    path: name,
    bytes: new TextEncoder().encode(name),
  }))
  writeFileSync(file('signed.jar'), writeZip(signJar(files, key)))
  const output = execFileSync('jarsigner', ['-verify', '-verbose', file('signed.jar')], { encoding: 'utf8' })
  expect(output).toContain('jar verified')
})

test.runIf(hasTool('aapt2') && hasTool('jarsigner'))('an APK becomes a bundle of one module', async () => {
  const app = await sampleApp()
  writeFileSync(file('app.apk'), buildApk(app))
  execFileSync('aapt2', ['convert', '--output-format', 'proto', '-o', file('proto.apk'), file('app.apk')])
  const bundle = buildBundle(Uint8Array.from(readFileSync(file('proto.apk'))), app.key)
  const paths = readZip(bundle).records.map((record) => record.path)
  for (const needed of [
    'BundleConfig.pb',
    'base/manifest/AndroidManifest.xml',
    'base/resources.pb',
    'base/dex/classes.dex',
  ]) {
    expect(paths).toContain(needed)
  }
  writeFileSync(file('app.aab'), bundle)
  expect(execFileSync('jarsigner', ['-verify', file('app.aab')], { encoding: 'utf8' })).toContain(
    'jar verified',
  )
})
