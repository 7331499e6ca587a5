import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const made = (prompt: string) => generateApp({ prompt }).document

describe('an account that is told of', () => {
  it('has a screen to sign in, called as the description speaks of it', () => {
    const { screens } = made(
      'A kite swap app. User can login to the app with email and password. User can post a kite with a photo. User can chat with the owner. User can reset the password.',
    )
    const screen = screens.find(({ name }) => name === 'Sign in')
    expect(JSON.stringify(screen)).toContain('"Login"')
    expect(JSON.stringify(screen)).toContain('Reset password')
  })

  it('has one where a kind of app would have no room for it', () => {
    const { screens } = made(
      'Kite shop app. User can log in. User can search for kites. User can add kites to the cart. User can review kites. User can favorite kites. User can create a shopping list. User can log out.',
    )
    expect(screens.map(({ name }) => name)).toContain('Sign in')
  })

  it('is none where one signs up for a shift', () => {
    const { screens } = made('Beach clean-ups. Volunteers can sign up for a shift. Volunteers can log bags.')
    expect(screens.map(({ name }) => name)).not.toContain('Sign in')
  })
})
