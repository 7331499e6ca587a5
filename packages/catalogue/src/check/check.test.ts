import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { themePresets } from '../theme/theme-presets.ts'
import { checkColors } from './check-colors.ts'
import { checkComponents } from './check-components.ts'

const on = (...components: ReturnType<typeof makeNode>[]) =>
  checkComponents(makeDocument({ screens: [makeScreen('home', components)] }))

test('a picture without a description is named, and what it shows mends it', () => {
  const image = makeNode('i', 'image', { label: ' ', properties: { keyword: 'ramen soup' } })
  expect(on(image)).toEqual([
    {
      kind: 'missing-label',
      screenId: 'home',
      nodeId: 'i',
      property: 'label',
      remedy: 'Ramen soup',
      message: 'An image on Home has no description.',
    },
  ])
})

test('words and boxes need no name', () => {
  expect(on(makeNode('t', 'text', { label: '' }), makeNode('s', 'stack', { label: '' }))).toEqual([])
})

test('an icon that does something needs a name, a back arrow has one', () => {
  const action = { kind: 'back' }
  const header = makeNode('h', 'header', {
    label: 'Home',
    properties: { leading: { icon: 'back' }, actions: [{ icon: 'bell', action }, { icon: 'star' }] },
  })
  expect(on(header)).toMatchObject([{ property: 'actions[0].label', remedy: 'Bell' }])
})

test('small pictures and round buttons to tap are too small, large ones and mere pictures are not', () => {
  const action = { kind: 'back' }
  const small = makeNode('a', 'image', { label: 'A', properties: { action, width: 30, height: 60 } })
  const still = makeNode('b', 'image', { label: 'B', properties: { width: 30 } })
  const round = makeNode('c', 'button', { label: 'C', properties: { variant: 'icon', diameter: 36 } })
  expect(on(small, still, round).map(({ nodeId, property }) => `${nodeId} ${property}`)).toEqual([
    'a width',
    'c diameter',
  ])
})

test('a stated colour close to the ground is reported with one that is not, in each mode the app has', () => {
  const pale = checkColors({ preset: 'clean', mode: 'light', colors: ['#ffe900'] })
  expect(pale).toMatchObject([{ index: 0, mode: 'light' }])
  const mended = pale.map(({ remedy }) => remedy)
  expect(checkColors({ preset: 'clean', mode: 'light', colors: mended })).toEqual([])
  expect(checkColors({ preset: 'clean', mode: 'auto', colors: ['#ffe900'] })).toHaveLength(1)
})

test('no preset has problems with its own colours', () => {
  for (const { id } of themePresets) expect(checkColors({ preset: id, mode: 'auto' })).toEqual([])
})

test('a formula needs its fields, and to be written correctly', () => {
  const field = makeNode('bill', 'input', { label: 'Bill', properties: { kind: 'number', value: '64' } })
  const text = (formula: string) => makeNode('t', 'text', { label: '€ 1.00', properties: { formula } })
  expect(on(field, text('{bill} * 2'))).toEqual([])
  expect(on(field, text('{Tip} * 2'))).toMatchObject([
    {
      kind: 'broken-formula',
      nodeId: 't',
      property: 'formula',
      message: "A formula on Home needs a field called 'Tip', which is not there.",
    },
  ])
  expect(on(field, text('{Bill} *'))).toMatchObject([
    { kind: 'broken-formula', message: 'A formula on Home cannot be read: {Bill} *' },
  ])
})
