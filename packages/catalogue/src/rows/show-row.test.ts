import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { sampleRows } from './sample-rows.ts'
import { rowShower } from './show-row.ts'

const sample = {
  title: 'Halo lamp',
  subtitle: 'Opal glass, oak foot',
  value: '€ 129',
  image: 'lamp',
}
const row = { title: 'Fjord chair', subtitle: 'Ash, wool seat', value: '€ 340', image: 'chair' }
const show = rowShower({ sample, row })

describe('a screen drawn with one row, for another', () => {
  it('says the title wherever it is said, and other words only where nothing else is', () => {
    expect(show('button', { label: 'Order Halo lamp', properties: {} }).label).toBe('Order Fjord chair')
    expect(show('button', { label: 'Pay € 129', properties: {} }).label).toBe('Pay € 129')
    expect(show('text', { label: '€ 129', properties: {} }).label).toBe('€ 340')
    expect(show('text', { label: 'Halo lamps hang here', properties: {} }).label).toBe('Halo lamps hang here')
  })

  it('says the parts of a line that go together, and the picture', () => {
    const header = { subtitle: 'Opal glass', image: 'lamp', variant: 'cover' }
    expect(show('header', { label: 'Halo lamp', properties: header })).toEqual({
      label: 'Fjord chair',
      properties: { subtitle: 'Ash', image: 'chair', variant: 'cover' },
    })
  })

  it('leaves what leads through the app, its choices and its taps', () => {
    const action = { kind: 'screen', screenId: 'halo', title: 'Halo lamp' }
    expect(show('navbar', { label: 'Halo lamp', properties: {} }).label).toBe('Halo lamp')
    expect(show('list', { label: 'L', properties: { items: [{ title: 'Care', action }] } })).toEqual({
      label: 'L',
      properties: { items: [{ title: 'Care', action }] },
    })
  })

  it('puts the sample where the shown row stood beside it', () => {
    const items = [{ title: 'Fjord chair', image: 'chair', icon: 'star' }, { title: 'Low table' }]
    expect(show('list', { label: 'More', properties: { items } }).properties.items).toEqual([
      { title: 'Halo lamp', image: 'lamp', icon: 'star' },
      { title: 'Low table' },
    ])
  })

  it('calls a person by the first name where the screen does', () => {
    const person = rowShower({
      sample: { title: 'Lea Brandt', avatar: 'Lea' },
      row: { title: 'Omar Haddad', avatar: 'Omar' },
    })
    expect(person('button', { label: 'Message Lea', properties: {} }).label).toBe('Message Omar')
    expect(person('text', { label: 'Lea Brandt and Lea', properties: {} }).label).toBe('Omar Haddad and Omar')
  })

  it('takes signs in a title as they are', () => {
    const signs = rowShower({ sample: { title: 'C++ (basics)' }, row: { title: '$& and $1' } })
    expect(signs('text', { label: 'Start C++ (basics)!', properties: {} }).label).toBe('Start $& and $1!')
  })
})

let number = 0
const node = (type: string, label: string, properties: ComponentNode['properties'] = {}): ComponentNode => ({
  id: `${type}-${(number += 1)}`,
  type,
  label,
  properties,
})
const to = (screenId: string) => ({ kind: 'screen', screenId })
const app = (detail: ComponentNode[], items: ComponentNode['properties'][], extra: ComponentNode[] = []) =>
  ({
    schemaVersion: 1,
    app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens: [
      { id: 'home', name: 'Home', components: [node('list', 'Things', { items }), ...extra] },
      { id: 'detail', name: 'Detail', components: detail },
    ],
  }) satisfies AppDocument

const things = [
  { ...row, action: to('detail') },
  { ...sample, action: to('detail') },
]

describe('the row a screen was drawn with', () => {
  it('is the one of several whose title the screen says, with what of it the screen repeats', () => {
    const detail = [
      node('header', 'Halo lamp', { subtitle: 'Oak foot', image: 'lamp' }),
      node('text', '€ 129'),
    ]
    expect(sampleRows(app(detail, things)).get('detail')).toEqual({
      title: 'Halo lamp',
      value: '€ 129',
      image: 'lamp',
    })
  })

  it('is known by a text or by a row of facts when the header says something else', () => {
    expect(
      sampleRows(app([node('header', 'Product'), node('text', 'Halo lamp')], things)).get('detail'),
    ).toEqual({
      title: 'Halo lamp',
    })
    const facts = node('list', 'Facts', { items: [{ title: 'Name', value: 'Fjord chair' }] })
    expect(sampleRows(app([node('header', 'Product'), facts], things)).get('detail')).toEqual({
      title: 'Fjord chair',
    })
  })

  it('is none for a single way in, for a screen that says no row, and for screens of the navbar', () => {
    const detail = [node('header', 'Halo lamp')]
    expect(sampleRows(app(detail, things.slice(1))).size).toBe(0)
    expect(sampleRows(app([node('header', 'Checkout')], things)).size).toBe(0)
    const navbar = node('navbar', 'Main', { items: [{ title: 'Lamp', action: to('detail') }] })
    expect(sampleRows(app(detail, things, [navbar])).size).toBe(0)
  })
})
