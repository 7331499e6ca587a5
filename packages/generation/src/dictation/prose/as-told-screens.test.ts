import { expect, test } from 'vitest'
import { partsOf } from '../part.ts'
import { readDictation } from '../read-dictation.ts'
import { asToldScreens } from './as-told-screens.ts'

const screensOf = (text: string) =>
  (readDictation(text)?.screens ?? []).map((screen) => [
    screen.title,
    partsOf(screen).map((part) =>
      part.kind === 'list'
        ? `list ${part.label}: ${[...part.fields, ...(part.names ?? [])].join(', ')}`
        : 'options' in part && part.options.length > 0
          ? `${part.kind}: ${part.options.join(', ')}`
          : `${part.kind} ${part.label}`,
    ),
  ])

test('screens told in running prose stand each by itself', () => {
  expect(
    screensOf(
      'When you open it you see the caves of the region as cards with a photo and the depth. Tapping one opens the cave, with a map and the length. There you can also leave a comment for the guide. The second tab is my tours: a chart of hours per month and all caves I visited. The last tab is profile with helmet size and club.',
    ),
  ).toEqual([
    ['Caves', ['list Caves: Photo, Depth']],
    ['Cave', ['map Map', 'fact Length', 'input Comment for the guide', 'button Send']],
    ['Tours', ['chart Hours per month', 'list Caves: Date']],
    ['Profile', ['avatar Avatar', 'fact Name', 'fact Helmet size', 'fact Club', 'button Edit profile']],
  ])
})

test('a link is told first and its page in the next sentence', () => {
  expect(
    screensOf(
      'It starts with a search by harbour. Under it comes the list of ferries leaving today, sorted by time, each with pier and price. If I tap on a ferry I get to its page: a map, the deck plan and a call button. At the bottom of the list there is a link to the lost property. That page shows umbrellas, bags, phones, each with its date. In settings I can choose the currency and whether the dark mode is on.',
    ).map(([title]) => title),
  ).toEqual(['Ferries leaving today', 'Ferry', 'Lost property', 'Settings'])
})

test('what one enters, ticks and is asked for are fields, buttons and dates', () => {
  const text =
    'The start page shows my kilns, each with name and when it was last fired. Opening a kiln shows a timeline of firings and a fire button which asks for grams of glaze and clay. From there a button leads to the firing planner, where I say when I want pots and it tells me when to dry, load, fire and cool. The next page keeps my pots with photo and what I would change. Another page is for absences where I enter the day and the reason.'
  expect(screensOf(text)).toEqual([
    ['Start', ['list Kilns: Name, Last fired']],
    ['Kiln', ['list Firings: Date', 'button Fire', 'button Firing planner']],
    ['Firing planner', ['date Pots wanted on', 'button Work out', 'list Steps: Time, Dry, Load, Fire, Cool']],
    ['Pots', ['list Pots: Photo, Change next time']],
    ['Absences', ['box ', 'date Day', 'input Reason', 'button Send']],
    ['Fire', ['input Grams of glaze', 'input Grams of clay', 'button Submit']],
  ])
})

test('pages that tabs or tiles named before are told by their names', () => {
  expect(
    screensOf(
      'You open the app and there are three big tiles: Sing, Drum and Notes. Sing shows a circle that grows and shrinks; you can pick one, three or five minutes. Drum has short loops with length and a picture. Behind Notes there is an empty page with a question of the day and a save button.',
    ).slice(1),
  ).toEqual([
    ['Sing', ['chart Progress', 'choice: One minute, Three minutes, Five minutes']],
    ['Drum', ['list Short loops: Length, Picture']],
    ['Notes', ['heading Question of the day', 'input Your text', 'button Save']],
  ])
})

test('an app that is told from its screens is called by what one opens', () => {
  expect(
    readDictation(
      "On start there's a banner with the fish of the week and below it new catches in two columns with photo, weight and price. Touching a photo takes you to the fish: length, water and Reserve. Reserved fishes are in the bag; there it says until when they are kept and I can give one back. My account shows past orders and a wish list.",
    )?.about,
  ).toBe('Fish')
})

test('briefs that tell who does what are no screens', () => {
  expect(
    asToldScreens(
      'An app for a climbing club. Members see the routes and tick off what they climbed. Setters add routes with a photo. When a route is taken down everybody gets a message. The board opens the calendar for trips.',
    ),
  ).toBeUndefined()
})
