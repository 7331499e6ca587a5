import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import type { ComponentNode, JsonValue } from '../types.ts'
import { validateDocument } from './validate-document.ts'

function issuesOf(json: unknown) {
  const result = validateDocument(json)
  return result.ok ? [] : result.issues
}

function issuesWith(...components: ComponentNode[]) {
  return issuesOf(makeDocument({ screens: [makeScreen('home', components)] }))
}

/** A component inside as many stacks as it takes to stand at this level. */
function nested(level: number): ComponentNode {
  let node = makeNode('inside')
  for (let at = 1; at < level; at += 1) node = makeNode(`stack-${at}`, 'stack', { children: [node] })
  return node
}

test('an empty app is valid and comes back as the same object', () => {
  const document = makeDocument()
  const result = validateDocument(document)
  expect(result).toEqual({ ok: true, document })
  expect(result.ok && result.document).toBe(document)
})

test('unknown component types are kept', () => {
  expect(issuesWith(makeNode('h1', 'hologram', { properties: { depth: 3 } }))).toEqual([])
})

test('labels may have 500 characters, counted as people see them', () => {
  expect(issuesWith(makeNode('a', 'text', { label: '🍜'.repeat(500) }))).toEqual([])
  expect(issuesWith(makeNode('a'), makeNode('b', 'text', { label: 'x'.repeat(501) }))).toEqual([
    { path: 'screens[0].components[1].label', message: 'The label is longer than 500 characters.' },
  ])
})

test('components may be 12 levels deep', () => {
  expect(issuesWith(nested(12))).toEqual([])
  const [issue] = issuesWith(nested(13))
  expect(issue?.path).toBe(`screens[0].components[0]${'.children[0]'.repeat(12)}`)
  expect(issue?.message).toBe('Components are nested more than 12 levels deep.')
})

const makeNodes = (count: number) => Array.from({ length: count }, (_, index) => makeNode(`n${index}`))

test('a screen may have 2,000 components, those inside others counted', () => {
  const full = makeNode('stack', 'stack', { children: makeNodes(1999) })
  expect(issuesWith(full)).toEqual([])
  expect(issuesWith(full, makeNode('last'))).toEqual([
    { path: 'screens[0].components[1]', message: 'The screen has more than 2000 components.' },
  ])
})

const makeScreens = (count: number) => Array.from({ length: count }, (_, index) => makeScreen(`s${index}`))

test('an app may have 200 screens and needs one', () => {
  expect(issuesOf(makeDocument({ screens: makeScreens(200) }))).toEqual([])
  expect(issuesOf(makeDocument({ screens: makeScreens(201) }))).toEqual([
    { path: 'screens[200]', message: 'The app has more than 200 screens.' },
  ])
  expect(issuesOf(makeDocument({ screens: [] }))).toContainEqual({
    path: 'screens',
    message: 'An app needs at least one screen.',
  })
})

test('a value in the properties may have 10,000 entries', () => {
  const withValue = (value: JsonValue) => issuesWith(makeNode('a', 'chart', { properties: { value } }))
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))
  const list = (count: number) => Array.from({ length: count }, (_, n) => n)
  for (const make of [keys, list]) {
    expect(withValue(make(10_000))).toEqual([])
    expect(withValue(make(10_001))).toEqual([
      {
        path: 'screens[0].components[0].properties.value',
        message: 'The value has more than 10000 entries.',
      },
    ])
  }
})

const withText = (text: string) =>
  issuesWith(makeNode('a', 'text', { properties: { note: text } })).map(({ message }) => message)

test('a document may have 2 MB in UTF-8', () => {
  expect(withText('x'.repeat(1_999_000))).toEqual([])
  expect(withText('x'.repeat(2_000_001))).toEqual(['The document is larger than 2 MB.'])
  expect(withText('語'.repeat(700_000))).toEqual(['The document is larger than 2 MB.'])
})

test('an id names one component of the document and one screen', () => {
  const document = makeDocument({
    screens: [makeScreen('a', [makeNode('x')]), makeScreen('b', [makeNode('x')])],
  })
  expect(issuesOf(document)).toEqual([
    { path: 'screens[1].components[0].id', message: 'Another component already has the id "x".' },
  ])
  expect(issuesOf(makeDocument({ screens: [makeScreen('a'), makeScreen('a')] }))).toEqual([
    { path: 'screens[1].id', message: 'Another screen already has the id "a".' },
  ])
})

