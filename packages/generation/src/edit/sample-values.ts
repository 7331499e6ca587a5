/** How long something takes, which is no time of day. */
const duration =
  /\b(?:duration|length|(?:walking|driving|travel|cycling|cooking|baking|prep|preparation|reading|waiting|delivery|running|playing|working|repair|drying)\s+times?)$/i
const minutes = ['12 min', '25 min', '8 min', '40 min', '15 min', '30 min']

/** "Size in square metres": with the unit that is told. */
const units: readonly [RegExp, string][] = [
  [/\b(?:square met(?:er|re)s|sq\.? ?m|m²)$/i, 'm²'],
  [/\b(?:kilomet(?:er|re)s|km)$/i, 'km'],
  [/\b(?:met(?:er|re)s|m)$/i, 'm'],
  [/\b(?:minutes?|min)$/i, 'min'],
  [/\b(?:hours?|h)$/i, 'h'],
  [/\b(?:kilos?|kilograms?|kg)$/i, 'kg'],
  [/\b(?:grams?|g)$/i, 'g'],
  [/\b(?:lit(?:er|re)s?|l)$/i, 'l'],
  [/\b(?:per ?cent|%)$/i, '%'],
]
const numbers = ['24', '18', '36', '12', '40', '28']
const inUnit = (name: string, index: number): string | undefined => {
  const told = /\s+in\s+(.{1,20})$/i.exec(name)?.[1]
  const unit = told === undefined ? undefined : units.find(([form]) => form.test(told))?.[1]
  return unit === undefined ? undefined : `${numbers[index % numbers.length]} ${unit}`
}

const points = ['1480', '1312', '1204', '1150', '986', '940']

/** Where something lies in a store. */
const shelves = ['A 14', 'A 15', 'B 02', 'C 07', 'B 11', 'D 03']

const plates = ['HB-KW 418', 'HB-LM 207', 'HB-RS 552', 'HB-TA 316', 'HB-ED 940', 'HB-OK 128']

/** On which day of the week something is. */
const weekdays = ['Mondays', 'Thursdays', 'Tuesdays', 'Saturdays', 'Wednesdays', 'Fridays']
const rooms = ['Room 2', 'Library', 'Hall', 'Garden room', 'Studio', 'Kitchen']

const persons = ['Lea Brandt', 'Omar Haddad', 'Iris Chen', 'Tomás Rey', 'Kim Osei', 'Ana Petrova']
const isPerson = (name: string) =>
  /\b(?:name of|who|owner|tenant|author|teacher|trainer|driver|coach|manager|contact|responsible)\b/i.test(
    name,
  )

/** What an entry could have under such a name, where the name says enough: a time it takes, a unit, somebody. */
export function sampleFor(name: string, index: number): string | undefined {
  const measured = inUnit(name, index)
  if (measured !== undefined) return measured
  if (/\b(?:elo|scores?|points|handicap)$/i.test(name)) return points[index % points.length]
  if (/\b(?:shelf|shelves|bin|aisle|rack|storage place)\b/i.test(name)) return shelves[index % shelves.length]
  if (/\bonline\b/i.test(name)) return index % 3 === 1 ? 'Away' : 'Online'
  if (/\b(?:licen[cs]e|number) plates?$|\bplate number$/i.test(name)) return plates[index % plates.length]
  if (/^(?:day|weekday|day of the week)$/i.test(name)) return weekdays[index % weekdays.length]
  if (/^(?:place|room|venue|meeting (?:place|point))$/i.test(name)) return rooms[index % rooms.length]
  if (isPerson(name)) return persons[index % persons.length]
  return duration.test(name) ? minutes[index % minutes.length] : undefined
}
