import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { chooseFonts } from './choose-fonts.ts'
import type { PayloadFont } from './payload.ts'

const ranges = { core: [[0x20, 0x7e]], latin: [[0x20, 0x17f]] } as const
const font = (family: string, reach: keyof typeof ranges, isItalic = false): PayloadFont => ({
  family,
  isItalic,
  ranges: ranges[reach],
  file: `${family}${isItalic ? ' italic' : ''} ${reach}`,
  css: '',
})
const all = ['Inter', 'Newsreader', 'Sora'].flatMap((family) => [font(family, 'core'), font(family, 'latin')])
const fonts = [...all, font('Newsreader', 'core', true), font('Newsreader', 'latin', true)]

function chosen(
  preset: string,
  label: string,
  properties: ComponentNode['properties'] = {},
  from: readonly PayloadFont[] = fonts,
): string[] {
  const app = { name: 'App', description: '', icon: null, theme: { preset }, startScreenId: 'home' }
  const components = [{ id: 'text-1', type: 'text', label, properties }]
  const document: AppDocument = { schemaVersion: 1, app, screens: [{ id: 'home', name: 'Home', components }] }
  return chooseFonts(document, from).map(({ font, characters }) => font.file + (characters ?? ''))
}

test('an app takes the fonts of its theme alone, as small as its words allow', () => {
  expect(chosen('clean', 'Hello')).toEqual(['Inter core'])
  expect(chosen('clean', 'Smörgås')).toEqual(['Inter latin'])
  expect(chosen('dark-pro', 'Hello')).toEqual(['Inter core', 'Sora core'])
})

test('what no font has asks for no larger one', () => {
  expect(chosen('clean', 'レモン 🍋')).toEqual(['Inter core'])
})

test('italics come along only where something is set in them, and for its own letters', () => {
  expect(chosen('editorial', 'Hello')).toEqual(['Inter core', 'Newsreader core'])
  expect(chosen('editorial', 'So be it', { variant: 'quote' })).toContain('Newsreader italic core')
  expect(chosen('editorial', 'Så blir det', { variant: 'quote' })).toContain('Newsreader italic latin')
})

test('a font that is too large to come along is cut to English and the letters of the words, in both cases', () => {
  const cut = [font('Inter', 'core'), { ...font('Inter', 'latin'), cutInto: 'own' }]
  expect(chosen('clean', 'Hello', {}, cut)).toEqual(['Inter core'])
  const [chosenFont = ''] = chosen('clean', 'Œuvre 10 ł', {}, cut)
  const characters = chosenFont.replace('Inter latin', '')
  expect(characters).toHaveLength(95 + 4)
  for (const letter of 'Az~ŒœłŁ') expect(characters).toContain(letter)
})