test.each(['__proto__', 'constructor', 'prototype'])('%s is no key, wherever it stands', (key) => {
  const properties = JSON.parse(`{"items": [{"${key}": {"admin": true}}]}`)
  expect(issuesWith(makeNode('a', 'list', { properties }))).toEqual([
    {
      path: `screens[0].components[0].properties.items[0].${key}`,
      message: `The name "${key}" is reserved and cannot be used as a key.`,
    },
  ])
  const text = JSON.stringify(makeDocument()).replace('"theme":{', `"theme":{"${key}":1,`)
  expect(issuesOf(JSON.parse(text))[0]?.path).toBe(`app.theme.${key}`)
  expect(issuesWith(makeNode(key))[0]?.path).toBe('screens[0].components[0].id')
})

test.each([
  ['action', { action: { kind: 'link', href: 'javascript:alert(1)' } }, 'properties.action.href'],
  ['url', { url: 'ftp://example.com' }, 'properties.url'],
  [
    'item',
    { items: [{ action: { kind: 'link', href: 'data:text/html,x' } }] },
    'properties.items[0].action.href',
  ],
])('links of other schemes are refused (%s)', (_name, properties, path) => {
  expect(issuesWith(makeNode('a', 'button', { properties }))).toEqual([
    {
      path: `screens[0].components[0].${path}`,
      message: 'The link must begin with https://, http://, tel: or mailto:.',
    },
  ])
})

test('a link has its address as text', () => {
  const action = { kind: 'link', href: 5 }
  expect(issuesWith(makeNode('a', 'button', { properties: { action } }))[0]?.path).toBe(
    'screens[0].components[0].properties.action.href',
  )
})

test.each([
  ['NUL', 'a\u0000b', 'The text contains a NUL character.'],
  ['half a character', 'a\ud83c', 'The text contains half of a character (a lone surrogate).'],
])('text that cannot be stored is refused: %s', (_name, text, message) => {
  expect(issuesWith(makeNode('a', 'text', { label: text }))).toEqual([
    { path: 'screens[0].components[0].label', message },
  ])
  expect(issuesWith(makeNode('a', 'text', { properties: { note: [text] } }))).toEqual([
    { path: 'screens[0].components[0].properties.note[0]', message },
  ])
})

const withValue = (value: unknown) => {
  const document = makeDocument({ screens: [makeScreen('home', [makeNode('a')])] })
  const [screen] = document.screens
  return issuesOf({
    ...document,
    screens: [{ ...screen, components: [{ ...makeNode('a'), properties: { value } }] }],
  }).map(({ message }) => message)
}

test('properties hold JSON only', () => {
  expect(withValue(Number.NaN)).toEqual(['The number is not finite.'])
  expect(withValue(Number.POSITIVE_INFINITY)).toEqual(['The number is not finite.'])
  expect(withValue(new Date(0))).toEqual(['The value is not plain JSON.'])
  expect(withValue(() => 1)).toEqual(['The value is not plain JSON.'])
  expect(withValue(undefined)).toEqual([])
})

test('only containers and stacks have children', () => {
  const child = makeNode('b')
  expect(issuesWith(makeNode('a', 'button', { children: [child] }))).toEqual([
    {
      path: 'screens[0].components[0].children',
      message: 'Only containers and stacks can hold other components.',
    },
  ])
})

test('fields are named when they are missing, wrong or unknown', () => {
  expect(
    issuesOf({
      schemaVersion: 1,
      app: {
        name: 5,
        description: '',
        icon: null,
        theme: { preset: 'clean', colors: ['red'] },
        startScreenId: 'nowhere',
      },
      screens: [{ id: '', components: [{ id: 'a', type: 'text', lable: 'Typo', properties: [] }] }],
    }),
  ).toEqual([
    { path: 'screens[0].id', message: 'The id is empty.' },
    { path: 'screens[0].name', message: 'The name is missing.' },
    {
      path: 'screens[0].components[0].lable',
      message: '"lable" is not a field of a component; put it into its properties.',
    },
    { path: 'screens[0].components[0].label', message: 'The label is missing.' },
    { path: 'screens[0].components[0].properties', message: 'The properties must be an object.' },
    { path: 'app.name', message: 'The name must be text.' },
    { path: 'app.theme.colors[0]', message: 'A colour must be written as #rrggbb.' },
    { path: 'app.startScreenId', message: 'There is no screen with the id "nowhere".' },
  ])
})

test('a document of a newer Kwiq says so', () => {
  expect(issuesOf({ ...makeDocument(), schemaVersion: 99 })).toEqual([
    { path: 'schemaVersion', message: 'The document was made by a newer version of Kwiq.' },
  ])
})

test('a hostile document gets a short answer', () => {
  const labels = Array.from({ length: 1000 }, (_, index) =>
    makeNode(`n${index}`, 'text', { label: '\u0000' }),
  )
  expect(issuesWith(...labels)).toHaveLength(50)
})
