import { describe, expect, it } from 'vitest'
import { allOf, kindOf } from '../plan/short.test-helper.ts'

describe('kinds of small firms, clubs and hobbies', () => {
  it.each([
    [
      'Sponsored walk of our scouts: laps per child, sponsors promise so much a lap, total on a screen',
      'sponsored-effort',
      'Grandma Osei',
    ],
    ['I roast coffee in a shed: batch, first crack, weight in and out, cupping notes', 'roast-log', 'R-118'],
    [
      'Sand pit with a truck scale: tickets, tare, material, tonnes of each customer',
      'weighbridge',
      'Haddad Roads',
    ],
    [
      'Our choir cooks in turn for a singer after her surgery: who brings dinner when, allergies',
      'meal-train',
      'Lentil soup',
    ],
    ['Skittle alley: book a lane for two hours, shoes, drinks', 'play-lanes', 'Lane 4'],
    [
      'We hire out two bouncy castles for birthday parties: dates, address, deposit, who still owes us',
      'party-hire',
      'Ida turns six',
    ],
    [
      'House clearance for heirs: photo, room and price of each thing, what is sold',
      'estate-sale',
      'Walnut sideboard',
    ],
    [
      'Days without a seizure in a calendar, green and red, and the longest time so far',
      'free-days',
      'In a row',
    ],
    [
      'DJ for silver weddings: must-play list, songs never to play, timeline of the evening',
      'dj-evening',
      'Harbour Lights',
    ],
    [
      'Pass on my marathon bib to a club mate, price, name change until Sunday',
      'entry-resale',
      'Name change',
    ],
    ['Figure skaters and the marks of five judges without best and worst', 'judged-routines', 'Average'],
    [
      'We hire out skips: which one stands where since when, full, tomorrow’s round of the driver',
      'site-hire',
      'Linden lane',
    ],
    ['Night watchman tours with a lantern: tickets, guides, where we meet', 'walk-tickets', 'The white lady'],
    [
      'Catheter diary: changed when, how the skin looks, what is left in the box, order again',
      'body-care-diary',
      'Skin calm',
    ],
    [
      'Ballet school show: groups, costumes with sizes, order of dances, tickets for families',
      'dance-recital',
      'Snow on the roofs',
    ],
    ['Laser hair removal studio: sessions, fluence, photos before and after', 'treatment-series', 'J/cm²'],
    [
      'Whale watching trips: do we go tomorrow, where we meet, photos to buy',
      'weather-trips',
      'Meeting point',
    ],
    ['My jam at the Saturday market: jars sold of each kind, takings per market', 'stall-days', 'Takings'],
    [
      'Visual timetable for our daughter with autism, photo after photo, star at the end',
      'visual-schedule',
      'Brush teeth',
    ],
    ['Light a candle for my brother and write him letters', 'remembrance', 'You would have laughed today'],
    [
      'Surgical logbook: operations watched and done, signed by the consultant',
      'skills-logbook',
      'Ask to sign',
    ],
    ['Bridal boutique with fittings, alterations and deposits', 'bridal-fittings', 'Second fitting'],
    ['Carnival society: float building, costumes, order of the parade', 'carnival-club', 'Dragon'],
    ['Open-air cinema: film of tonight, blankets to rent, last bus', 'open-air-evening', 'Wool blanket'],
    [
      'Neighbourhood patrol: odd cars seen, who walks tonight, warning to all',
      'neighbourhood-watch',
      'Grey van',
    ],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it.each([
    ['Dance school: courses, free places, book a trial lesson', 'dance-recital'],
    ['Coffee shop with stamps and preorders', 'roast-log'],
    ['Garage sales near me on a map', 'estate-sale'],
    ['Dog walking with a price per walk', 'walk-tickets'],
    ['Days until my holiday', 'free-days'],
    ['Wedding planner with guest list and first dance', 'dj-evening'],
    ['Staff challenge: who takes most steps this month', 'sponsored-effort'],
  ])('are not taken for what only shares their words: %s', (prompt, kind) => {
    expect(kindOf(prompt)).not.toBe(kind)
  })
})
