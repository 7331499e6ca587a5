import { describe, expect, it } from 'vitest'
import { readBinaryXml } from './read-binary-xml.ts'
import { writeBinaryXml, type XmlElement } from './write-binary-xml.ts'

const text = (words: string) => ({ kind: 'string', text: words }) as const

const sample: XmlElement = {
  tag: 'manifest',
  plain: { package: 'com.example.app' },
  android: { versionName: text('1.2 "quoted" <&> 日本 😀'), versionCode: { kind: 'integer', value: 7 } },
  children: [
    { tag: 'uses-sdk', android: { targetSdkVersion: { kind: 'integer', value: 36 } } },
    {
      tag: 'application',
      android: {
        label: { kind: 'reference', id: 0x7f010000 },
        allowBackup: { kind: 'boolean', value: true },
      },
      children: [{ tag: 'activity', android: { configChanges: { kind: 'flags', value: 0xfb0 } } }],
    },
  ],
}

describe('writeBinaryXml', () => {
  it('keeps the tree, its values in any script, and the ids of attributes', () => {
    const root = readBinaryXml(writeBinaryXml(sample))
    expect(root.tag).toBe('manifest')
    expect(root.attributes).toEqual({
      versionCode: { kind: 'integer', value: 7 },
      versionName: text('1.2 "quoted" <&> 日本 😀'),
      package: text('com.example.app'),
    })
    expect(root.ids).toEqual({ versionCode: 0x0101021b, versionName: 0x0101021c })
    expect(root.children.map((child) => child.tag)).toEqual(['uses-sdk', 'application'])
    expect(root.children[1]?.attributes.allowBackup).toEqual({ kind: 'boolean', value: true })
    expect(root.children[1]?.children[0]?.attributes.configChanges).toEqual({ kind: 'flags', value: 0xfb0 })
  })

  it('does not mistake a text for the attribute of the same name', () => {
    const root = readBinaryXml(
      writeBinaryXml({ tag: 'label', android: { name: text('icon'), icon: text('name') } }),
    )
    expect(root.attributes).toEqual({ name: text('icon'), icon: text('name') })
  })

  it('writes half a surrogate pair as the replacement character', () => {
    const root = readBinaryXml(writeBinaryXml({ tag: 'a', plain: { b: 'x\ud800y' } }))
    expect(root.attributes.b).toEqual(text('x\ufffdy'))
  })

  it('refuses a text the format cannot hold', () => {
    expect(() => writeBinaryXml({ tag: 'a', plain: { b: 'x'.repeat(40_000) } })).toThrow(RangeError)
  })
})

describe('readBinaryXml', () => {
  it('refuses every file cut short', () => {
    const bytes = writeBinaryXml(sample)
    for (let length = 0; length < bytes.length; length++)
      expect(() => readBinaryXml(bytes.slice(0, length))).toThrow()
  })
})
