import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const kindOf = (prompt: string) => planApp(understand(prompt), 1).plan.archetype
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('apps that are told in posts', () => {
  it.each([
    [
      'I get rashes and never know why. An app that keeps a diary of my symptoms, lets me say how bad it is and what I ate, and shows me triggers.',
      'symptoms',
    ],
    [
      'I always throw away half of my bread. An app like Freecycle but for food: neighbours fetch what I do not need.',
      'food-sharing',
    ],
    ['Shazam for beetles: take a picture, it tells what it is, save finds on a map', 'nature'],
    ['Like Waze: warn others of a broken escalator, everyone sees it on a map', 'street-reports'],
    [
      'Everybody travels home alone. In the app students enter date, time and place, and others going to the same place travel together.',
      'carpool',
    ],
  ])('“%s” is of the kind %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('shows nothing of what is only complained of', () => {
    const prompt =
      'Ever stood in the hardware store with a wobbly umbrella? I always forget the size of my screws. There should be an app where I add my screws with length and a photo.'
    expect(textOf(prompt)).toMatch(/screw/i)
    expect(textOf(prompt)).not.toMatch(/umbrella|hardware/i)
  })

  it('is about what fills the boxes that are complained of', () => {
    const prompt =
      'How many boxes of beads are under your bed? I have no clue. I want to say where I got them, how big they are and how much is left.'
    expect(generateApp({ prompt }).document.app.name).toBe('Beads')
  })

  it('has a scale as it is told, under the question', () => {
    const text = textOf('I want to note how bad my headache is from 1 to 10 and what I took')
    expect(text).toContain('"kind":"slider"')
    expect(text).toContain('How bad my headache is')
  })

  it('has chips under the question they answer', () => {
    expect(textOf('After each concert I want to note how loud it was and who played')).toContain(
      '"title":"How loud it was"',
    )
  })

  it('has states, limits and alerts in the words of the post', () => {
    const text = textOf(
      'A list of jars in my cellar with date. It tells me: Fine, Soon, Too late. It tells me when something goes out of date. Only ten jars, it must not let me add more.',
    )
    for (const said of ['Too late', 'Out of date alert', 'Ten allowed, no more']) expect(text).toContain(said)
  })

  it('tells how one feels where one checks in daily, and nothing of a hotel', () => {
    expect(
      textOf('For our apartment: dinner plan, shopping list, messages, daily mood check-in'),
    ).not.toMatch(/room 214/i)
  })
})
