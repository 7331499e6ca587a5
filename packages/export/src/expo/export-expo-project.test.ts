import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppDocument, Properties } from '@kwiq/app-model'
import { exampleApps, exampleAppsById } from '@kwiq/examples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkZipPath } from '../zip/zip-entry.ts'
import { exportExpoProject } from './export-expo-project.ts'
import { everyComponent } from './testing/every-component.ts'
import { followImports } from './testing/project-links.ts'
import { packageStubs } from './testing/stubs.ts'

const options = { packageId: 'app.kwiq.sample', versionName: '1.2.0', buildNumber: 7 }
const root = path.resolve(import.meta.dirname, '../../../..')

function project(document: AppDocument): Map<string, string> {
  const files = exportExpoProject(document, options)
  return new Map(files.map(({ path: name, bytes }) => [name, new TextDecoder().decode(bytes)]))
}

const wrapped: AppDocument = {
  ...exampleAppsById.timer,
  screens: [
    {
      id: 'site',
      name: 'Site',
      components: [
        {
          id: 'web',
          type: 'webview',
          label: 'Site',
          properties: { url: 'https://example.org/', fill: true },
        },
      ],
    },
  ],
}
let count = 0
const node = (type: string, label: string, properties: Properties = {}) => {
  count += 1
  return { id: `${type}-${count}`, type, label, properties }
}
const keys = [...'0123456789+='].map((key) => node('button', key))
/** An app that calculates, draws by chance and times. */
const machines: AppDocument = {
  ...wrapped,
  screens: [
    {
      id: 'sum',
      name: 'Sum',
      components: [
        node('input', 'Bill "amount"', { kind: 'number', value: '64.00' }),
        node('datepicker', 'Day', { variant: 'field', value: 'Thu 19 Nov 2026' }),
        node('list', 'Tip', { layout: 'chips', items: [{ title: '10 %' }] }),
        node('text', '€ 1.00', { formula: '{Bill "amount"} * {Tip} + random(1, 6)' }),
        node('button', 'Again', { action: { kind: 'screen', screenId: 'sum' } }),
      ],
    },
    { id: 'keys', name: 'Keys', components: [node('text', '7', { variant: 'display' }), ...keys] },
    {
      id: 'clock',
      name: 'Clock',
      components: [
        node('chart', 'Time', { kind: 'ring', center: '0:42.18', data: [0.4], clock: 'up' }),
        node('button', 'Pause', { variant: 'icon', icon: 'pause' }),
        node('button', 'Lap', { variant: 'icon', icon: 'flag' }),
        node('list', 'Laps', { layout: 'rows', items: [{ title: 'Lap 1', value: '0:40.00' }] }),
      ],
    },
  ],
}
const documents: [string, AppDocument][] = [
  ['every component', everyComponent()],
  ['a wrapped site', wrapped],
  ['what reckons and times', machines],
  ['no screen', { ...wrapped, screens: [] }],
  ...exampleApps.map((app): [string, AppDocument] => [app.app.name, app]),
]

describe.each(documents)('the project of %s', (_name, document) => {
  const files = project(document)

  it('has every file it imports, no other, and lists every package', () => {
    expect(followImports(files)).toEqual({ broken: [], unused: [] })
  })

  it('says where each screen is, and nothing of its inside is data to interpret', () => {
    const screens = [...files.keys()].filter((name) => /^app\/[^_+]/.test(name))
    expect(screens).toHaveLength(Math.max(1, document.screens.length))
    expect(screens).toContain('app/index.tsx')
    for (const [name, text] of files) {
      if (/\.tsx?$/.test(name)) expect(text).not.toMatch(/kwiq\.json|JSON\.parse|@kwiq/)
    }
  })

  it('holds the document, so that it can be imported again', () => {
    expect(JSON.parse(files.get('kwiq.json') ?? '')).toEqual(document)
  })

  it('has paths that stay inside, on every system', () => {
    const names = [...files.keys()]
    expect(names.map(checkZipPath).filter((problem) => problem !== null)).toEqual([])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\w./+-]+$/)
  })
})

describe('in a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kwiq-expo-'))
  const checked = ['every-component', 'fitness', 'site', 'machines', 'no-screen'] as const
  const apps = {
    'every-component': everyComponent(),
    fitness: exampleAppsById.fitness,
    site: wrapped,
    machines,
    'no-screen': { ...wrapped, screens: [] },
  }
  beforeAll(() => {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    for (const name of checked) {
      for (const [file, text] of project(apps[name])) {
        if (/\.(?:png|woff2)$/.test(file)) continue
        const target = path.join(folder, name, file)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, text)
      }
    }
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(checked)(
    '%s type-checks strictly',
    (name) => {
      const at = path.join(folder, name)
      const { compilerOptions } = JSON.parse(project(apps[name]).get('tsconfig.json') ?? '')
      const base = {
        jsx: 'react-jsx',
        lib: ['DOM', 'ESNext'],
        module: 'preserve',
        moduleResolution: 'bundler',
        noEmit: true,
        skipLibCheck: true,
        target: 'ESNext',
        types: [],
      }
      writeFileSync(
        path.join(at, 'tsconfig.test.json'),
        JSON.stringify({
          compilerOptions: { ...base, ...compilerOptions },
          include: ['**/*.ts', '**/*.tsx'],
        }),
      )
      writeFileSync(path.join(at, 'stubs.d.ts'), packageStubs)
      const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.test.json'], {
        cwd: at,
        encoding: 'utf8',
      })
      expect(stdout).toBe('')
    },
    300_000,
  )

  it('is formatted', () => {
    writeFileSync(
      path.join(folder, '.oxfmtrc.json'),
      JSON.stringify({
        semi: false,
        singleQuote: true,
        printWidth: 110,
        trailingComma: 'all',
        ignorePatterns: ['**/kwiq.json', '**/*.test.json', '**/stubs.d.ts', '.oxfmtrc.json'],
      }),
    )
    const run = () =>
      execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), ['--list-different', '.'], {
        cwd: folder,
        encoding: 'utf8',
      })
    expect(run().trim()).toBe('')
  }, 300_000)
})

describe('exportExpoProject', () => {
  it('is the same every time', () => {
    const once = exportExpoProject(exampleAppsById.shop, options)
    expect(exportExpoProject(exampleAppsById.shop, options)).toEqual(once)
  })

  it('carries only the components and packages that are used', () => {
    const files = project(wrapped)
    expect(files.get('package.json')).toContain('"react-native-webview": "13.16.1"')
    expect(files.get('package.json')).not.toMatch(/expo-camera|expo-video/)
    expect(files.has('components/chart/view.tsx')).toBe(false)
    expect(files.has('components/list/view.tsx')).toBe(false)
  })

  it('hands screens what they reckon and time with', () => {
    const files = project(machines)
    const all = [...files]
      .filter(([name]) => name.startsWith('app/'))
      .map(([, text]) => text)
      .join('\n')
    for (const part of [/fields=\{\[/, /draws=\{\{ of: '\/'/, /keypad=\{\{/, /clock=\{\{/, /laps: \{/])
      expect(all).toMatch(part)
  })

  it('leads to screens by the router’s routes, and drops ways to nowhere and unsafe links', () => {
    const code = [...project(everyComponent())]
      .filter(([name]) => name.startsWith('app/'))
      .map(([, text]) => text)
      .join('\n')
    expect(code).toContain("goTo('/screen-1', 'fade')")
    expect(code).toContain("openLink('https://example.org/?a=\"b\"&c=\\'d\\'')")
    expect(code).not.toContain('javascript:')
    expect(code).not.toContain('gone')
  })
})
