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
