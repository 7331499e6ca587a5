import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { calledAs } from './called-as.ts'

describe('what a description calls its app', () => {
  it.each([
    ['An open-source dating app with no swiping', 'Dating app'],
    ['An unofficial departure board app for ferries, showing delays', 'Departure board'],
    ['Grow log for mushroom gardeners: humidity, photos', 'Grow log'],
    ['App for first aid: burns, choking', 'First aid'],
    ['A mead tracker with yearly limits (for hobby brewers)', 'Mead tracker'],
    ['A simple quilt pattern maker with fabric lists', 'Quilt pattern maker'],
    ['Dice roller and score keeper for bunco evenings', 'Dice roller and score keeper'],
    ['Combined egg timer/stopwatch. Rings three times', 'Egg timer/stopwatch'],
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
    'My tracker with limits',
    'Tide and wind tracker with charts',
    'Count and save in a planner with friends',
  ])('is not in "%s"', (text) => {
    expect(calledAs(text)).toBeUndefined()
  })

  it('stands below the name of the app where nothing else says it', () => {
    const subtitleOf = (prompt: string) =>
      generateApp({ prompt }).document.screens[0]?.components[0]?.properties.subtitle
    expect(subtitleOf('A dating app with no swiping: answer questions, write letters')).toBe('Dating app')
    expect(subtitleOf('A chat app with photos')).not.toBe('Chat app')
  })

  it('stands above it where the line below says something else', () => {
    const prompt = 'Tenant app for our block: announcements, repair requests, neighbours'
    const [front] = generateApp({ prompt }).document.screens
    expect(front?.components[0]?.properties.overline).toBe('Tenant app')
  })
})
