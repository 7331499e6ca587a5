import { describe, expect, it } from 'vitest'
import { withBracketedScreens } from './bracketed-screens.ts'

const usual = (name: string) => `a list of ${name.toLowerCase()}`

describe('screens with what is on each in brackets', () => {
  it('are told in a sentence each, also those of which only the name is told', () => {
    expect(
      withBracketedScreens(
        'A shell album. Screens: Shells (cards with photo and name, search bar), Lock (code, skip), Found, Settings (change code, sound toggle, delete everything). It is blue.',
        usual,
      ),
    ).toBe(
      'A shell album. The Shells screen contains cards with photo and name, search bar. The Lock screen contains code, a "Skip" button. The Found screen contains a list of found. The Settings screen contains menu rows: Change code, Delete everything, sound toggle. It is blue.',
    )
  })

  it('are left to the kind of app where they name no components', () => {
    const text = 'Screens: Today (visits with owner, reason), Patients (search, species), Bills (paid, open)'
    expect(withBracketedScreens(text, usual)).toBe(text)
  })
})
