import { describe, expect, it } from 'vitest'
import { readToldFields } from './read-told-fields.ts'

const read = (text: string) =>
  readToldFields(text).map(({ noun, fields }) =>
    [
      noun,
      ...fields.map(({ name, options, kind }) =>
        [name, options.length > 0 ? `(${options.join('|')})` : '', kind ? `:${kind}` : ''].join(''),
      ),
    ].join('; '),
  )

describe('rows of values a description tells of a thing', () => {
  it.each([
    [
      'Keep a record of each harp with maker, string set, pitch and last tuning.',
      'harp; maker; string set; pitch; last tuning',
    ],
    ['A climber logs each route: crag, grade, partner and weather.', 'route; crag; grade; partner; weather'],
    ['Members create a crossing (pier, date, skipper).', 'crossing; pier; date; skipper'],
    ['Frescoes with painter, year, chapel and an audio button.', 'fresco; painter; year; chapel'],
    ['Each kiln has a size, fuel and a hot or cold status.', 'kiln; size; fuel; hot or cold(Hot|Cold)'],
    ['For each bell note the weight, tone and founder.', 'bell; weight; tone; founder'],
    ['A lighthouse has a height, lens and keeper.', 'lighthouse; height; lens; keeper'],
    ['See the owl details including ring number, wing span and moult.', 'owl; ring number; wing span; moult'],
    ['Pilots enter their call sign, runway and wind.', '; call sign; runway; wind'],
    ['Crews enter the draught, book number and read count.', '; draught; book number; read count'],
    ['Add hymns with key, verses and a tempo slider.', 'hymn; key; verses; tempo:slider'],
  ])('%s', (text, told) => {
    expect(read(text)).toEqual([told])
  })

  it.each([
    'A pub app with menus, events and bookings.',
    'Inns with menus, events and bookings.',
    'Talk with friends, family and neighbours.',
    'Members can add hives, see honey and share tips.',
    'Users may have many oars.',
    'The dashboard shows sales, visitors and stock.',
    'Members enter the engine hours, book the dinghy or canoe, and read notices.',
  ])('reads none in "%s"', (text) => {
    expect(read(text)).toEqual([])
  })
})

it('ends a row behind its "and", and takes the parts of an app for no values', () => {
  expect(read("A nursery: children's info like allergies and shoe size, and a message log.")).toEqual([
    'child; allergies; shoe size',
  ])
  expect(
    readToldFields(
      'Record my neighbours telling jokes: prompts, recordings, a timeline and a way to share chapters.',
    ),
  ).toEqual([])
})
