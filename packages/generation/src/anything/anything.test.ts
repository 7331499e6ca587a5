import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understandAndPlan } from '../plan/understand-and-plan.ts'
import { kinds } from './kinds/index.ts'
import { kindOf } from './kind-of.ts'
import { layouts, usualLayout } from './layouts.ts'
import { readShort } from './read-short.ts'

const planOf = (prompt: string) => understandAndPlan(prompt, {}).planned
const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const textOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document)

describe('a description of one thing in a few words', () => {
  it.each([
    ['Track my bunions', 'log', 'bunion'],
    ['bunion diary', 'log', 'bunion'],
    ['An app for bodhrans', 'plain', 'bodhran'],
    ['I want an app that helps me identify lichens', 'identify', 'lichen'],
    ['Dyke inspection checklist', 'inspect', 'dyke'],
    ['Find a thatcher near me', 'find', 'thatcher'],
    ['swap marbles', 'swap', 'marble'],
    ['remind me to oil my clarinet', 'remind', 'clarinet'],
    ['museum of thimbles', 'collect', 'thimble'],
    ['thimble collectors club', 'collect', 'thimble'],
    ['the names of winds', 'plain', 'wind'],
    ['Which fuses are in which box', 'identify', 'fuse'],
    ['An app that tracks who has the boat key', 'holder', 'boat key'],
  ])('%s', (text, form, noun) => {
    expect(readShort(text)).toMatchObject({ form, noun })
  })

  it.each([
    'Users can log in, add a recipe and rate it',
    'a place where I can see all my appointments',
    'Track how often I sneeze',
    'Rent a cello',
    'something like Strava',
    'Guests order at the table: menu, waiter call, bill',
  ])('is nothing that tells more: %s', (text) => {
    expect(readShort(text)).toBeUndefined()
  })
})

describe('the sort of a noun', () => {
  it.each([
    ['kilt', 'garment'],
    ['snowplough', 'tool'],
    ['sheriff auction', 'event'],
    ['rheumatologist', 'scientist'],
    ['tomato blight', 'plant-disease'],
    ['hand fan', 'jewel'],
    ['booking', 'event'],
  ])('%s', (noun, kind) => {
    expect(kindOf(noun).kind.id).toBe(kind)
  })

  it('has six of all it says of its nouns, and a layout', () => {
    for (const { id, names, lines, log, care, values, states } of kinds) {
      for (const list of [names, lines, log.names, log.values, care, ...(values ? [values] : [])])
        expect(list.split('; '), `${id}: ${list}`).toHaveLength(6)
      expect(
        states.split('; ').every((state) => / ?: (?:success|primary|warning|danger|neutral)$/.test(state)),
      ).toBe(true)
      expect(layouts[usualLayout(id)]).toBeDefined()
    }
  })

  it('is one for each noun', () => {
    const nouns = kinds.flatMap((kind) => kind.nouns)
    const twice = nouns.filter((noun, index) => nouns.indexOf(noun) !== index)
    expect(twice).toEqual([])
  })
})

describe('an app of a thing no kind of app knows', () => {
  it.each([
    ['Track my bunions', 'Today, Entries, Trend, Reminders'],
    ['An app for bodhrans', 'Home, Bodhrans, Sessions, Care'],
    ['heron sightings', 'Home, Map, Sightings, Numbers'],
    ['Identify lichens', 'Identify, Guide, My finds, Quiz'],
    ['find a thatcher', 'Nearby, Map, Saved, My dates'],
    ['An app for steeplejacks', 'Today, Shifts, Calendar, Checks'],
    ['swap marbles', 'Discover, Search, Liked, Messages, Me'],
    ['pylon map', 'Map, Pylons, Saved, Visits'],
    ['who has the boat key', 'Now, History, Everybody, Numbers'],
  ])('%s', (prompt, tabs) => {
    const shown = planOf(prompt).plan.screens.filter(({ isTab }) => isTab)
    expect(shown.map(({ name }) => name).join(', ')).toBe(tabs)
  })

  it('says of each thing what is true of its sort', () => {
    expect(textOf('An app for kilts')).toMatch(/hand wash/)
    expect(textOf('moth trap log')).toMatch(/14 kinds/)
    expect(textOf('pear tree diseases')).toMatch(/Powdery mildew/)
    expect(textOf('An app for baptisms')).toMatch(/Papers missing/)
  })

  it('numbers nothing nobody numbers', () => {
    for (const prompt of ['An app for kilts', 'bodhran collection', 'compare kettles', 'alibi app'])
      expect(textOf(prompt)).not.toMatch(/"(?:Kilt|Bodhran|Kettle) \d+"/)
  })

  it('is named by what it is called, or by what one does', () => {
    expect(planOf('heron sightings').plan.name).toBe('Heron sightings')
    expect(planOf('Identify lichens').plan.name).toBe('Which lichen?')
    expect(planOf('swap marbles').plan.name).toBe('Marble swap')
  })

  it('asks for water before anything else where that is what one is reminded of', () => {
    const [home] = screensOf('remind me to water my cacti')
    expect(JSON.stringify(home)).toMatch(/Water cactus/)
  })
})

describe('a kind of app that shares a word with a short description', () => {
  it.each([
    'Track cargo containers',
    'app for church bell ringers',
    'lighthouse bagging',
    'hot air balloon flights',
    'crane operator logbook',
    'app for glass blowers',
    'Compost toilet maintenance',
    'my scars',
  ])('is none for another thing: %s', (prompt) => {
    expect(planOf(prompt).archetype.id).toBe('anything')
  })

  it.each([
    ['sourdough starter log', 'baking'],
    ['Stammering diary', 'speech-practice'],
    ['coin collection', 'collection'],
    ['Book a campsite', 'booking'],
    ['Flower identifier', 'plant-finder'],
    ['Pomodoro clock for students', 'timer'],
    ['A flag quiz for my kids', 'quiz'],
  ])('is one for its own: %s', (prompt, kind) => {
    expect(planOf(prompt).archetype.id).toBe(kind)
  })
})

describe('a calculator nobody wrote', () => {
  it.each([
    ['peat calculator', 'Peat in m³'],
    ['tulip calculator', 'Tulips that fit'],
    ['goulash calculator', 'Goulash needed'],
    ['wake calculator', 'Wake costs'],
    ['ferret food calculator', 'Food a day'],
    ['marble calculator', 'Marbles cost'],
  ])('is worked out by what it is of: %s', (prompt, result) => {
    const text = textOf(prompt)
    expect(text).toContain(result)
    expect(text).not.toContain('First value')
  })
})
