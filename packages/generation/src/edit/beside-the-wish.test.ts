import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { edited } from '../testing/edits.ts'
import { withoutTalk } from './beside-the-wish.ts'
import { selfCorrected } from './self-corrected.ts'

describe('what is said beside a wish is cut from it', () => {
  it.each([
    ['get rid of the banner because it looks like an ad', 'get rid of the banner'],
    ['make the chart bigger, it looks tiny', 'make the chart bigger'],
    ['hide the feed, nobody posts there', 'hide the feed'],
    ['drop the map, our guests never use it', 'drop the map'],
    ['since nobody posts there, remove the feed', 'remove the feed'],
    ['people keep asking for the menu, so put it on the home screen', 'put the menu on the home screen'],
    ['make the price red so that people notice it', 'make the price red'],
    ['put the chart on the stats page, not buried in the settings', 'put the chart on the stats page'],
    ['the title should say "Hello" instead of whatever stands there', 'the title should say "Hello"'],
    ['show the photos as a grid rather than scrolling through a list', 'show the photos as a grid'],
    ['instead of swiping just show the cards as a list', 'show the cards as a list'],
    ['make the buttons rounder if possible, please', 'make the buttons rounder'],
    ['when I tap a song open the player right away', 'when I tap a song open the player'],
    [
      'make the buttons rounder because grandma finds them hard to hit, and remove the map',
      'make the buttons rounder, and remove the map',
    ],
    [
      'make the title bigger since it is hard to read, then hide the feed',
      'make the title bigger, and hide the feed',
    ],
  ])('%s', (told, wanted) => {
    expect(withoutTalk(told)).toBe(wanted)
  })

  it.each([
    'show cards instead of a list',
    'make it green instead of blue',
    'use Squad instead of Team',
    'add a counter of days since the last accident',
    'add a text at the top, it is closed on Mondays',
    'add a button so that people know when we open',
    'add a switch to turn off all lights at once',
    'rename the button to "Order right away"',
    'rename the button to Order right away',
    'the title is wrong, it should be Bella',
  ])('but not what a rule needs: %s', (told) => {
    expect(withoutTalk(told)).toBe(told)
  })
})

describe('what is corrected in one breath is meant', () => {
  it.each([
    ['make it green... sorry, blue', 'make it blue'],
    ['put the map on the home screen, no, on the stats page', 'put the map on the stats page'],
    ['add a chart to the stats. Actually, a map', 'add a map to the stats'],
    ['rename Home to "Feed", or rather "News"', 'rename Home to "News"'],
    ['remove the map... no wait, I mean the chart', 'remove the chart'],
    ['move the list to the bottom, I mean the top', 'move the list to the top'],
    ['change the price to 4 euros, sorry, 5 euros', 'change the price to 5 euros'],
    ['add three stars, no wait, five', 'add five stars'],
    ['delete the old chart, scratch that, delete the map', 'delete the map'],
  ])('%s', (told, wanted) => {
    expect(selfCorrected(told)).toBe(wanted)
  })

  it.each([
    'Actually, remove the map',
    "I like it. Actually I'd also like a map",
    'let members answer: yes, no, not sure',
    'remove the map. Sorry for the trouble',
    'no photos please, no icons',
    'rename the page to "No, wait"',
  ])('nothing is corrected by: %s', (told) => {
    expect(selfCorrected(told)).toBe(told)
  })
})

describe('an instruction is read without what is said beside it', () => {
  const podcasts = generateApp({ prompt: 'Podcast player with episodes, a player and sleep timer' }).document

  it('the words that are wanted are these alone', () => {
    const prompt = 'the first screen should say "Good evening" instead of whatever is there now'
    const start = edited(podcasts, prompt).document.screens.find(
      ({ id }) => id === podcasts.app.startScreenId,
    )
    expect(start?.components.find(({ type }) => type === 'header')?.label).toBe('Good evening')
  })

  it('what it is not is no detail', () => {
    const prompt = 'when someone taps an episode open the player right away and not the details'
    expect(JSON.stringify(edited(podcasts, prompt).commands)).not.toMatch(/right away|not the details/i)
  })

  it('the later of two colours is meant', () => {
    const colors = (prompt: string) => edited(podcasts, prompt).document.app.theme.colors
    expect(colors('make it green... no wait, I mean blue')).toEqual(colors('make it blue'))
  })
})
