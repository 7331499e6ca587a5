import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { understand } from '../../understand/understand.ts'
import { planApp } from '../plan-app.ts'
import { withoutOpening } from '../without-opening.ts'
import { readRegister } from './read-register.ts'
import { columnOf } from './said-field.ts'

const thingsOf = (text: string) => readRegister(text).things
const thingOf = (text: string, noun: string) => thingsOf(text).find((thing) => thing.noun === noun)
const namesOf = (text: string, noun: string) => thingOf(text, noun)?.said.map(({ name }) => name)
const planOf = (prompt: string) => planApp(understand(prompt), 1).plan

const lighthouse =
  'An app for our lighthouse volunteers to keep the fog-signal log: each entry has date, watch keeper, visibility in nautical miles, duration of the signal and remarks.'
const puppets =
  'An app for puppeteers to manage puppets, shows and repairs. Each puppet has a name, material, year built and a photo; mark a repair as done.'

describe('what things are called of which nothing is known', () => {
  const titlesOf = (prompt: string, many: string) =>
    [...planOf(prompt).entities.values()]
      .find((each) => each.many === many)
      ?.samples.map(({ title }) => title)

  it('is whose they are or what one sees, and a number where people number them', () => {
    const prompt = 'An app for weavers to manage heddles, grievances and treadle trips.'
    expect(titlesOf(prompt, 'Heddles')?.every((title) => /heddle/i.test(title) && !/\d/.test(title))).toBe(
      true,
    )
    const jumps = titlesOf('An app for parachutists to manage canopies and tandem jumps.', 'Tandem jumps')
    expect(jumps?.every((title) => /^Jump \d+$/.test(title))).toBe(true)
  })

  it('differs from one to the next', () => {
    const titles = titlesOf('An app for divers to manage harnesses and weights bags.', 'Harnesses')
    expect(new Set(titles).size).toBe(6)
  })

  it('never ends in what only looks like a doing', () => {
    const { entities } = planOf('An app for bakers to manage toppings and moulds.')
    const topping = [...entities.values()].find(({ one }) => one === 'Topping')
    expect(topping?.fields.map(({ name }) => name)).not.toContain('Done by')
  })
})

describe('the first screen of a register', () => {
  it('begins with one thing or with doors, and never with a shelf of icons', () => {
    const { screens } = planOf('An app for weavers to manage heddles and bobbins.')
    expect(screens[0]?.deck).toBe('latest')
  })
})

describe('what a description keeps', () => {
  it('has no word that says how sure one is of it', () => {
    expect(
      thingsOf('Keep barrels, and maybe label designs too, and some kind of tasting cards.').map(
        ({ noun }) => noun,
      ),
    ).toEqual(['barrel', 'label design', 'tasting card'])
  })

  it('is nothing of what the app does and of what it does without', () => {
    const text =
      'Reads the charge of the kayak trailer, records paddles with distance and wind, warns when it turns off. Can be locked, no permissions.'
    const read = readRegister(withoutOpening({ text }))
    expect(read.things.map(({ noun }) => noun)).toEqual(['paddle'])
  })

  it('is the things it lists, not their values and not those who use it', () => {
    expect(thingsOf(puppets).map(({ noun }) => noun)).toEqual(['puppet', 'repair', 'show'])
    expect(namesOf(puppets, 'puppet')).toEqual(['Name', 'Material', 'Year built', 'Photo'])
    expect(
      thingsOf('Tool for apiary inspectors. Record inspections with apiary, inspector, severity').map(
        ({ noun }) => noun,
      ),
    ).toEqual(['inspection'])
  })

  it('has the values said of each, with their units', () => {
    const log = thingOf(lighthouse, 'fog-signal')
    expect(log?.log).toBe('fog-signal log')
    expect(log?.said.find(({ name }) => name === 'Visibility')?.unit).toBe('nm')
    expect(namesOf('Keep flushes and substrates. I note the weight of each flush', 'flush')).toEqual([
      'Weight',
    ])
    expect(namesOf('Manage ropes, stretchers and radios with serial number', 'rope')).toEqual([
      'Serial number',
    ])
  })

  it('has no parts of the app and no deeds among its values, and nothing where a value is unknown', () => {
    expect(
      namesOf('Pumps: each pump has a maker, a map, checking, a checklist and a callsign', 'pump'),
    ).toEqual(['Maker', 'Callsign'])
    const pump = [
      ...planOf('Manage pumps. Each pump has a maker, a year and a callsign').entities.values(),
    ].find(({ one }) => one === 'Pump')
    expect(pump?.fields.find(({ name }) => name === 'Callsign')?.value).toBe('')
    expect(pump?.fields.find(({ name }) => name === 'Year')?.value).not.toBe('')
  })

  it('knows what falls due and what is marked', () => {
    expect(namesOf('Track substrates and see when the next substrate is due', 'substrate')).toContain('Due')
    expect(thingOf(puppets, 'repair')?.marked).toBe('done')
  })

  it('is said of those it can be true of', () => {
    const contest = 'Pumpkin contest: growers, pumpkins with weight in kg and girth in cm, judges and prizes'
    expect(namesOf(contest, 'pumpkin')).toEqual(['Weight', 'Girth'])
    expect(namesOf(contest, 'grower')).toEqual([])
    expect(thingsOf(contest).map(({ noun }) => noun)).toEqual(expect.arrayContaining(['judge', 'prize']))
    const archive = 'Archive: posters, programmes. Each item gets a year and a donor'
    expect(namesOf(archive, 'poster')).toEqual(namesOf(archive, 'programme'))
  })

  it('takes choices in brackets and yes or no as such', () => {
    const said = thingOf(
      'Log finds with condition (worn, whole or broken) and magnet test yes or no',
      'find',
    )?.said
    expect(said?.map(({ options }) => options)).toEqual([
      ['worn', 'whole', 'broken'],
      ['Yes', 'No'],
    ])
  })
})

