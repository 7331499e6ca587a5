import { describe, expect, it } from 'vitest'
import { readResourceTable } from './read-resource-table.ts'
import { resourceId, writeResourceTable, type ResourceType } from './write-resource-table.ts'

const text = (words: string) => ({ kind: 'string', text: words }) as const
const color = (argb: number) => ({ kind: 'color', argb }) as const

const types: ResourceType[] = [
  { type: 'string', resources: [{ name: 'app_name', values: [{ value: text('Café "☕" & <שלום>') }] }] },
  {
    type: 'color',
    resources: [
      {
        name: 'ground',
        values: [{ value: color(0xffffffff) }, { config: { isNight: true }, value: color(0xff101014) }],
      },
      { name: 'brand', values: [{ value: color(0xff3b5bfd) }] },
    ],
  },
  {
    type: 'mipmap',
    resources: [
      {
        name: 'icon',
        values: [
          { config: { density: 160 }, value: text('res/icon-160.png') },
          { config: { density: 640 }, value: text('res/icon-640.png') },
          { config: { density: 0xfffe, sdk: 26 }, value: text('res/icon.xml') },
        ],
      },
    ],
  },
  {
    type: 'style',
    resources: [
      {
        name: 'App',
        values: [
          {
            value: {
              kind: 'style',
              parent: 0x01030241,
              items: [
                [0x01010433, color(1)],
                [0x01010054, { kind: 'reference', id: resourceId(1, 0) }],
              ],
            },
          },
        ],
      },
    ],
  },
]

describe('writeResourceTable', () => {
  const table = readResourceTable(writeResourceTable('com.example.app', types))
  const find = (name: string) => table.resources.find((resource) => resource.name === name)

  it('keeps package, ids, names and values', () => {
    expect(table.packageName).toBe('com.example.app')
    expect(table.resources.map(({ id, type, name }) => [id, type, name])).toEqual([
      [0x7f010000, 'string', 'app_name'],
      [0x7f020000, 'color', 'ground'],
      [0x7f020001, 'color', 'brand'],
      [0x7f030000, 'mipmap', 'icon'],
      [0x7f040000, 'style', 'App'],
    ])
    expect(find('app_name')?.values).toEqual([{ config: {}, value: text('Café "☕" & <שלום>') }])
  })

  it('keeps the value for each configuration', () => {
    expect(find('ground')?.values).toEqual([
      { config: {}, value: color(0xffffffff) },
      { config: { isNight: true }, value: color(0xff101014) },
    ])
    expect(find('icon')?.values.map(({ config }) => config)).toEqual([
      { density: 160 },
      { density: 640 },
      { density: 0xfffe, sdk: 26 },
    ])
  })

  it('flags what a resource varies by, so that a running app follows', () => {
    const night = 0x1000
    const densityAndVersion = 0x0100 | 0x0400
    expect(find('ground')?.flags).toBe(night)
    expect(find('brand')?.flags).toBe(0)
    expect(find('icon')?.flags).toBe(densityAndVersion)
  })

  it('orders the items of a style by id', () => {
    const value = find('App')?.values[0]?.value
    expect(value?.kind === 'style' && value.items.map(([id]) => id)).toEqual([0x01010054, 0x01010433])
  })

  it('holds texts of more than 127 units, in any script', () => {
    const long = '長い名前'.repeat(125)
    const bytes = writeResourceTable('a.b', [
      { type: 'string', resources: [{ name: 'n', values: [{ value: text(long) }] }] },
    ])
    expect(readResourceTable(bytes).resources[0]?.values[0]?.value).toEqual(text(long))
  })
})
