import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const screensOf = (prompt: string) => JSON.stringify(generateApp({ prompt }).document.screens)

describe('whom an app is for', () => {
  it('stands below the first title where there is no page of one’s own', () => {
    expect(screensOf('An app that allows drivers to reserve parking spots.')).toContain('For drivers')
  })

  it('stands on their own page where there is one', () => {
    expect(screensOf('An app where pupils can track the school bus from their phone.')).toMatch(
      /"Pupil, \p{L}+"/u,
    )
  })

  it('is not said of anybody', () => {
    expect(screensOf('An app that allows users to reserve parking spots.')).not.toMatch(/"For users|"User, /)
  })
})

describe('what a part of the app is called', () => {
  it('is the description’s word for what holds the things', () => {
    expect(screensOf('An app to add films to my digital cupboard with their year and length.')).toContain(
      '"label":"Digital cupboard"',
    )
  })

  it('is the description’s word for a part of all apps', () => {
    const screens = screensOf('Plan the meals of the week. It also generates a grocery list.')
    expect(screens).toMatch(/[Gg]rocery list/)
    expect(screens).not.toMatch(/[Ss]hopping list/)
  })
})