describe('turns of speech', () => {
  it('hide values that are read all the same', () => {
    expect(
      namesOf(
        'Every newt gets a name, weight each evening and a day when it is ready for release. I see how old each newt is.',
        'newt',
      ),
    ).toEqual(['Name', 'Weight', 'Release date', 'Age'])
    expect(namesOf('Pumps: each pump has an owner, phone number, maker', 'pump')).toContain('Phone number')
    expect(thingsOf('Keep the peals we rang with date and conductor').map(({ noun }) => noun)).toEqual([
      'peal',
    ])
  })

  it('tell what somebody does from what is kept', () => {
    const society = 'Our history society logs excavations: location, team, and a verdict (real, fake, open)'
    expect(thingsOf(society).map(({ noun }) => noun)).toEqual(['excavation'])
    expect(namesOf('Keep panels. Each panel has a height, kilos of lead and a maker', 'panel')).toContain(
      'Kilos of lead',
    )
    const panel = [
      ...planOf('Keep panels. Each panel has a height, kilos of lead and a maker').entities.values(),
    ].find(({ one }) => one === 'Panel')
    const valueOf = (name: string) => panel?.fields.find((field) => field.name === name)?.value
    expect(valueOf('Kilos of lead')).toMatch(/ kg$/)
    expect(valueOf('Height')).toBe('62 cm')
  })

  it('name things among values: a log, and what has values itself', () => {
    const owls = 'Owl centre: the owls with species and keeper, a daily weight log, which owls fly today'
    expect(thingOf(owls, 'weight')?.log).toBe('daily weight log')
    expect(namesOf(owls, 'owl')).toEqual(['Species', 'Keeper'])
    const boat = 'Jobs with cost, duration, spare parts on board with location; a log of trips with miles'
    expect(namesOf(boat, 'job')).toEqual(['Cost', 'Duration'])
    expect(namesOf(boat, 'spare part')).toEqual(['Location'])
    expect(namesOf(boat, 'trip')).toEqual(['Miles'])
  })
})

describe('an app of its own things', () => {
  it('is one where several values are said and a kind knows few of them', () => {
    const plan = planOf(
      'I age cheese in a cave. For each batch I note the milk type, starter culture, pH at draining and salting date.',
    )
    expect(plan.isRegister).toBe(true)
    const [batch] = [...plan.entities.values()]
    expect(batch?.fields.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['Milk type', 'Goat'],
        ['Starter culture', ''],
      ]),
    )
  })

  it('tells in a log which it is of', () => {
    const plan = planOf(
      'An otter rescue. Every otter has a name, sex, health and weight. Log feedings with food eaten.',
    )
    const entities = [...plan.entities.values()]
    const otters = entities.find(({ one }) => one === 'Otter')
    const feedings = entities.find(({ one }) => one === 'Feeding')
    expect(feedings?.fields.map(({ name }) => name)).toContain('Otter')
    expect(otters?.samples.map(({ title }) => title)).toContain(feedings?.samples[0]?.title)
    expect(otters?.samples[0]?.value).toBe('24.6 kg')
  })

  it('has a list and a form for each', () => {
    const { screens, isRegister } = planOf(puppets)
    expect(isRegister).toBe(true)
    for (const name of ['Puppets', 'Repairs', 'Shows'])
      expect(screens.map((screen) => screen.name)).toContain(name)
    expect(screens.filter(({ kind }) => kind === 'form')).toHaveLength(3)
  })

  it('is called what its log is called, in the words of its fields', () => {
    const plan = planOf(lighthouse)
    expect(plan.name).toBe('Fog-signal log')
    const [entry] = [...plan.entities.values()]
    expect(entry?.fields.map(({ name, kind }) => [name, kind])).toEqual(
      expect.arrayContaining([
        ['Date', 'date'],
        ['Watch keeper', 'person'],
        ['Duration of signal', 'text'],
        ['Remarks', 'long'],
      ]),
    )
    expect(entry?.samples.every(({ value }) => value?.endsWith(' nm'))).toBe(true)
  })

  it('opens nothing with the screens of another thing', () => {
    const { document } = generateApp({ prompt: puppets })
    const shows = document.screens.find(({ name }) => name === 'Shows')
    expect(JSON.stringify(shows)).not.toContain('"puppet-details"')
  })

  it('measures what is built in metres, and what is looked for in minutes', () => {
    const valueOf = (name: string, noun: string) =>
      columnOf({ name, options: [] }, 0, new Map(), '', noun).values[0]
    expect(valueOf('Height', 'windmill')).toMatch(/ m$/)
    expect(valueOf('Search time', 'dog')).toMatch(/ min$/)
    expect(valueOf('Release point', 'balloon')).toMatch(/\p{L}{3}/u)
    expect(valueOf('Results', 'heat')).toMatch(/^\d:\d\d/)
  })

  it('is counted and spotted, which is no part of its name', () => {
    expect(thingsOf('Wardens log flights, count eaglets and note nests')[1]?.noun).toBe('eaglet')
  })

  it('is what stands in a people’s notebook, and none of those', () => {
    expect(thingsOf('Fitters’ notebook: boilers, pressure, next visit')[0]?.noun).toBe('boiler')
  })

  it('leaves content one looks at to the recipe for that', () => {
    expect(planOf('A collection of village proverbs, with photos and favourites').isRegister).toBeUndefined()
  })
})

it('takes a photo at the end of something for a photo', () => {
  const { field } = columnOf({ name: 'Team photo at the end', options: [] }, 0, new Map())
  expect(field).toMatchObject({ name: 'Team photo at the end', kind: 'photo' })
})
