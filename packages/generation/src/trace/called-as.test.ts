import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { calledAs } from './called-as.ts'

describe('what a description calls its app', () => {
  it.each([
    ['An open-source dating app with no swiping', 'Dating app'],
    ['An unofficial departure board app for ferries, showing delays', 'Departure board'],
    ['Grow log for mushroom gardeners: humidity, photos', 'Grow log'],
    ['App for first aid: burns, choking', 'First aid'],
    ['I want to build a family tree app. It shows ancestors', 'Family tree'],
  ])('%s', (text, called) => {
    expect(calledAs(text)).toBe(called)
  })

  it.each([
    'An app for hobby sailors. User can log a trip',
    'Search for flats near me and save them',
    'An app to find lost umbrellas',
    'My church need an app for the rota',
    'One app for everything in our village',
    'A simple app with notes',
  ])('is not in "%s"', (text) => {
    expect(calledAs(text)).toBeUndefined()
  })

  it('stands below the name of the app where nothing else says it', () => {
    const subtitleOf = (prompt: string) =>
      generateApp({ prompt }).document.screens[0]?.components[0]?.properties.subtitle
    expect(subtitleOf('A dating app with no swiping: answer questions, write letters')).toBe('Dating app')
    expect(subtitleOf('A chat app with photos')).not.toBe('Chat app')
  })
})
