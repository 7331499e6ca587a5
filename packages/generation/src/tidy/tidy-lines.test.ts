import { describe, expect, it } from 'vitest'
import { linePut } from './tidy-lines.ts'

describe('the line below a title', () => {
  it.each([
    // What an app lets people do is what they do.
    [
      'Allow users to search for trails',
      'An app that allows users to search for trails.',
      'Search for trails',
    ],
    ['Help you press flowers', 'An app that helps you press flowers.', 'Press flowers'],
    ['Displays maps of caves', 'An app that displays maps of caves.', 'Display maps of caves'],
    ['Pilots can log their flights', 'An app in which pilots can log their flights.', 'Log your flights'],
    // Their is your, but not where it is of things.
    ['Compare seeds as people sow', 'An app to compare seeds as people sow.', 'Compare seeds as you sow'],
    [
      'Recognise owls by their calls',
      'An app to recognise owls by their calls.',
      'Recognise owls by their calls',
    ],
    // What lost its other half goes.
    ['Manage hives in a way', 'An app to manage hives in a way that is easy.', 'Manage hives'],
    ['Open the drawer or close', 'An app to open the drawer or close it.', 'Open the drawer'],
    [
      'Implement bell-ringing functionality',
      'An app to implement bell-ringing functionality.',
      'Bell-ringing',
    ],
    // What is whole stays, and what the text has no part in.
    ['Fix fences together', 'An app to fix fences together.', 'Fix fences together'],
    ['Outdoor chess clubs', 'Outdoor chess clubs with boards.', 'Outdoor chess clubs'],
    ['24 of 27 are coming', 'A planner for rehearsals.', '24 of 27 are coming'],
    ['For the keepers', 'An app for the keepers of a lighthouse.', 'For the keepers'],
  ])('%s', (line, text, put) => {
    expect(linePut(line, text)).toBe(put)
  })

  it.each([
    ['Weigh the amount', 'An app to weigh the amount of feed the hens get.'],
    ['Keepers with a list', 'An app that gives keepers with a list a map.'],
    ['Your visitors the chance', 'An app to give your visitors the chance to ask.'],
    ['Simulate tides', 'An app that simulates tides.'],
    ['Create an account', 'Create an account and log your hikes.'],
    ['Those', 'An app for those who knit.'],
    ['Owner and vet a record', 'An app that gives the owner and vet a record of shots.'],
  ])('is none: %s', (line, text) => {
    expect(linePut(line, text)).toBeUndefined()
  })
})
