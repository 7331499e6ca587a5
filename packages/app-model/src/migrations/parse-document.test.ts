import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import type { AppDocument } from '../types.ts'
import { parseDocument } from './parse-document.ts'

function parsed(json: unknown): AppDocument {
  const result = parseDocument(json)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.document
}

test('a current document comes back as the same object', () => {
  const document = makeDocument({ screens: [makeScreen('home', [makeNode('a')])] })
  expect(parsed(document)).toBe(document)
})

test('screens are also read from inside app', () => {
  const { screens, app, schemaVersion } = makeDocument()
  expect(parsed({ schemaVersion, app: { ...app, screens } })).toEqual({ schemaVersion, app, screens })
  expect(
    parsed({ app: { name: 'Soup', screens: [{ id: 'home', name: 'Home', components: [] }] } }),
  ).toMatchObject({
    app: { name: 'Soup' },
    screens,
  })
})

test('a bare list of screens becomes a whole document', () => {
  const component = { id: 'button-1732170000000', type: 'button', label: 'Save', properties: {} }
  const screens = [{ id: 'home', name: 'Home', components: [component] }]
  expect(parsed({ screens })).toEqual({
    schemaVersion: 1,
    app: { name: 'My app', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens,
  })
})

test('a list without screens becomes the default Home', () => {
  expect(parsed({ screens: [], components: [] }).screens).toEqual([
    { id: 'home', name: 'Home', components: [] },
  ])
})

test('missing ids, names, labels and properties are filled in, each id once', () => {
  const { screens } = parsed({
    screens: [
      { name: 'Home', components: [{ type: 'button' }, { id: 'button', type: 'button', label: 'Taken' }] },
      { title: 'Home', components: [{ type: 'stack', label: 7, children: [{ type: 'button' }] }] },
      {},
    ],
  })
  expect(screens).toEqual([
    {
      id: 'home',
      name: 'Home',
      components: [
        { id: 'button-2', type: 'button', label: 'Button', properties: {} },
        { id: 'button', type: 'button', label: 'Taken', properties: {} },
      ],
    },
    {
      id: 'home-2',
      name: 'Home',
      components: [
        {
          id: 'stack',
          type: 'stack',
          label: '7',
          properties: {},
          children: [{ id: 'button-3', type: 'button', label: 'Button', properties: {} }],
        },
      ],
    },
    { id: 'screen-3', name: 'Screen 3', components: [] },
  ])
})

test("a component's unknown fields move into its properties", () => {
  const [screen] = parsed({
    screens: [
      { components: [{ type: 'text', variant: 'title', size: 1, properties: { size: 2 }, children: [] }] },
    ],
  }).screens
  expect(screen?.components).toEqual([
    { id: 'text', type: 'text', label: 'Text', properties: { variant: 'title', size: 2 } },
  ])
})

test('the stated start, theme and name are used', () => {
  const { app } = parsed({
    name: 'Soup',
    theme: 'bold',
    app: { startScreenId: 'b' },
    screens: [{ id: 'a' }, { id: 'b' }],
  })
  expect(app).toMatchObject({ name: 'Soup', theme: { preset: 'bold' }, startScreenId: 'b' })
})

test('what is wrong is named as it came in, not mended away', () => {
  expect(parseDocument({ screens: [{ id: 'home', components: [{ label: 'No type' }] }] })).toEqual({
    ok: false,
    issues: [{ path: 'screens[0].components[0].type', message: 'The type is missing.' }],
  })
  const reserved = JSON.parse(
    '{"screens": [{"__proto__": {"x": 1}, "components": [{"type": "a", "__proto__": 1}]}]}',
  )
  const result = parseDocument(reserved)
  expect(!result.ok && result.issues.map(({ path }) => path)).toEqual([
    'screens[0].__proto__',
    'screens[0].components[0].properties.__proto__',
  ])
})

// Each of these once took minutes.
test('lists far past the limits are refused for just that, however many elements they have', () => {
  const many = Array.from({ length: 300_000 }, () => ({ type: 'text' }))
  const messageOf = (json: unknown) => {
    const result = parseDocument(json)
    return result.ok ? '' : result.issues.map(({ message }) => message).join(' ')
  }
  expect(messageOf({ screens: many })).toContain('The app has more than 200 screens.')
  expect(messageOf({ screens: [{ components: many }] })).toBe('The screen has more than 2000 components.')
  const stacks = Array.from({ length: 300 }, () => ({ type: 'stack', children: many.slice(0, 1000) }))
  expect(messageOf({ screens: [{ components: stacks }] })).toBe('The screen has more than 2000 components.')
})

test.each([null, 5, 'x', [], {}, { screens: {} }, { app: { screens: 1 } }])('%j is no document', (json) => {
  expect(parseDocument(json).ok).toBe(false)
})
