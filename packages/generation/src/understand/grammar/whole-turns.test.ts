import { expect, it } from 'vitest'
import { setPhrases } from '../set-phrases.ts'

const labelsOf = (text: string) => setPhrases(text).map(({ label }) => label)

it.each([
  ['Crews can see where boats are moored.', 'where boats are moored'],
  ['It shows where the spare wheels are stored in the yard.', 'where spare wheels are'],
  ['Crews can see where the launch is parked.', 'where the launch is'],
  ['Crews can find where an oar is kept.', 'where oars are kept'],
  ['Crews can zoom in/out.', 'zoom in/out'],
  ['Crews can turn the horn on/off.', 'turn horn on/off'],
  ['Bulbs and when to plant them', 'when to plant them'],
  ['Members can sell skis or give them for free.', 'give for free'],
  ['Members can save hikes for later.', 'save hikes for later'],
  ['Drivers can log in to Strava.', 'log in to Strava'],
  ['Pilots can start/stop a lap.', 'start/stop lap'],
])('%s', (text, label) => {
  expect(labelsOf(text)).toContain(label)
})

it.each([
  ['See where it is.', /^where/],
  ['Explains when to the harbour one sails.', /^when/],
  ['The boat is for sale.', /for sale/],
  ['They log in to the portal.', /log in/],
  ['Play/pause the music.', /music/],
  ['Undo/redo a stroke.', /stroke/],
])('nothing of: %s', (text, label) => {
  expect(labelsOf(text).filter((each) => label.test(each ?? ''))).toEqual([])
})
