import type { Entity, EntitySource, Field } from '../entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { valuesOf } from './content/values.ts'
import { nounField } from './noun-field.ts'
import { type ToldValue, toldValues } from './told-values.ts'

/** `pattern: kind: three values`: what one enters. */
const entries: readonly (readonly [RegExp, Field['kind'], readonly string[]])[] = [
  [/birth/i, 'date', ['14 Mar 1991', '2 Aug 1988', '30 Nov 2004']],
  [
    /^(?:end|second|later|return|due|to)\b.*\bda(?:te|y)\b/i,
    'date',
    ['Thu 24 Dec 2026', 'Mon 1 Feb 2027', 'Sun 4 Jul 2027'],
  ],
  [/\bminutes\b/i, 'number', ['30', '45', '60']],
  [/\bdates?\b|\bday\b/i, 'date', ['Mon 2 Nov 2026', 'Thu 19 Nov 2026', 'Fri 1 Jan 2027']],
  [/\b(?:time|alarm)\b/i, 'time', ['7:00', '6:30', '8:15']],
  [
    /^(?:second|other|destination|end|arrival|to)\b.*\b(?:city|place|town|point|airport|location|address)\b|^destination$/i,
    'place',
    ['Berlin', 'Porto', 'Oslo'],
  ],
  [
    /\b(?:city|place|town|airport|location|origin|starting point|start point)\b/i,
    'place',
    ['Lisbon', 'Ghent', 'Turin'],
  ],
  [/\b(?:roof|floor|wall|living|garden|lawn|surface) area\b|^area\b/i, 'number', ['48', '32', '76']],
  [/\b(?:yearly|annual|monthly|daily)\b.*\b(?:use|usage|consumption)\b/i, 'number', ['3200', '2800', '4100']],
  [/\bcountry\b/i, 'place', ['Portugal', 'Norway', 'Japan']],
  [/\bnames?\b/i, 'text', ['Lea', 'Omar', 'Kim']],
  [/^(?:height|body height)/i, 'number', ['172', '181', '164']],
  [/^(?:weight|body ?weight)/i, 'number', ['68', '82', '57']],
  [/\bage\b/i, 'number', ['34', '41', '27']],
  [/\b(?:percent\w*|rate|interest|discount|tip|margin|tax|vat)\b/i, 'number', ['15', '20', '10']],
  [/\b(?:people|persons|guests|friends|passengers|players)\b/i, 'number', ['4', '2', '6']],
  [/\b(?:years?|term|months?|weeks?|duration)\b/i, 'number', ['10', '15', '20']],
  [/\b(?:consumption|mileage)\b/i, 'number', ['6.4', '5.2', '7.8']],
  [/\bper (?:lit(?:er|re)|kwh|unit|gallon)\b/i, 'number', ['1.72', '1.68', '1.79']],
  [/\b(?:loan|mortgage|principal)\b/i, 'number', ['180000', '150000', '220000']],
  [/\b(?:salary|income|wage)\b/i, 'number', ['3200', '2850', '4100']],
  [/\b(?:contribution|savings?|monthly|weekly)\b/i, 'number', ['50', '80', '120']],
  [/\b(?:price|cost|amount|bill|deposit|payment|budget|balance|sum|fee)\b/i, 'number', ['240', '180', '320']],
  [/\b(?:distance|route)\b/i, 'number', ['320', '84', '540']],
  [/\b(?:length|width|depth|side|radius|diameter)\b/i, 'number', ['5.2', '3.8', '2.4']],
  [/^(?:min\w*|lower|lowest|from)\b/i, 'number', ['1', '10', '0']],
  [/^(?:max\w*|upper|highest|to)\b/i, 'number', ['100', '20', '9']],
  [
    /^(?:(?:number of )?(?:doors|windows|coats|layers|rooms|floors|walls|children|pets|pieces))$/i,
    'number',
    ['2', '3', '1'],
  ],
  [/\bparagraphs|sentences|words\b/i, 'number', ['3', '5', '1']],
  [/\bhours\b/i, 'number', ['8', '7', '6']],
  [/\b(?:dice|coins|items|results|names)\b/i, 'number', ['2', '3', '1']],
  [/^(?:first )?number$/i, 'number', ['12', '18', '5']],
  [/^second number$/i, 'number', ['200', '50', '40']],
  [/^second\b.*\bfraction\b/i, 'text', ['2/5', '1/4', '3/8']],
  [/\bfraction\b/i, 'text', ['3/4', '5/6', '2/3']],
  [/\bgrade\b/i, 'number', ['1.7', '2.3', '2.0']],
]

