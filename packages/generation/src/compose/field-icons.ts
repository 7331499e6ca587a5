import type { Field } from '../entity.ts'
import { iconFor } from '../words/noun-icons.ts'

/** `icon: words of the names of fields`. What stands here goes before what the noun alone would have. */
const table = `
  clock: running, since, length, minutes, hours, duration, time, open, next, day, days, due, age, takes, hold
  calendar: year, date, version
  users: actors, cast, crew, people, guests, players, seats, serves, helpers, passengers, travellers, team, with
  user: name, author, artist, customer, contact, job, role, child, host, owner, player, user
  pin: distance, from, to, where, address, shelf, place, home, away, row, floor, aisle, kilometres, mileage, depth
  building: company, publisher, brand, shop, rooms, department
  target: weight, height, size, level, rounds, sets, reps, points, goal, result, score, scored, limit, above, below
  box: quantity, amount, many, parts, items, number, count, tickets, shares, pages
  globe: language, languages, origin, country, region, website, capital, spoken
  wallet: value, costs, currency, price, account, balance
  bulb: meaning, reason, trigger, topic, question, tip, subject
  check: answer, task, chore, action
  help: what
  palette: colour, color, material, shade, finish
  drop: humidity, ph, litres, fuel, nitrate
  sun: temperature, exposure
  wave: wind, swell
  flame: calories, kcal, power, heat
  heart: health, pulse, allergies, taste
  paw: breed, species, legs
  grid: barcode, isbn, code, plate, sign, password, port
  code: api, endpoint
  layers: series, set, kind, type, genre, class, model
  file: document, article, file, text, passage, tags, words, folder
  image: camera, frames, album
  video: film, show
  phone: phone
  edit: note, notes, comment, remark
  trophy: champion, rank, grade, award, league
  bell: remind, called, alert
  bolt: speed
  leaf: grows, environmental, climate
  star: skills, rating, favourite
`

const icons = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [icon = '', words = ''] = row.trim().split(': ')
      return words.split(', ').map((word) => [word, icon] as const)
    })
    // The first that names a word has it.
    .toReversed(),
)

const byKind: Readonly<Record<Field['kind'], string>> = {
  text: 'info',
  long: 'edit',
  number: 'info',
  money: 'wallet',
  date: 'calendar',
  time: 'clock',
  choice: 'tag',
  switch: 'check',
  photo: 'image',
  place: 'pin',
  person: 'user',
  email: 'mail',
  phone: 'phone',
  slider: 'target',
}

/** The sign before a field's row: what its name says, else what its kind does. */
export function iconOfField({ name, kind }: Field): string {
  if (kind !== 'text' && kind !== 'number' && kind !== 'choice') return byKind[kind]
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const own = words.toReversed().flatMap((word) => icons.get(word) ?? [])[0]
  return own ?? iconFor(name.toLowerCase(), byKind[kind])
}
