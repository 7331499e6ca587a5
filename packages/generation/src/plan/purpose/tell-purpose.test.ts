import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { readPurpose, shorterForms } from './read-purpose.ts'
import { lineOf, purposeLine } from './tell-purpose.ts'

const lineFor = (text: string) => purposeLine(text, [])

const topOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens[0]?.components)

describe('purposeLine', () => {
  it('ends before what others do there, and is no order to make an app', () => {
    expect(lineFor('An app for coaches to post drills and for players to try those drills.')).toBe(
      'Post drills',
    )
    expect(lineFor('Create a bakery app. Staff see the orders.')).toBeUndefined()
    expect(lineFor('Build a tablet and web bakery app with orders')).toBeUndefined()
  })
})

it('calls a timer by what it is for', () => {
  expect(topOf('An app for the Pomodoro Technique. Start, pause and stop the timer.')).toContain(
    '"label":"Pomodoro Technique"',
  )
})

describe('purposeLine, of apps that help', () => {
  it('says what is done rather than that one is helped with it', () => {
    expect(lineFor('An app that helps chess fans follow tournaments and organize their notes')).toBe(
      'Follow tournaments, organize notes',
    )
    expect(lineFor('An app that will help you track the number of pages you read')).toBe(
      'Track the number of pages',
    )
    expect(lineFor('An app that allows landlords to apply for permits.')).toBe('Apply for permits')
  })

  it('says what one is given, and the first of what it does not only do', () => {
    expect(lineFor('An app that gives you a pocket guide to mosses.')).toBe('A pocket guide to mosses')
    expect(lineFor('An app that will not only keep track of canoes, but also repairs.')).toBe('Track canoes')
  })

  it('says what an app gathers or makes easy by itself', () => {
    expect(lineFor('An app that brings all your loyalty cards together in one place.')).toBe(
      'Loyalty cards in one place',
    )
    expect(lineFor('A tool that facilitates the handover of shift notes between nurses.')).toBe(
      'Handover of shift notes between nurses',
    )
  })

  it('ends before how it is done, and is no scrap', () => {
    expect(lineFor('An app to manage beehives in a way that makes inspections quick.')).toBe(
      'Manage beehives',
    )
    expect(lineFor('An app to see the amount of light as well as to compare it')).toBe(
      'See the amount of light',
    )
    expect(lineFor('An app that lets cooks rate sauces both before and after the simmer')).toBe('Rate sauces')
    expect(lineFor('An app using open weather data: frost warning, watering advice')).toBeUndefined()
  })
})

describe('readPurpose', () => {
  it('reads doings that share what they are done with as one', () => {
    expect(readPurpose('An app to browse, buy and manage garden furniture')).toEqual([
      { verbs: ['browse', 'buy', 'manage'], objects: ['garden furniture'] },
    ])
  })

  it('reads a row of doings, each with its own things', () => {
    expect(
      readPurpose('An app to plan hikes, check the snow line and share your tracks with friends'),
    ).toEqual([
      { verbs: ['plan'], objects: ['hikes'] },
      { verbs: ['check'], objects: ['the snow line'] },
      { verbs: ['share'], objects: ['your tracks with friends'] },
    ])
  })

  it('reads what one is helped with, and what an app does by itself', () => {
    expect(readPurpose('A mobile app that helps parents sort outgrown clothes by size')[0]).toEqual({
      verbs: ['sort'],
      objects: ['outgrown clothes by size'],
    })
    expect(readPurpose('An app that recognizes mushrooms from a photo')[0]?.verbs).toEqual(['recognize'])
    expect(readPurpose('An app that shows the next bus')[0]).toEqual({ verbs: [], objects: ['the next bus'] })
  })

  it('takes no people and no place for what an app does', () => {
    expect(readPurpose('An app for museum visitors')).toEqual([])
    expect(readPurpose('An app that helps divers who travel a lot and forget their gear')).toEqual([])
    expect(readPurpose('A note pad with folders and tags')).toEqual([])
    expect(readPurpose('Tool for wedding photographers. Pick a hall.')).toEqual([])
    expect(readPurpose('An app for sailing families with a logbook')).toEqual([])
    expect(readPurpose('An app for hiring gardeners')).not.toEqual([])
  })
})

describe('shorterForms', () => {
  it('leaves out what stands behind, and never ends in a little word', () => {
    expect(shorterForms('the opening status of mountain huts in the Alps')).toContain(
      'opening status of mountain huts',
    )
    expect(shorterForms('photos of')).toEqual(['photos'])
  })
})

describe('lineOf', () => {
  it('has at most six words', () => {
    expect(lineOf({ verbs: ['track'], objects: ["your puppy's meals", 'walks', 'toilet breaks'] })).toBe(
      "puppy's meals, walks and toilet breaks",
    )
    expect(
      lineOf({
        verbs: ['chase'],
        objects: ['a very long list of unpaid invoices and late fees for studios'],
      }),
    ).toBe('chase unpaid invoices and late fees')
  })

  it('says nothing of what is turned into something where that does not fit', () => {
    expect(
      lineOf({ verbs: ['turn'], objects: ['handwritten lab notes into searchable text'] }),
    ).toBeUndefined()
    expect(lineOf({ verbs: ['turn'], objects: ['sketches into colouring pages'] })).toBe(
      'turn sketches into colouring pages',
    )
  })

  it('ends in no word that stands for another', () => {
    expect(lineOf({ verbs: ['quiz'], objects: ['yourself on it'] })).toBe('quiz yourself')
  })

  it('says no doing alone', () => {
    expect(lineOf({ verbs: ['remember'], objects: [] })).toBeUndefined()
  })
})

describe('purposeLine', () => {
  it('begins with the first doing and has as many as fit', () => {
    expect(lineFor('An app to calculate tips and split the bill')).toBe('Calculate tips, split the bill')
    expect(lineFor('An app to study and rehearse all the Latin declensions')).toBe(
      'Study and rehearse Latin declensions',
    )
    expect(lineFor('An app for learning to play the ukulele with chord diagrams')).toBe(
      'Learn to play the ukulele',
    )
  })
})

describe('the first screen', () => {
  it('says what the app is for where nothing else does', () => {
    expect(topOf('An app to watch, rate and collect short films')).toContain(
      'Watch, rate and collect short films',
    )
    expect(topOf('An app that lets collectors place bids on vintage cameras')).toContain(
      'Place bids on vintage cameras',
    )
  })

  it('has a button for what it is for beside that, where nothing says so', () => {
    const screens = JSON.stringify(
      generateApp({ prompt: 'An app to log fossils you found in the field and upload photos of them' })
        .document.screens,
    )
    expect(screens).toMatch(/Log fossils/)
    expect(screens).not.toMatch(/photos of them"/)
    const tool = topOf('An app to mix paints and create your own colour cards to print')
    expect(tool.match(/"label":"Create/g)?.length ?? 0).toBeLessThan(2)
  })

  it('keeps what it says of its own where a part says it already', () => {
    expect(topOf('An app to reserve laundry slots')).not.toContain('"subtitle":"Reserve laundry slots"')
  })
})