/** `pattern: three values`: what comes out. */
const results: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^fraction$/i, ['23/20', '7/12', '1/4']],
  [/\bmixed number\b/i, ['1 3/20', '7/12', '1/4']],
  [/^decimal$/i, ['1.15', '0.583', '0.25']],
  [/^(?:calculation )?steps$/i, ['15/20 + 8/20', '10/12 − 3/12', '2/3 × 3/8']],
  [/\bzodiac|star sign/i, ['Pisces', 'Leo', 'Sagittarius']],
  [/\bweekday|day of the week/i, ['Thursday', 'Tuesday', 'Sunday']],
  [/\b(?:bed ?time|time to (?:sleep|go)|wake)/i, ['21:45', '23:15', '0:45']],
  [/\bage\b/i, ['35 years', '38 years', '21 years']],
  [/\bbmi\b/i, ['23.0', '25.0', '21.2']],
  [/\bcategory|class\b/i, ['Normal', 'Normal', 'Low']],
  [/\bcalori/i, ['2,140 kcal', '2,420 kcal', '1,890 kcal']],
  [/\bdays? (?:left|until|to)\b/i, ['114 days', '252 days', '7 days']],
  [/\byears\b/i, ['35', '38', '21']],
  [/\bmonths\b/i, ['1.7', '2.4', '6.0']],
  [/\blit(?:er|re)s?\b/i, ['2.4 l', '2.8 l', '2.0 l']],
  [/\b(?:glasses|cups|bottles)\b/i, ['10', '12', '8']],
  [/\bweeks\b/i, ['7.4', '10.6', '26.3']],
  [/\bdays\b/i, ['52', '74', '184']],
  [/\bhours\b/i, ['1,248', '1,776', '4,416']],
  [/\bminutes\b/i, ['74,880', '106,560', '264,960']],
  [/\bdistance\b/i, ['2,310 km', '1,560 km', '2,040 km']],
  [/\b(?:time|duration)\b/i, ['22 h 40', '15 h 20', '20 h 10']],
  [/\bpace\b/i, ['5:24 /km', '5:48 /km', '6:02 /km']],
  [/\bspeed\b/i, ['84 km/h', '62 km/h', '110 km/h']],
  [/\b(?:average|mean|grade|gpa|score)\b/i, ['1.8', '2.1', '1.5']],
  [/\barea|surface\b/i, ['19.8 m²', '9.1 m²', '24.0 m²']],
  [/\bvolume\b/i, ['48 l', '62 l', '35 l']],
  [/\b(?:percent\w*|probability|chance|share|rate)\b/i, ['18 %', '24 %', '12 %']],
  [/\b(?:monthly|per (?:person|month|head)|each)\b/i, ['€ 60.00', '€ 45.00', '€ 80.00']],
  [/\b(?:contributions?|deposits|paid in)\b/i, ['€ 168.00', '€ 126.00', '€ 224.00']],
  [/\b(?:tip|tax|interest|savings?|profit|discount|saved)\b/i, ['€ 36.00', '€ 27.00', '€ 48.00']],
  [
    /\b(?:price|cost|total|payment|amount|balance|income|salary|revenue|owed|due)\b/i,
    ['€ 204.00', '€ 153.00', '€ 272.00'],
  ],
]

/** An input for a value a brief says one enters. */
export function inputOf({ name, options }: ToldValue): Field | undefined {
  const [first = ''] = options
  if (first) return { name, kind: 'choice', value: first, options }
  if (/^(?:gender|sex)$/i.test(name))
    return { name, kind: 'choice', value: 'Female', options: ['Female', 'Male', 'Other'] }
  const [, kind, [value = ''] = []] = entries.find(([form]) => form.test(name)) ?? []
  if (kind) return { name, kind, value, options: [] }
  const field = nounField(name, toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))
  return field.kind === 'switch' || field.kind === 'photo'
    ? { name, kind: 'number', value: '12', options: [] }
    : field
}

