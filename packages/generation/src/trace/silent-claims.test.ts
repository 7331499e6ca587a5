import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { screensOf, textOf } from '../testing/apps.ts'
import type { Phrase } from '../understand/phrase.ts'
import { asDoing } from './as-doing.ts'
import { calledAlone } from './called-as.ts'
import { extraOf } from './extra-of.ts'
import { sayDone } from './say-done.ts'
import { shownByScreen } from './shown-by-screen.ts'

const phraseOf = (text: string): Phrase => {
  const words = text.split(' ')
  return { text, words, stems: words, options: [] }
}

describe('what a description asks for is seen where it is traced', () => {
  it('a calendar of something is what the month there is called', () => {
    const { document, trace } = generateApp({
      prompt:
        'Rowing club app\n- injury log\n- boats (name, seats)\n- training calendar\nFor coaches:\n- take attendance',
    })
    const month = document.screens.find(({ name }) => name === 'Calendar')
    expect(month?.components[0]?.label).toBe('Training calendar')
    expect(JSON.stringify(document)).not.toContain('Vocabulary')
    // What became a list of the app by itself is told as well.
    expect(trace.map(({ feature }) => feature)).toContain('Boats')
  })

  it('whom one books is chosen where the time is, among people', () => {
    const prompt =
      'An app that lets clients book a massage. Pick your favorite therapist and see your upcoming appointments.'
    const slots = screensOf(prompt).find(({ components }) =>
      JSON.stringify(components).includes('Free times'),
    )
    expect(JSON.stringify(slots)).toMatch(/"label":"Favorite therapist".*"title":"\p{Lu}\p{Ll}+ \p{Lu}/u)
  })

  it('one leaves a review by a button, below which those of others stay', () => {
    const prompt = 'Dog walker booking: owners choose a walker, pick a time and leave a review.'
    const all = textOf(prompt)
    expect(/"type":"button","label":"Leave (?:a )?review"/.test(all)).toBe(true)
    expect(all.includes('"label":"Reviews"')).toBe(true)
  })

  it('what one keeps as a favorite has its list called so', () => {
    const prompt = 'Recipe app with a shopping list. Users can save favorite recipes.'
    const kept = screensOf(prompt).find(({ components }) => components[0]?.label === 'Favorite recipes')
    expect(kept).toBeDefined()
  })

  it('who is alerted by somebody is alerted by a button', () => {
    const alert: Phrase = { ...phraseOf('trained swimmers'), verb: 'alert' }
    expect(extraOf(alert, 1, true)?.kind).toBe('alarm')
    expect(extraOf({ ...alert, ...phraseOf('price changes'), verb: 'alert' }, 1, true)?.kind).not.toBe(
      'alarm',
    )
  })

  it('a form that is only called a form is no value of anything', () => {
    const prompt =
      'An app for the patients of a veterinary practice. Allow owners to book appointments. Allow owners to fill out a contact us form and submit.'
    expect(textOf(prompt)).not.toMatch(/"label":"Form"|"label":"Complete contact"/)
  })

  it('a short doing stands below the title of its list, and no noun as short', () => {
    const list = { kind: 'browse', name: 'Boats', entity: '' } as unknown as ScreenPlan
    const plan = { description: 'Track boats, QR code', entities: new Map() } as unknown as AppPlan
    sayDone(new Map([[{ ...phraseOf('boats'), verb: 'track' }, list]]), [], plan)
    expect(list.subtitle).toBe('Track boats')
    const other = { kind: 'browse', name: 'Codes', entity: '' } as unknown as ScreenPlan
    sayDone(new Map([[phraseOf('q b'), other]]), [], plan)
    expect(other.subtitle).toBeUndefined()
  })

  it('what is near stands on a map of just that, and on none of something else', () => {
    const map = {
      kind: 'map',
      name: 'Nearby',
      entity: 'pump',
      title: 'Map of pumps',
    } as unknown as ScreenPlan
    const plan = { screens: [map], entities: new Map(), description: '' } as unknown as AppPlan
    const near = (text: string) => shownByScreen({ ...phraseOf(text), label: text }, plan)
    expect(near('pumps nearby')).toBe(map)
    expect(near('leaks nearby')).toBeUndefined()
  })
})

describe('the beginning of a doing', () => {
  it.each([
    ['navigate short routes', 'navigate'],
    ['alert trained people', 'alert'],
  ])('%s', (text, verb) => {
    expect(asDoing(phraseOf(text)).verb).toBe(verb)
  })

  it.each(['alert sounds level', 'boat routes'])('is none in "%s"', (text) => {
    expect(asDoing(phraseOf(text)).verb).toBeUndefined()
  })
})

describe('a tool of which nothing more is said', () => {
  it.each([
    ['A private lichen diary. I take a picture and it keeps the spot', 'Lichen diary'],
    ['migraine tracker', 'Migraine tracker'],
    ['Goat herd manager: pens, feed, vet', 'Goat herd manager'],
  ])('%s', (text, called) => {
    expect(calledAlone(text)).toBe(called)
  })

  it.each(['Stage band manager, I run it with twenty people', 'Notes and a diary'])(
    'is not in "%s"',
    (text) => {
      expect(calledAlone(text)).toBeUndefined()
    },
  )

  it('stands below the name where no other line does', () => {
    const subtitleOf = (prompt: string) =>
      generateApp({ prompt }).document.screens[0]?.components[0]?.properties.subtitle
    expect(subtitleOf('migraine diary')).toBe('Migraine diary')
  })
})
