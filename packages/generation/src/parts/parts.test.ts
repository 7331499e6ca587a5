import { findIconName } from '@kwiq/catalogue/icons'
import { isPictureKnown, pictureKeywords } from '@kwiq/catalogue/pictures'
import { describe, expect, it, test } from 'vitest'
import { estimator } from '../archetypes/estimator.ts'
import { archetypes } from '../archetypes/index.ts'
import { entityById } from '../entities/index.ts'
import { gadgets } from '../gadgets/index.ts'
import type { PageBlock } from '../pages/page.ts'
import { textOf, namesOf, allOf } from '../plan/short.test-helper.ts'
import { anyKind } from './anywhere/any-kind.ts'
import { partsAnywhere } from './anywhere/index.ts'
import { kindParts } from './index.ts'
import { blocksOf } from './part.ts'

const iconsIn = (block: PageBlock): string[] => {
  switch (block.kind) {
    case 'rows':
    case 'tiles':
    case 'keys':
      return block.items.map(([icon = '']) => icon)
    case 'banner':
    case 'button':
      return [block.icon]
    default:
      return []
  }
}
const picturesIn = (block: PageBlock): string[] =>
  block.kind === 'cards'
    ? block.items.map(([picture = '']) => picture)
    : block.kind === 'image'
      ? [block.picture]
      : []

describe.each([...kindParts, ...partsAnywhere].map((part) => [part.said.split(',')[0] ?? '', part] as const))(
  '%s',
  (_said, part) => {
    const blocks = blocksOf(part)

    test('has signs that are known and pictures that are drawn', () => {
      const isDrawn = (picture: string) => isPictureKnown(picture) || picture in pictureKeywords
      expect(
        [...blocks.flatMap(iconsIn), part.page?.icon ?? 'home'].filter(
          (icon) => findIconName(icon) === undefined,
        ),
      ).toEqual([])
      const isOfApp = (picture: string) => picture.startsWith('{')
      expect(blocks.flatMap(picturesIn).filter((picture) => !isDrawn(picture) && !isOfApp(picture))).toEqual(
        [],
      )
    })

    test('is of kinds there are, and has no line that was meant otherwise', () => {
      const text = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
      expect(text.filter((line) => !/^[\p{L}“].*[.,?!]$/u.test(line))).toEqual([])
      const isGadget = (id: string) => gadgets.some((gadget) => gadget.id === id)
      const isKind = (id: string) =>
        id === anyKind ||
        [...archetypes, estimator].some((each) => each.id === id) ||
        entityById(id) !== undefined ||
        isGadget(id)
      expect([...part.of].some(isKind)).toBe(true)
      expect(part.page ?? part.on[0]).toBeDefined()
    })
  },
)

describe('what a feature is in apps of its kind', () => {
  it.each([
    ['File manager with SMB network shares', 'Storage', 'NAS in the hall'],
    ['Sudoku with pencil marks and hints', 'Play', 'Pencil marks'],
    ['Sudoku with four difficulty levels', 'Play', 'Expert'],
    ['Ebook reader with text to speech', 'Read', 'Read aloud'],
    ['Morse code trainer with adjustable speed', 'Listen', 'Words a minute'],
    ['Metronome with accented beats and time signatures', 'Metronome', 'Time signature'],
    ['Mastodon client with several accounts', 'Profile', 'lea_draws'],
    ['Podcast player with playback speed', 'Player', '1.5×'],
    ['Document scanner with cropping and OCR', 'Edit page', 'Crop'],
    ['To-do list with subtasks', 'Task', 'First coat'],
  ])('stands where it belongs: %s', (prompt, screen, text) => {
    expect(textOf(prompt, screen)).toContain(text)
  })

  it.each([
    ['Mastodon client with lists and content filters', ['Lists', 'Content filters']],
    ['Plant watering reminders with species guide and photo timeline', ['Species guide', 'Photo timeline']],
    ['Interval timer for boxing with presets', ['Presets']],
    ['Password-protected diary with moods', ['Lock']],
    ['Chess with opening book and game analysis', ['Opening book', 'Game analysis']],
    ['Music player with lyrics and equalizer', ['Lyrics', 'Equalizer']],
  ])('is a screen of its own where it has so much on it: %s', (prompt, screens) => {
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(screens))
  })

  it('asks for no screen of another subject', () => {
    const names = namesOf('Plant watering reminders with species guide')
    expect(names).not.toContain('Guide')
  })

  it('is called as the description calls it', () => {
    expect(textOf('Mastodon client with multiple accounts', 'Profile')).toContain(
      '"title":"Multiple accounts"',
    )
    expect(namesOf('Houseplant care with a photo diary')).toContain('Photo diary')
  })

  it('is no part of other kinds', () => {
    expect(allOf('Sports club with several accounts and lists')).not.toContain('lea_draws')
  })
})

describe('what such lines say besides', () => {
  it('is not taken for somebody or something kept', () => {
    expect(allOf('Open source podcast catcher with queue and chapters')).not.toContain('Podcast catcher","')
    expect(textOf('Local network scanner with router password list', 'Map')).toBe('[]')
    expect(allOf('Air quality map with AQI and pollen')).not.toContain('Works with')
  })

  it('is no part called after how it works', () => {
    expect(namesOf('Convert units of length, weight, temperature and currency offline')).toContain('Currency')
    expect(namesOf('Learn Morse code by listening and tapping, with lessons')).not.toContain('Player')
  })

  it('locks with a PIN, and pins nothing', () => {
    expect(namesOf('Anonymous diary with mood, tags, cloud backup and PIN')).toContain('PIN')
  })

  it('is played as what it is', () => {
    expect(allOf('Internet radio player with stations and favourites')).not.toContain('Forward 30 seconds')
    expect(textOf('Music player with albums', 'Player')).toContain('"Previous"')
    expect(textOf('Podcast player', 'Player')).toContain('Forward 30 seconds')
  })

  it('leads to its list of favourites where there is one', () => {
    const favourites = textOf('Vegan restaurant finder with map, reviews and favourites', 'Saved')
    expect(favourites).toContain('Favourites')
  })
})

test('the word of the day of a sign language is a sign', () => {
  const signed = allOf('Dictionary of sign language with clips, categories and a word of the day')
  expect(signed).toContain('Word of the day: family')
  expect(signed).not.toContain('lull')
  expect(allOf('A dictionary of English with a word of the day')).toContain('Word of the day: lull')
})
