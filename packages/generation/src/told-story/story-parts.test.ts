import { describe, expect, it } from 'vitest'
import { partsOfStory } from './story-parts.ts'

const partsOf = (verb: string, object: string) =>
  partsOfStory({ verb, object }).map(({ form, label, of, options }) =>
    [
      form,
      label,
      ...(of === '' ? [] : [`of ${of}`]),
      ...(options.length > 0 ? [options.join('/')] : []),
    ].join(', '),
  )

describe('the parts a clause asks for', () => {
  it('are the list, and what is told of each thing in it', () => {
    expect(partsOf('see', 'a list of lighthouses with country, height and last inspection date')).toEqual([
      'list, List of lighthouses',
      'value, Country, of lighthouse',
      'value, Height, of lighthouse',
      'value, Last inspection date, of lighthouse',
    ])
  })

  it('are of the kind they are: pictures, maps, curves and pages', () => {
    expect(partsOf('see', 'a photo, its place on a map and a chart of the tides')).toEqual([
      'picture, Photo',
      'map, Place on map',
      'chart, Chart of tides',
    ])
    expect(partsOf('open', 'the website of the keeper')).toEqual(['link, Keeper website'])
  })

  it('are what one fills in, with choices in brackets and what is so or not', () => {
    expect(partsOf('add', 'a kite with name, size (small, large) and whether it has a tail')).toEqual([
      'do, Add kite, of kite',
      'enter, Name, of kite',
      'choose, Size, of kite, Small/Large',
      'switch, Tail, of kite',
    ])
  })

  it('are what a list is narrowed by, and what something is marked as', () => {
    expect(partsOf('filter', 'kites by season and wind (light, strong)')).toEqual([
      'narrow, Filter by season, of season',
      'narrow, Filter by wind, of wind, Light/Strong',
    ])
    expect(partsOf('mark', 'a kite as lost')).toEqual(['do, Mark as lost, of kite'])
  })

  it('speak to the one who reads them', () => {
    expect(partsOf('see', 'the words he got wrong')).toEqual(['see, Words you got wrong'])
    expect(partsOf('enter', 'how often he waters each bed')).toEqual(['enter, How often you water'])
  })

  it('turn each thing on and off that is listed', () => {
    expect(partsOf('switch', 'the fan, the pump and the lamp on and off')).toEqual([
      'switch, Fan',
      'switch, Pump',
      'switch, Lamp',
    ])
    expect(partsOf('turn', 'heaters on and off')).toEqual(['switch, Heaters'])
    expect(partsOf('choose', 'local growers only')).toEqual(['switch, Local growers only'])
  })
})

describe('the parts of plain sentences', () => {
  it('are called by what is asked', () => {
    expect(partsOf('see', 'how many weeks have passed since the last shearing')).toEqual([
      'value, Weeks since last shearing',
    ])
    expect(partsOf('see', 'whose turn it is to milk this week')).toEqual(['see, Whose turn to milk'])
    expect(partsOf('pick', 'which shepherd they want')).toEqual(['enter, Shepherd'])
    expect(partsOf('see', 'how often each one was shorn')).toEqual(['value, How often shorn'])
  })

  it('name what is filled in together', () => {
    expect(partsOf('enter', 'the ear tag, breed and weight')).toEqual([
      'caption, Ear tag, breed and weight',
      'enter, Ear tag',
      'enter, Breed',
      'enter, Weight',
    ])
    expect(partsOf('record', 'milk yield and fat')).toEqual([
      'caption, Milk yield and fat',
      'enter, Milk yield',
      'enter, Fat',
    ])
  })

  it('are lines that warn, sliders and states to choose from', () => {
    expect(partsOf('see', 'a warning when the yield drops below a limit')).toEqual([
      'warn, Warning when yield drops below limit',
    ])
    expect(partsOf('warned', 'about a double ear tag in one herd')).toEqual([
      'warn, Warned about double ear tag',
    ])
    expect(partsOf('set', 'the smallest herd with a slider')).toEqual(['slider, Smallest herd'])
    expect(partsOf('see', 'the status of every order: new, packed or sent')).toEqual([
      'narrow, Status of order, of status, New/Packed/Sent',
    ])
    expect(partsOf('choose', 'goat, sheep or a cow')).toEqual(['choose, Goat, sheep or cow, Goat/Sheep/Cow'])
  })

  it('hold a button by its words', () => {
    expect(partsOf('see', 'who milks on Sunday and a button to say not me')).toEqual([
      'see, Who milks on Sunday',
      'do, Not me',
    ])
  })

  it('are what is told of who has, can or wants it, in few words', () => {
    expect(partsOf('mark', 'the spices she has at home')).toEqual(['do, Mark spices at home, of home'])
    expect(partsOf('see', 'which soups she is able to cook')).toEqual(['see, Soups you can cook'])
    expect(partsOf('star', 'the tunes you like')).toEqual(['do, Star tunes, of tune'])
    expect(partsOf('see', "the pollen zone you're in")).toEqual(['see, Pollen zone'])
    expect(partsOf('choose', 'a boat without giving a name')).toEqual(['enter, Boat'])
    expect(partsOf('enter', 'the number below the painting')).toEqual(['enter, Number below painting'])
    expect(partsOf('see', 'a calendar and a button that opens the gate')).toEqual([
      'see, Calendar',
      'do, Open the gate',
    ])
  })

  it('are answers to questions under short names', () => {
    expect(partsOf('enter', 'when it was oiled last')).toEqual(['enter, Last oiled'])
    expect(partsOf('enter', 'when I cleaned the filter')).toEqual(['enter, Filter cleaned'])
    expect(partsOf('see', 'when each is due')).toEqual(['see, Due date'])
    expect(partsOf('see', 'what day it is')).toEqual(['see, What day it is'])
    expect(partsOf('count', 'how often each rowed')).toEqual(['list, How often each rowed'])
  })

  it('are warnings of what the app warns about, and a button for what it records', () => {
    expect(partsOf('warn', 'before the frost')).toEqual(['warn, Warned before frost'])
    expect(partsOfStory({ verb: 'record', object: 'the ride', who: 'it' })).toMatchObject([
      { form: 'do', label: 'Record ride' },
    ])
  })
})
