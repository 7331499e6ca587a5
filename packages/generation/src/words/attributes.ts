import { byWord } from '../by-word.ts'
import type { FieldKind } from '../entity.ts'

/** Nouns that name an attribute of something rather than a thing of its own: kind of field and a value. */
const attributeTable = `
  title text Morning notes
  name text Linden
  description long Short and to the point
  note long Bring the small key
  comment long Worth a second look
  upside long Bright, and quiet at night
  downside long No cellar, and the tram is far
  vat text 20 %
  text text Hello from the lake
  date date Thu 19 Nov
  birthday date 12 March
  deadline date Fri 27 Nov
  occupant person Lea Brandt
  year number 2019
  time time 18:30
  duration text 35 min
  subject text Biology
  timeframe text 19 to 29 Nov
  hour text 2 h 10
  minute number 25
  price money € 24
  cost money € 18
  amount money € 42.50
  repayment money € 5,000
  overtime text 6 h 30
  budget money € 400
  fee money € 6
  salary money € 3,120
  rate text 1.08
  rating choice 4
  score number 82
  level choice Easy
  difficulty choice Easy
  priority choice High
  status choice Open
  type choice Standard
  category choice General
  size choice Medium
  gender choice Any
  sex choice Female
  color choice Coral
  colour choice Coral
  weight text 72.4 kg
  height text 178 cm
  temperature text 21 °C
  humidity text 54 %
  distance text 5.2 km
  calorie number 420
  dose text 1 tablet
  dosage text 1 tablet
  quantity number 2
  rep number 12
  number number 4
  age number 6
  location place Harbour street 12
  address place Linden lane 4
  city place Lisbon
  venue place Old dairy
  author person Ruth Adeyemi
  owner person Mara Vogt
  email email mara@post.example
  phone phone +49 151 2048
  photo photo camera
  picture photo camera
  image photo camera
  brand text Norrgard
  model text Series 4
  serial text KW-4182
  barcode text 4006381333
  frequency choice Daily
  unit choice Metric
  currency choice EUR
  language choice English
  genre choice Drama
  breed text Terrier
  allergy text None known
  reason text First visit
  symptom text Headache
  ingredient long Flour, eggs, butter
  skill text Juggling
  slider slider 60
`

const attributes: ReadonlyMap<string, { kind: FieldKind; value: string }> = new Map(
  attributeTable
    .split('\n')
    .map((line) => line.trim().split(' '))
    .filter((cells) => cells.length > 2)
    .map(([noun = '', kind = 'text', ...value]) => [
      noun,
      { kind: kind as FieldKind, value: value.join(' ') },
    ]),
)

const choiceOptions: Readonly<Record<string, string[]>> = byWord({
  rating: ['1', '2', '3', '4', '5'],
  level: ['Easy', 'Medium', 'Hard'],
  difficulty: ['Easy', 'Medium', 'Hard'],
  priority: ['Low', 'Normal', 'High'],
  status: ['Open', 'Doing', 'Done'],
  type: ['Standard', 'Special'],
  category: ['General', 'News', 'Other'],
  size: ['Small', 'Medium', 'Large'],
  gender: ['Any', 'Female', 'Male'],
  sex: ['Female', 'Male'],
  color: ['Coral', 'Teal', 'Ink'],
  colour: ['Coral', 'Teal', 'Ink'],
  frequency: ['Daily', 'Weekly', 'Monthly'],
  unit: ['Metric', 'Imperial'],
  currency: ['EUR', 'USD', 'GBP'],
  language: ['English', 'Español', 'Deutsch'],
  genre: ['Drama', 'Comedy', 'Crime'],
})

/** Of these nobody can know a value without knowing whose they are. */
const loose = new Set(
  'title name description note comment upside downside text subject timeframe hour minute rate level type category size color colour number frequency unit currency language genre breed allergy reason symptom skill ingredient slider weight height'.split(
    ' ',
  ),
)

/** Whether the value of an attribute of this name would be guessed. */
export const isLoose = (noun: string): boolean => loose.has(noun)

/** The attribute a singular noun names, if it names one. */
export function findAttribute(
  noun: string,
): { kind: FieldKind; value: string; options: string[] } | undefined {
  const found = attributes.get(noun)
  return found ? { ...found, options: choiceOptions[noun] ?? [] } : undefined
}
