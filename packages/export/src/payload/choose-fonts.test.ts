import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { chooseFonts } from './choose-fonts.ts'
import type { PayloadFont } from './payload.ts'

const pieces = {
  letters: [[0x41, 0x7a]],
  signs: [[0x30, 0x39]],
  nordic: [[0xe5, 0xe5]],
  rare: [[0x3c, 0x3e]],
} as const
const font = (family: string, piece: keyof typeof pieces, isItalic = false): PayloadFont => ({
  family,
  isItalic,
  isBase: !isItalic && (piece === 'letters' || piece === 'signs'),
  ranges: pieces[piece],
  file: `${family}${isItalic ? ' italic' : ''} ${piece}`,
  css: '',
})
const names = ['letters', 'signs', 'nordic', 'rare'] as const
const all = ['Inter', 'Newsreader', 'Sora'].flatMap((family) => names.map((piece) => font(family, piece)))
const fonts = [...all, ...names.map((piece) => font('Newsreader', piece, true))]

function chosen(preset: string, label: string, properties: ComponentNode['properties'] = {}): string[] {
  const app = { name: 'App', description: '', icon: null, theme: { preset }, startScreenId: 'home' }
  const components = [{ id: 'text-1', type: 'text', label, properties }]
  const document: AppDocument = { schemaVersion: 1, app, screens: [{ id: 'home', name: 'Home', components }] }
  return chooseFonts(document, fonts).map(({ file }) => file)
}

test('an app takes the fonts of its theme alone, what people type and what its words have', () => {
  expect(chosen('clean', 'Hello')).toEqual(['Inter letters', 'Inter signs'])
  expect(chosen('clean', 'Sm\u00e5')).toEqual(['Inter letters', 'Inter signs', 'Inter nordic'])
  expect(chosen('dark-pro', 'Hello')).toEqual(['Inter letters', 'Inter signs', 'Sora letters', 'Sora signs'])
})

test('what no font has, and what no one sees, asks for no more', () => {
  expect(chosen('clean', '\u30ec\u30e2\u30f3 \u{1f34b}')).toEqual(['Inter letters', 'Inter signs'])
  expect(chosen('clean', 'Go', { url: 'https://shop.example/?a=<b>' })).not.toContain('Inter rare')
  expect(chosen('clean', 'a > b')).toContain('Inter rare')
})

test('italics come along only where something is set in them, and for its own letters', () => {
  expect(chosen('editorial', 'Hello').filter((file) => file.includes('italic'))).toEqual([])
  const quote = (words: string) =>
    chosen('editorial', words, { variant: 'quote' }).filter((file) => file.includes('italic'))
  expect(quote('So be it')).toEqual(['Newsreader italic letters'])
  expect(quote('S\u00e5 12')).toEqual([
    'Newsreader italic letters',
    'Newsreader italic signs',
    'Newsreader italic nordic',
  ])
})