/** What a generator makes depends on what its brief says one enters, where it says so. */
export function withToldInputs(entity: Entity, text: string): Entity {
  const told = toldValues(text).inputs.flatMap((input) => {
    const name = input.name.toLowerCase()
    const [first = ''] = name.split(' ')
    const own =
      entity.fields.find((field) => name.includes(field.name.toLowerCase())) ??
      // "Dice to roll" where there is a number of dice
      entity.fields.find(
        (field) => field.name.includes(' ') && field.name.toLowerCase().split(' ').includes(first),
      )
    if (own && input.options.length === 0) return own
    const isKnown = input.options.length > 0 || entries.some(([form]) => form.test(name))
    return isKnown ? (inputOf(input) ?? []) : []
  })
  return told.length > 0 ? { ...entity, fields: told } : entity
}

/** Three values of something that comes out; undefined for what nobody can know. `isAge`: years stand before the months. */
function resultsOf({ name, options }: ToldValue, isAge: boolean): readonly string[] | undefined {
  const [first, second = first] = options
  if (first && second) return [second, second, first]
  if (isAge && /^months$/i.test(name)) return ['8', '3', '11']
  if (isAge && /^days$/i.test(name)) return ['9', '21', '4']
  return results.find(([form]) => form.test(name))?.[1] ?? valuesOf(name)
}

const third = ['Today, 8:40', 'Yesterday', 'Tuesday']

/** What has a width is as high as a wall, not as a person. */
const ofRooms = (fields: readonly Field[]): Field[] =>
  fields.some(({ name }) => /^(?:width|depth)\b/i.test(name))
    ? fields.map((field) => (/^height\b/i.test(field.name) ? { ...field, value: '2.5' } : field))
    : [...fields]

type Calculated = Pick<EntitySource, 'samples' | 'hero' | 'trend' | 'facts' | 'figures' | 'about'> & {
  fields: Field[]
}

/** A calculation as a brief tells it: what one enters and what comes out; undefined where it tells not both. */
export function toldCalculation(
  inputs: readonly ToldValue[],
  outputs: readonly ToldValue[],
): Calculated | undefined {
  const fields = ofRooms(inputs.flatMap((input) => inputOf(input) ?? []))
  const isAge = outputs.some(({ name }) => /\b(?:age|years)\b/i.test(name))
  const known = outputs.flatMap((output) => {
    const values = resultsOf(output, isAge)
    return values ? [{ name: output.name, values }] : []
  })
  const result = { name: 'Result', values: ['24', '36', '12.5'] }
  const [main = outputs.length === 0 && fields.length > 1 ? result : undefined, ...others] = known
  if (!main || fields.length === 0) return undefined
  const isPlain = fields.every(({ kind }) => kind !== 'number')
  const given = (index: number) =>
    fields
      .filter(({ kind }) => kind !== 'choice')
      .slice(0, isPlain ? 2 : 1)
      .map(({ name, value }) => {
        const known = entries.find(([form]) => form.test(name))?.[2][index] ?? value
        return isPlain ? known : `${name} ${known}`
      })
      .join(' – ')
  const valueAt = (index: number) => main.values[index] ?? main.values[0] ?? ''
  const [value] = main.values
  const besides = others.slice(0, 4).map(({ name, values }) => `${values[0] ?? ''} | ${name}`)
  const said = fields.map((field) => `${field.name} ${field.value}`).slice(0, 2)
  return {
    fields,
    samples: `icon | title | subtitle | value\n${third
      .map((day, index) => `chart | ${given(index) || capitalise(main.name)} | ${day} | ${valueAt(index)}`)
      .join('\n')}`,
    hero: `${main.name} | ${value ?? ''} | ${said.join(', ')} | Keep result`,
    trend: `${main.name} | ${value ?? ''} |`,
    facts: [`${value ?? ''} | ${main.name}`, ...besides].slice(0, 3).join('\n'),
    figures: besides.join('\n'),
    about: `${main.name}: ${value ?? ''}. ${said.join(', ')}.`,
  }
}
