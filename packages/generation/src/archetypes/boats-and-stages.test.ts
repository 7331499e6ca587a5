import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app for those who call, crew, serve and throw', () => {
  it.each([
    [
      'Deputy stage manager calls light and sound cues by number and writes the show report',
      'show-caller',
      'LX 48, night falls',
    ],
    ['Skittles league of the valley pubs with fixtures and table', 'pub-league', '1. Black Anchor'],
    [
      'Who reads and who serves on which Sunday: rota of our altar servers with swaps',
      'duty-rota',
      'Omar, Sun 13 Dec',
    ],
    ['People report a swarm of bees, collectors fetch it', 'swarm-calls', 'Apple tree, Linden lane 4'],
    ['Sailors without a boat are looking for a berth, skippers for crew', 'crew-finder', 'Kiel to Bornholm'],
    ['Baby signs on film for parents, with favourites', 'baby-signs', 'Fingertips touch, twice'],
    [
      'Laboratory for dentures and crowns: cases of dentists with stage and shade',
      'dental-lab',
      'Crown 16, shade A2',
    ],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it.each([
    ['Darts scorer 501 with checkout suggestions', 'pub-league'],
    ['Nurses roster for the ward with swaps', 'duty-rota'],
    ['Theatre group: rehearsals, cast, costumes', 'show-caller'],
    ['Harbour master: berths, guests, fees', 'crew-finder'],
    ['My bee hives: inspections, swarm control, honey', 'swarm-calls'],
    ['Learn traffic signs for the driving test', 'baby-signs'],
    ['Dentist app: book an appointment, treatments and prices', 'dental-lab'],
  ])('are none of what only sounds like it: %s', (prompt, kind) => {
    expect(kindOf(prompt)).not.toBe(kind)
  })

  it('keep the score where a league wants it', () => {
    expect(namesOf('Darts league of our pubs with fixtures and a 501 scorer')).toContain('Scorer')
    expect(namesOf('Darts league of our pubs with fixtures')).not.toContain('Scorer')
  })

  it('give an allotment site its rents, meters and waiting list', () => {
    const names = namesOf(
      'Allotment association: plots, rents, water meter readings, waiting list and notices',
    )
    expect(names).toEqual(expect.arrayContaining(['Rents', 'Water', 'Waiting list', 'Notices']))
  })

  it('keep firms, machines and delays in the diary of a building site', () => {
    const all = allOf(
      'Site diary: firms with headcount and hours, machines used, delays, visitors, deliveries',
    )
    for (const row of ['Harbour Electric', 'Excavator 8 t', 'Crane stood still', 'Ruth Adeyemi'])
      expect(all).toContain(row)
    expect(all).not.toContain('Packing line')
  })

  it('look at lifts and swings where these are inspected', () => {
    expect(allOf('Lift inspections: checklist and defects')).toContain('Car stops level')
    expect(allOf('Playground inspections: checklist and defects')).toContain('Chains without wear')
  })

  it('enrol nobody where only things are lost', () => {
    expect(kindOf('School office with a heap of lost jumpers: photo, where found, parents claim')).toBe(
      'lost-found',
    )
    expect(kindOf('School office: enrolments, fees and lost property')).toBe('school-office')
  })

  it('use what fights at a table need at once', () => {
    const all = allOf('Initiative tracker with turn order, hit points, conditions and a dice roller')
    expect(all).toContain('Two goblins')
    expect(all).toContain('Roll again')
  })

  it('mark a body on no street map', () => {
    const names = namesOf('Foster carers write incidents with a body map')
    expect(names).not.toContain('Map')
    expect(allOf('Foster carers write incidents with a body map')).toContain('Left arm, below the elbow')
  })
})

describe('content of what a kind of app is asked for beside its usual', () => {
  it('shows yards and not bins on the map of a town that collects waste', () => {
    const prompt =
      'Waste app of our town: collection calendar for paper, bio and glass, recycling yard with route on a map'
    expect(allOf(prompt)).toContain('Yard at Harbour gate')
    expect(allOf(prompt)).not.toContain('Builds small things')
  })

  it('shows meetings and not weak moments on the map of those in recovery', () => {
    const all = allOf('Sober counter with cravings and meetings near me on a map')
    expect(all).toContain('Thursday circle')
    expect(all).not.toContain('Map of cravings')
  })

  it('lets a prop house let props', () => {
    const all = allOf('Prop house: catalogue by era, bookings by production, returns with damages')
    expect(all).toContain('Writing desk, oak')
    expect(all).toContain('Harbour Lights, 12 props')
    expect(all).not.toContain('xcavator')
  })

  it('bakes tacos in a taco truck', () => {
    const all = allOf('Taco truck: where we are today, menu, order ahead')
    expect(all).toContain('Tacos al pastor')
    expect(all).not.toContain('burger')
  })

  it('pours candles from wax and no soap', () => {
    const all = allOf('Candle making business: stock, ingredients, cost per candle')
    expect(all).toContain('Soy wax')
    expect(all).not.toContain('Lye')
  })

  it('collects blood and no money', () => {
    const all = allOf('Blood donors find donation drives nearby and get urgent requests')
    expect(all).toContain('Stocks for two days')
    expect(all).not.toContain('A new roof before winter')
  })

  it('logs no jobs of a plumber for who applies for one', () => {
    expect(namesOf('Track the jobs I apply for with company, role and status')).not.toContain('Jobs')
  })

  it('calls the stations of a radio net in turn', () => {
    expect(allOf('Net control logger for our weekly ham radio net: check-ins by callsign')).toContain(
      'DL0HQ is next',
    )
  })

  it('keeps the catches of a tide app as fish', () => {
    expect(allOf('Tide times and a catch log for shore anglers')).toContain('Pike, 78 cm')
  })

  it('says when one was born long before one died', () => {
    const all = allOf('Gravestones of old cemeteries: photo, inscription, birth year and death year')
    expect(all).toContain('1841')
    expect(all).not.toContain('1987')
  })

  it('gives no password of a house where a phone switches its Wi-Fi off', () => {
    expect(namesOf('Automation for my phone: when I leave the house the Wi-Fi goes off')).not.toContain(
      'Wi-Fi',
    )
  })

  it('sprays rows in an orchard and fields on a farm', () => {
    expect(allOf('Apple orchard: log spraying by row, harvest')).toContain('Row 4, sulphur')
    expect(allOf('Arable farm: fields and spraying records')).toContain('Field 4, copper')
  })
})

it('drinks no kilowatts from a minibar', () => {
  expect(allOf('Housekeeping of a hotel: rooms by status, minibar consumption, linen count')).not.toContain(
    'kWh',
  )
})
