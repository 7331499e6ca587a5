import { describe, expect, it } from 'vitest'
import { readToldLists } from './read-told-lists.ts'

const shortOf = (text: string) =>
  readToldLists(text).map(
    ({ noun, said }) =>
      `${noun}: ${said
        .map(({ name, options, unit, kind }) =>
          [name, options.join('|'), unit ?? '', kind ?? ''].filter((each) => each !== '').join(' '),
        )
        .join(', ')}`,
  )

describe('lists a description tells with what stands in them', () => {
  it('are read from brackets, colons, dashes and "with", each value by itself', () => {
    expect(
      shortOf(`Canoe club shed
- canoes (number, model, last repair)
- outings: date, leader, river, km
2) paddles - length cm, blade
* keys with holder and due back`),
    ).toEqual([
      'canoe: Number, Model, Last repair',
      'outing: Date, Leader, River, Km',
      'paddle: Length cm, Blade',
      'key: Holder, Due back',
    ])
  })

  it('have choices, states, switches, scales and questions as such', () => {
    expect(
      shortOf(`Bike workshop
- repairs: bike, urgency (low / high), waiting/done, rating 1-5
- bikes: brand, sold yes/no, insured?, who brought it, serial no`),
    ).toEqual([
      'repair: Bike, Urgency low|high, Status waiting|done, Rating slider',
      'bike: Brand, Sold Yes|No, Insured Yes|No, Who brought it person, Serial number',
    ])
  })

  it('stand in one sentence as well as in lines', () => {
    expect(
      shortOf('Bakery van: stops (village, arrival time, fee), orders (customer, amount, paid y/n)'),
    ).toEqual(['stop: Village, Arrival time, Fee', 'order: Customer, Amount, Paid Yes|No'])
    expect(
      shortOf('Kennel helper. Dogs with breed, age and weight kg. Walks: dog, walker, start, end.'),
    ).toEqual(['dog: Breed, Age, Weight kg', 'walk: Dog, Walker, Start, End'])
  })

  it('are none of doings, parts of the app, colours and samples', () => {
    const texts = [
      'Gym app\n- members: book a class, see their plan, pay online\n- trainers: add classes, message members',
      'Shop app\n- home screen: logo, search, offers\n- profile: name, photo, orders',
      'Museum guide. Colours: dark blue, gold. Languages: English, Dutch.',
      'Ward app. Wards (cardiology, surgery, maternity). Machines (drill, lathe, saw).',
      'Keep boats with length and year.',
    ]
    for (const text of texts) expect(readToldLists(text)).toEqual([])
  })

  it('keep a name of their own where they are told as one', () => {
    const lists = readToldLists(`Tool hire
- fault list with tool, reported on, open/fixed
- work log: date, who, hours
- paint stock (colour, litres left)`)
    expect(lists.map(({ noun, log, called }) => log ?? called ?? noun)).toEqual([
      'fault list',
      'work log',
      'paint stock',
    ])
  })

  it('begin with the book an app calls itself by, a page for each day', () => {
    const [book] = readToldLists(`Forest ranger diary app
weather morning/afternoon
who was on duty, hours
sightings (species, place, number)
fences with location, condition, fixed yes/no`)
    expect(book).toMatchObject({ isBook: true, log: 'forest ranger diary' })
    expect(book?.said.map(({ name }) => name)).toEqual([
      'Weather morning',
      'Weather afternoon',
      'Who was on duty',
      'Hours',
    ])
  })
})
