import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { asDoneByOne } from '../understand/app-as-doer.ts'
import { readName } from '../understand/read-name.ts'
import { understand } from '../understand/understand.ts'
import { withoutCountries } from '../words/countries.ts'
import { planApp } from './plan-app.ts'

const planOf = (prompt: string) => {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).plan
}
const rowsOf = (prompt: string, kind: string) => {
  const plan = planOf(prompt)
  const screen = plan.screens.find((each) => each.kind === kind)
  return plan.entities.get(screen?.entity ?? '')?.samples.map(({ title }) => title)
}
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('briefs', () => {
  it('say of the app what one does with it', () => {
    expect(asDoneByOne('Point at a bird and the app names it, plays its song and saves the place.')).toBe(
      'Point at a bird and , name it, play its song and save the place.',
    )
    expect(asDoneByOne('The app lets people meet.')).toBe('The app lets people meet.')
  })

  it('are of a country without being about it', () => {
    expect(withoutCountries('A boat market for Greece with chat')).toBe('A boat market with chat')
    expect(withoutCountries('Phrases of Greece and its food')).toBe('Phrases of Greece and its food')
  })

  it('are not called after what they are', () => {
    expect(readName('MVP: boats for a day')).toBeUndefined()
    expect(readName('ReefEye counts the corals on your photos')).toBe('ReefEye')
    expect(readName('YouTube plays the songs')).toBeUndefined()
    expect(readName('Course project: "Kelpwatch". It counts seals')).toBe('Kelpwatch')
  })

  it('show what is nearby on the map, rather than what the app keeps', () => {
    const rows = rowsOf('Budget app: add expenses, monthly chart, cafés nearby on a map', 'map')
    expect(rows?.join()).not.toMatch(/Markthalle|Salary/)
  })

  it('vote on the talks of a festival, not on benches', () => {
    expect(textOf('Festival for crime novels with readings, stages, live voting and tickets')).not.toMatch(
      /bike stands/,
    )
  })

  it('list nobody who does something in the app, and no verb', () => {
    const names = planOf(
      'Kayak club: organisers create tours, members join and rate tours. Skippers upload photos and rate rivers.',
    ).screens.flatMap(({ kind, name }) => (kind === 'form' ? [] : [name]))
    expect(names).not.toContain('Organisers')
    expect(names).not.toContain('Rate rivers')
  })

  it('call by video without a list of videos', () => {
    expect(
      planOf('Owners book a video call with a horse dentist and get a plan').screens.map(({ kind }) => kind),
    ).not.toContain('video')
  })

  it('name nothing an app works with by what people have', () => {
    expect(
      textOf('Planner for adults with OCD: tasks, focus timer, reminders, rewards and lists'),
    ).not.toMatch(/Works with/)
  })
})
