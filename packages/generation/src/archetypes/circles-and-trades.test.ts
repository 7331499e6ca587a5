import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app of circles, trades and places', () => {
  it.each([
    ['Graveyard plan: who rests where, name and year, flowers for a grave', 'cemetery', 'Anna Maria Brandt'],
    ['Masjid notice board: iqamah times, Friday khutbah, zakat', 'mosque', 'Iqamah 14:25'],
    ['Corn snakes: pairings, clutches and the incubator', 'breeding', 'Sienna × Onyx'],
    ['Kennel: planned matings, litters, puppies for sale', 'breeding', 'Juno × Bo'],
    [
      'Walking bus: which children walk, stops, parents lead by turns',
      'walking-bus',
      'Fountain, Linden lane',
    ],
    ['School run of four families: who drives, how many seats', 'walking-bus', 'Lea drives'],
    ['Seating assignments for an event, guests and tables', 'seating-chart', 'Aunt Clara'],
    ['See what my street looked like in the early 1900s', 'history-walk', 'Mill bridge, 1904'],
    ['Family tree with the places they lived and life events', 'family-tree', 'Otto and Clara marry'],
    ['Surf spots with swell and a session log', 'surf', 'Lighthouse point'],
    ['My closet: photograph clothes, clean or dirty, plan outfits', 'wardrobe', 'White trainers'],
    ['Couples leave each other love notes', 'couple', 'Look under your pillow'],
    ['Equestrian yard: horses, riders and lessons', 'stable', 'On Bella Rosa'],
    ['Seating plan app: guests, round tables, who must not sit together', 'seating-chart', 'Aunt Clara'],
    [
      'Stokvel: members pay in by the month, loans, whose pot it is',
      'savings-circle',
      'Gets the pot on 25 November',
    ],
    ['On-call rota with incidents, runbooks and postmortems', 'on-call', 'Mail queue grows'],
    ['Cello teacher: homework of each pupil, videos they send, lessons paid', 'music-lessons', 'Minuet in G'],
    ['Ping pong ladder at the office with ratings and challenges', 'club-ladder', '1. Kim Osei'],
    ['Window cleaning round: streets, due every four weeks, who owes', 'trade-round', 'Linden lane 4, Vogt'],
    [
      'Round of a farrier: horses shod every seven weeks, which stable when, who owes',
      'trade-round',
      'Fjara',
    ],
    ['Second-hand bookshop: new in, wantlist, sell us yours', 'used-media-shop', 'The Salt Road'],
    ['Reverse auction for moves: post a request, movers bid', 'reverse-bids', 'Haddad & Daughters'],
    ['Night shift companion: next break, coffee and water, nights to go', 'shift-companion', 'Night, ward 4'],
    ['My sewing patterns with fabric needed and PDF files', 'sewing-patterns', 'Fisherman shirt'],
    [
      'Copy shop: upload files, choose colour and binding, fetch by number',
      'print-shop',
      'seminar-paper.pdf',
    ],
    ['Karate dojo: belts, techniques, gradings, who came', 'martial-arts', 'Hip throw'],
    ['Juice press: growers book a slot with their apples', 'harvest-intake', 'Lea Brandt, 240 kg'],
    ['Car ferry: sailings, tickets, how many cars fit on deck', 'ferry', 'To the island'],
    ['Home brew competition: entries, judges, score sheets', 'show-entries', 'Stout and porter'],
    ['Village flower show: classes, exhibitors, prizes', 'show-entries', 'Three onions'],
    ['Umrah group: travellers, buses, rooms, rites', 'group-tour', 'Tawaf'],
    ['Choir tour: rooms, buses, concerts, luggage', 'group-tour', 'Head count'],
    ['Our gurdwara: langar rota, kirtan, donations', 'faith-house', 'Cooking, Sunday'],
    ['Synagogue: services, kiddush sponsors, yahrzeit dates', 'faith-house', 'Ruth Adler'],
    ['Flea market organiser: pitches, traders, fees', 'market-pitches', 'C 14, Lea Brandt'],
    ['Deck chairs by the sea: rows, who has which, season tickets', 'market-pitches', 'Row 2, chair 14'],
    ['Centre for refugees: language classes, housing offers, interpreters', 'newcomer-help', 'First words'],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it('lets a kind have what is its own', () => {
    expect(kindOf('Volunteers photograph gravestones and transcribe them')).toBe('photo-transcripts')
    expect(kindOf('Guests see the programme of our wedding and upload pictures')).not.toBe('seating-chart')
    expect(kindOf('Flash sales auction with the highest bid')).not.toBe('reverse-bids')
    expect(kindOf('Record collection of my vinyl with values')).not.toBe('used-media-shop')
    expect(kindOf('Ferry timetable of all lines in the city with buses and trams')).not.toBe('ferry')
    expect(kindOf('Karate game for two players')).not.toBe('martial-arts')
    expect(kindOf('Pilgrim trail map with hostels and stamps')).not.toBe('group-tour')
    expect(namesOf('Chess club with dates and notices')).not.toContain('Boat')
    expect(kindOf('Employees swap shifts, managers approve')).not.toBe('shift-companion')
  })

  it('shows what is spoken of beside the main thing, and nothing else of it', () => {
    const spoken = namesOf('Chama of fourteen women: contributions, loans to members, fines for coming late')
    expect(spoken).toContain('Loans')
    expect(spoken).toContain('Fines')
    expect(namesOf('Chama of fourteen women: contributions and whose turn it is')).not.toContain('Fines')
    expect(namesOf('Second-hand record shop: browse vinyl by genre, wantlist')).not.toContain('Bar')
  })

  it('has the young of the animals that are bred', () => {
    expect(allOf('I breed budgies in an aviary: pairs, eggs, fledged chicks, ring numbers')).toContain(
      'Lemon × Cobalt',
    )
    expect(allOf('Rabbit breeder: matings, litters and young for sale')).toContain('Hazel × Basil')
    expect(allOf('Dog breeder with litters and puppies')).not.toContain('slit its egg')
  })

  it('knows whom a pair of mentor and mentee, a therapist and a team have', () => {
    expect(namesOf('Mentoring charity: coordinator matches pairs, notes of meetings')).toContain('Pairs')
    expect(namesOf('Speech therapist: children practise word lists and record themselves at home')).toEqual(
      expect.arrayContaining(['Word lists', 'Recordings']),
    )
    expect(namesOf('Roller derby league: dues, practice attendance, bouts')).toEqual(
      expect.arrayContaining(['Dues', 'Attendance']),
    )
  })
})
