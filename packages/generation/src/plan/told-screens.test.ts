import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { toldScreens } from './told-screens.ts'

const namesOf = (prompt: string) => generateApp({ prompt }).document.screens.map(({ name }) => name)

describe('screens a description lists', () => {
  it('are called by the nouns before what stands on them', () => {
    expect(
      toldScreens(
        'For our kennel. Screens: Home with the feeding plan; Dogs list with owner; Invoices to owners.',
      ),
    ).toEqual([['home'], ['dog'], ['invoice']])
    expect(toldScreens('A regatta app\n- boats with skipper\n- races\n- protests and penalties')).toEqual([
      ['boat'],
      ['race'],
      ['protest'],
      ['penalty'],
    ])
    expect(toldScreens('A list of boats and races')).toEqual([])
  })

  it('are screens of the app, beside those of its kind', () => {
    const names = namesOf(
      'An app for my riding stable. Screens: Horses with owner and box; Invoices to owners; Suppliers with phone; Saddles.',
    )
    expect(names).toEqual(expect.arrayContaining(['Horses', 'Invoices', 'Suppliers']))
  })
})
