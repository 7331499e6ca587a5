import { type ComponentNode, emptyDocument } from '@kwiq/app-model'
import { expect, it } from 'vitest'
import { payloadFiles } from './payload-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const programs = ['app.js', 'app-machines.js', 'app-rare.js', 'app-machines-rare.js']
const payload = {
  files: [...programs, 'index.html'].map((path) => ({ path, bytes: bytes(path) })),
  fonts: [],
}

/** Which of the programs an app with these components runs on. */
async function programOf(...components: ComponentNode[]): Promise<string> {
  const document = emptyDocument({ name: 'Programs' })
  const [screen] = document.screens
  if (!screen) throw new Error('no screen')
  const files = await payloadFiles({ ...document, screens: [{ ...screen, components }] }, payload)
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
