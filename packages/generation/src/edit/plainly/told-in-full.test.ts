import type { AppDocument } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../../generate-app.ts'
import { called, edited, nodesOf } from '../../testing/edits.ts'
import { itemsOf, textOf } from '../entry.ts'

const made = (prompt: string) => generateApp({ prompt }).document
const helpers = made('Volunteer matching for soup kitchens: shifts near me, sign up, hours I gave')
const repairs = made('Repair shop: devices, repairers, appointments, spare parts')
const creche = made('Daycare daily report: naps, meals, moods, pictures for the parents')
const garden = made('Community garden: beds with what grows where, a watering calendar')
const table = made('Restaurant booking: choose date and time, number of guests, special wishes')
const loyalty = made('Loyalty card wallet: scan cards, show barcode, shops nearby')

const added = (document: AppDocument, prompt: string): string =>
  JSON.stringify(
    edited(document, prompt).commands.flatMap((command) =>
      command.type === 'add-component' ? [command.node] : [],
    ),
  )

describe('wishes told in a whole sentence', () => {
  it('a total has a name that says what is counted', () => {
    expect(added(helpers, "I'd like to see how many hours I gave in total at the top of the page")).toMatch(
      /"label":"\d+ h".*"caption":"Hours given"/,
    )
  })

  it('a number that is told stands there as it was', () => {
    expect(added(helpers, 'Add a number "Hours driven" with 24 to the home screen')).toMatch(
      /"label":"24".*"Hours driven"/,
    )
  })

  it('people, with what is in brackets and a phone number each', () => {
    const { document } = edited(
      repairs,
      'could you add a list of our helpers with what they can mend (bikes, lamps, coats) and a phone nr.',
    )
    const list = called(document, 'Helpers')
    const lines = list ? itemsOf(list).map((item) => textOf(item, 'subtitle') ?? '') : []
    expect(lines.map((line) => line.split(' · ')[0])).toEqual(['Bikes', 'Lamps', 'Coats'])
    expect(new Set(lines.map((line) => line.split(' · ')[1])).size).toBe(3)
  })

  it('a screen with a few things only', () => {
    const { document } = edited(
      creche,
      'Too many buttons on the child page!! Parents just want nap, meal and mood',
    )
    const list = called(document, 'In short')
    expect(list && itemsOf(list).map((item) => textOf(item, 'title'))).toEqual(['Nap', 'Meal', 'Mood'])
  })

  it('what a tab says now and what it should, with another icon', () => {
    const { document, notUnderstood } = edited(
      loyalty,
      'Looks great! Just one thing, the tab says "Cards" but I would like it to say "My purse", with a different icon',
    )
    expect(notUnderstood).toEqual([])
    expect(document.screens.some(({ name }) => name === 'My purse')).toBe(true)
  })

  it('a field has the choices that fit, else it is written', () => {
    expect(added(garden, 'add a field for the soil type of each bed')).toMatch(/"label":"Soil type".*"Clay"/)
    expect(added(repairs, 'add a field for the fault type of each device')).not.toMatch(/Standard|Special/)
  })

  it('what is quoted is asked for in a form, and a phone number with its word', () => {
    const { document } = edited(
      table,
      'Please add "allergies" to the booking form and make the phone number required.',
    )
    expect(called(document, 'Allergies')?.type).toBe('input')
    expect(called(document, 'Phone number')?.properties.helper).toBe('Required')
  })

  it.each([
    ['teachers only should see the button for new notices', 'Add a teachers screen'],
    ['the text is too small', 'Text sizes come with the theme'],
    ['add a list of volunteers with what they can do', 'in brackets'],
  ])('%s is answered with what can be said', (prompt, answer) => {
    const result = edited(repairs, prompt)
    expect(result.commands).toEqual([])
    expect(result.notes.join(' ')).toContain(answer)
  })

  it('no piece of a sentence becomes a name', () => {
    const { document } = edited(
      helpers,
      'put the trainings into the shifts list... actually no into a calendar',
    )
    expect(nodesOf(document).some(({ label }) => /into the no/i.test(label))).toBe(false)
  })
})
