import { type ComponentNode, emptyDocument } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { payloadFiles } from './payload-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const programs = ['app.js', 'app-machines.js', 'app-rare.js', 'app-machines-rare.js']
const payload = {
  files: [...programs, 'index.html'].map((path) => ({ path, bytes: bytes(path) })),
  fonts: [],
}

/** The files of an app with these components. */
async function filesOf(...components: ComponentNode[]) {
  const document = emptyDocument({ name: 'Programs' })
  const [screen] = document.screens
  if (!screen) throw new Error('no screen')
  return payloadFiles({ ...document, screens: [{ ...screen, components }] }, payload)
}

/** Which of the programs an app with these components runs on. */
async function programOf(...components: ComponentNode[]): Promise<string> {
  const files = await filesOf(...components)
  const [program, ...others] = files.filter(({ path }) => path.endsWith('.js'))
  expect(others).toEqual([])
  expect(program?.path).toBe('app.js')
  return new TextDecoder().decode(program?.bytes)
}

const node = (type: ComponentNode['type'], label: string, properties: object = {}): ComponentNode =>
  ({ id: `${type}-${label}`, type, label, properties }) as ComponentNode
const bill = node('input', 'Bill', { kind: 'number', value: '21' })
const total = node('text', 'Total', { formula: '{Bill} * 2' })

it('gives an app the program that has what it shows, and no more', async () => {
  expect(await programOf(node('image', 'beach'), node('map', 'Map'))).toBe('app.js')
  expect(await programOf(bill, total)).toBe('app-machines.js')
  expect(await programOf(node('image', 'burger'))).toBe('app-rare.js')
  expect(await programOf(node('map', 'Map', { ground: 'coast' }))).toBe('app-rare.js')
  expect(await programOf(node('list', 'Plants', { items: [{ title: 'One', image: 'sunflower' }] }))).toBe(
    'app-rare.js',
  )
  expect(await programOf(bill, total, node('camera', 'Scan', { keyword: 'receipt' }))).toBe(
    'app-machines-rare.js',
  )
})

/** Names of the drawings kept as text that an app with these components carries. */
async function drawingsOf(...components: ComponentNode[]): Promise<string[]> {
  const file = (await filesOf(...components)).find(({ path }) => path === 'app.json')
  const app: { drawings?: { place: string }[] } = JSON.parse(new TextDecoder().decode(file?.bytes))
  return (app.drawings ?? []).map(({ place }) => place)
}

it('gives an app the drawings that it shows, and no others', async () => {
  const items = [{ title: 'One', image: 'sofa 1' }, { title: 'Two', image: 'sofa 2' }, { title: 'Guitar' }]
  expect(
    await drawingsOf(node('image', 'beach'), node('list', 'Titles', { items: [{ title: 'Guitar' }] })),
  ).toEqual([])
  expect(await drawingsOf(node('list', 'Goods', { items }))).toEqual(['product:sofa'])
  expect(await drawingsOf(node('list', 'Goods', { layout: 'carousel', items }))).toEqual([
    'product:sofa',
    'product:guitar',
  ])
  expect(
    await drawingsOf(
      node('image', 'Bike'),
      node('container', 'Hero', { variant: 'feature', title: 'Cats and dogs', image: 'phone' }),
    ),
  ).toEqual(['product:bicycle', 'product:phone'])
})
