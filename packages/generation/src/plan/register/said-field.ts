import type { Field, FieldKind } from '../../entity.ts'
import { findAttribute } from '../../words/attributes.ts'
import { findExamples } from '../../words/examples.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isParticiple } from '../../words/verbs.ts'
import { at, people, streets } from '../content/base.ts'
import { choicesOf, valuesOf } from '../content/values.ts'
import { weightsOf } from '../content/weights.ts'
import { isDue } from './due-and-done.ts'
import { kindsOf } from './kinds-of.ts'
import { noteForm } from './note-forms.ts'
import type { Said } from './register.ts'
import { termEnds } from './term-ends.ts'
import { amountsOf, unitAt } from './units.ts'
import { has } from '../../understand/searched.ts'

/** A field with the values six things have in it, and what those are good for. */
export interface Column {
  field: Field
  /** Newest first; of a due day the nearest first. */
  values: readonly string[]
  use: 'due' | 'date' | 'amount' | 'count' | 'choice' | 'person' | 'place' | 'ref' | 'name' | 'text' | 'none'
}

const past = ['Thu 19 Nov', 'Tue 17 Nov', 'Sun 15 Nov', 'Thu 12 Nov', 'Mon 9 Nov', 'Sat 7 Nov']
const ahead = ['Wed 18 Nov', 'Fri 20 Nov', 'Mon 23 Nov', 'Thu 26 Nov', 'Tue 1 Dec', 'Mon 7 Dec']
/** Names of boats, puppets and animals. */
export const given = ['Foxglove', 'Marlow', 'Juniper', 'Old Tom', 'Bramble', 'Pip']
export const parts = ['North', 'Harbour', 'Mill', 'Linden', 'East', 'Old']

const played = /\b(?:song|track|piece|video|film|movie|episode|recording|clip|podcast|movement|act|tune)$/

/** Where something is, by what the word ends in. */
const placeEnds =
  /(?:iary|arium|yard|house|field|site|station|section|sector|zone|ward|room|beach|cove|bay|dale|hall|hut|pier|farm|mill|tower|church|school|street|plot|pond|reef|trail|bridge|harbour|harbor|depot|shed|lane|parish|village)$/

const noted = [
  'All as it should be. Look again on Thursday.',
  'Took a little longer than planned, but went well.',
  'Ask Lea before anything is changed here.',
  'Better light in the morning. Bring the small lamp.',
]

/** `form: kind use: six values`, the first that fits; "*" stands for the noun itself. */
const forms: readonly [RegExp, FieldKind, Column['use'], readonly string[]][] = [
  [/^(?:first|given) names?$/i, 'text', 'text', ['Mara', 'Jonas', 'Iris', 'Omar', 'Lea', 'Kim']],
  [
    /^(?:last|family) names?$|^surnames?$/i,
    'text',
    'text',
    ['Lind', 'Weber', 'Chen', 'Haddad', 'Brandt', 'Osei'],
  ],
  // How long something takes, and no time of day.
  [
    /\b(?:bottom|cooking|baking|prep|preparation|brew|brewing|response|reaction|travel|flight|driving|walking|rest|resting|reading|screen|lap|race|finish|waiting|wait|processing|running|run|play|playing|search|lap|split|solving|completion|rescue|escape|handling|turnaround|exposure|drying|firing|total|setup|delivery|recovery|practice|study|charging|sleep) times?$/i,
    'text',
    'text',
    ['35 min', '50 min', '25 min', '1 h 10', '45 min', '20 min'],
  ],
  [
    /\b(?:car|number|licen[cs]e|vehicle|registration) plates?$/i,
    'text',
    'ref',
    ['L MV 418', 'HB KA 204', 'B LE 731', 'KI TS 96', 'M OR 512', 'HH NA 38'],
  ],
  [/\b(?:photos?|pictures?|images?|sketch(?:es)?|scans?|drawings?)$/i, 'photo', 'none', ['']],
  [/^(?:(?:full |given |pet |stage )?names?|titles?|called)$/i, 'text', 'name', given],
  [
    /\b(?:notes?|remarks?|comments?|observations?|descriptions?|findings|shortcomings|problems|issues|lessons learned|instructions?|thoughts|lyrics|stor(?:y|ies)|anecdotes?|memor(?:y|ies)|legends?|myths?)$/i,
    'long',
    'none',
    noted,
  ],
  [
    /^(?:maker|make|manufacturer|builder|brand|foundry|workshop)$/i,
    'text',
    'text',
    ['Norrgard', 'Mill & Co', 'Osei & Sons', 'Linden', 'Petrova', 'Northern'],
  ],
  [
    /\b(?:ip(?:v4)?|network|broadcast|gateway|host) address(?:es)?$/i,
    'text',
    'text',
    ['192.168.1.0', '10.0.4.0', '172.16.8.0', '192.168.20.0', '10.8.0.0', '172.20.0.0'],
  ],
  [
    /\b(?:floor|living|usable|plot|room|total|surface|lot) (?:area|space|size)$|^(?:size|area) in m2$/i,
    'text',
    'text',
    ['74 m²', '63 m²', '81 m²', '56 m²', '92 m²', '48 m²'],
  ],
  [
    /\b(?:profits?|gains?) (?:and|or) loss(?:es)?$/i,
    'text',
    'amount',
    ['+€ 312', '−€ 48', '+€ 96', '+€ 24', '−€ 110', '+€ 205'],
  ],
  [/\b(?:cidr )?prefix(?: length)?$/i, 'text', 'text', ['/24', '/22', '/28', '/30', '/16', '/26']],
  [
    /\b(?:host|address|ip) range$/i,
    'text',
    'text',
    [
      '192.168.1.1 to .254',
      '10.0.4.1 to 10.0.7.254',
      '172.16.8.1 to .14',
      '10.8.0.1 to .2',
      '10.0.0.1 to .30',
      '10.1.0.1 to .62',
    ],
  ],
  [/\b(?:subnet|net) ?mask$/i, 'text', 'text', ['255.255.255.0', '255.255.252.0', '255.255.255.240']],
  [/^cones?$/i, 'text', 'text', ['Cone 6', 'Cone 04', 'Cone 10', 'Cone 6', 'Cone 08', 'Cone 5']],
  [
    /\b(?:percent(?:age)?|(?:canopy|cloud|ground|plant|snow|ice) cover)\b/i,
    'text',
    'amount',
    ['62 %', '54 %', '71 %', '48 %', '66 %', '57 %'],
  ],
  [
    /^(?:aspect|facing|direction|heading|exposition|orientation)$/i,
    'choice',
    'choice',
    ['North', 'South', 'East', 'South', 'West', 'North'],
  ],
  [
    /\b(?:cover|binding)\b/i,
    'choice',
    'choice',
    ['Linen', 'Calf leather', 'Buckram', 'Linen', 'Paper', 'Half leather'],
  ],
  [/\b(?:present|attending|aboard|on board)$/i, 'number', 'count', ['8', '7', '9', '6', '8', '5']],
  [/^(?:held|kept|worn|lent|given|issued|handed|assigned|loaned) (?:by|to)$/i, 'person', 'person', people],
  [
    /^(?:contact(?: person)?|occupant|tenant|lodger|holder|keyholder|leaseholder)$/i,
    'person',
    'person',
    people,
  ],
  [
    termEnds,
    'date',
    'date',
    ['31 Dec 2026', '31 Mar 2027', '30 Jun 2027', '15 Jan 2027', '28 Feb 2027', '30 Sep 2027'],
  ],
  [/^nibs?$/i, 'choice', 'choice', ['Fine', 'Medium', 'Broad', 'Fine', 'Oblique', 'Medium']],
  [/\b(?:e-?mail)/i, 'email', 'none', ['lea@post.example']],
  [/\b(?:phone|mobile number|telephone)/i, 'phone', 'none', ['+49 151 2048']],
  [
    /^(?:patient |hotel |class ?|meeting |ward )?room(?: number| no\.?)?$/i,
    'text',
    'ref',
    ['Room 12', 'Room 4', 'Room 7', 'Room 15', 'Room 2', 'Room 9'],
  ],
  [/^(?:shirt|jersey|squad|back) numbers?$/i, 'number', 'count', ['7', '10', '4', '1', '11', '9']],
  [
    /\b(?:temper|temperament|behaviou?r)\b/i,
    'choice',
    'choice',
    ['Calm', 'Calm', 'Restless', 'Calm', 'Nervous', 'Calm'],
  ],
  [
    /\btreatments?$/i,
    'text',
    'text',
    [
      'First of two rounds',
      'Second round',
      'Drops, mornings',
      'Once, as advised',
      'For ten days',
      'First of three',
    ],
  ],
  [
    /\b(?:last|first|next|meeting|landing|finding|start|end) (?:seen )?(?:place|spot|location)$|\b(?:release|launch|landing|meeting|drop-?off|pick-?up|entry|exit|access|crossing|viewing|vantage|collection|starting) points?$/i,
    'place',
    'place',
    ['Mill street', 'Harbour path', 'Linden lane 4', 'Old park', 'Station square', 'North gate'],
  ],
  [/\bsignature$/i, 'text', 'none', ['Lea Brandt']],
  [
    /\bcoordinates?|\bgps\b|grid reference|\blat(?:itude)?\b/i,
    'place',
    'text',
    [
      '54.32° N, 10.14° E',
      '54.30° N, 10.11° E',
      '54.35° N, 10.19° E',
      '54.28° N, 10.08° E',
      '54.33° N, 10.22° E',
      '54.31° N, 10.16° E',
    ],
  ],
  [
    /\b(?:waist|hips?|chest|thigh|bust)\b/i,
    'number',
    'text',
    ['82 cm', '98 cm', '104 cm', '56 cm', '88 cm', '92 cm'],
  ],
  [
    /\bdimensions?|measurements?$/i,
    'text',
    'text',
    ['40 × 60 cm', '25 × 30 cm', '80 × 120 cm', '18 × 24 cm', '50 × 70 cm', '30 × 45 cm'],
  ],
  [
    /\b(?:start|end|begin\w*|finish|arrival|departure|opening|closing)(?:ing)?$|\btimes?$/i,
    'time',
    'text',
    ['18:30', '08:45', '12:15', '20:00', '07:20', '16:40'],
  ],
  [
    /\b(?:last|previous|since|first) (?!names?\b|words?\b|letters?\b|floors?\b|class\b|players?\b)\w+|^(?:last|since)\b(?! names?\b)/i,
    'date',
    'date',
    past,
  ],
  [/\b(?:dates?|days?|when|\w+ed on|added on|birthday|acquired|bought)$/i, 'date', 'date', past],
  [
    /\byears?(?: (?:built|made|of \w+))?$|^(?:built|made|founded)$/i,
    'number',
    'text',
    ['1987', '2004', '1962', '2019', '1995', '2011'],
  ],
  [
    /\b(?:found|seen|noticed|detected|observed|missing|lost)$/i,
    'text',
    'text',
    ['None', 'None', 'Slight', 'None', 'Two', 'None'],
  ],
  [
    /^(?:number|amount|count|how many)\b|\b(?:count|quantity|pieces|copies|pairs|replaced|used up)$/i,
    'number',
    'count',
    ['12', '9', '14', '7', '11', '8'],
  ],
  [
    /\b(?:price|pricing|cost|charged?|fee|paid|owed|deposit|value|budget)$/i,
    'money',
    'amount',
    ['€ 84', '€ 120', '€ 46', '€ 210', '€ 65', '€ 98'],
  ],
  [
    /^(?:done|finished|complete|packed|paid up|checked|returned|sold|ready|broken|cleaned)$/i,
    'switch',
    'none',
    ['yes'],
  ],
]

const tasted =
  /(?:whisk(?:e?y|ie)|wine|beer|gin|rum|coffee|tea|cheese|chocolate|brandy|spirit|dram|tasting|bottle)$/
/** They are measured in hectares, and called by where they lie. */
export const land =
  /(?:meadow|field|plot|orchard|vineyard|woodland|forest|pasture|pond|garden|reserve|parcel|lake|allotment|bed|paddock)$/

/** What is in a field whose kind the words tell it in say: "when it was split" is a day. */
const asTold: Readonly<Partial<Record<FieldKind, Pick<Column, 'use' | 'values'>>>> = {
  date: { use: 'date', values: past },
  person: { use: 'person', values: people },
  place: { use: 'place', values: streets },
  money: { use: 'amount', values: ['€ 84', '€ 120', '€ 46', '€ 210', '€ 65', '€ 98'] },
  number: { use: 'count', values: ['12', '9', '14', '7', '11', '8'] },
  switch: { use: 'none', values: ['yes'] },
  slider: { use: 'count', values: ['4', '5', '3', '4', '2', '5'] },
  long: { use: 'none', values: noted },
}

const tall =
  /(?:tower|lighthouse|windmill|mill|church|steeple|chimney|building|skyscraper|bridge|tree|mast|turbine|wall|dam|castle|monument|obelisk|waterfall|cliff|peak|route|roller ?coaster)$/
const grown: ReadonlySet<string> = new Set(['person', 'place', 'animal', 'species'])
/** They are some days or weeks old. */
const ripening =
  /(?:batch|wheel|cheese|brew|ferment|barrel|cask|compost|heap|seedling|culture|egg|chick|hatchling|tadpole|dough|starter)$/

/** Whether the words of a value tell what it looks like, whatever it is said of: "due back", "photo", "serial number". */
export const isFormed = (name: string): boolean =>
  isDue(name) ||
  noteForm(name.toLowerCase(), '') !== undefined ||
  forms.some(([pattern]) => has(pattern, name.toLowerCase()))

/** What a value of a `noun` looks like, by its words. `turn` makes two of an app differ, `about` is all that is said. */
export function columnOf(...[said, ...others]: Parameters<typeof plainColumn>): Column {
  const column = plainColumn(said, ...others)
  return said.hint && !column.field.hint ? { ...column, field: { ...column.field, hint: said.hint } } : column
}

/** When something is done on the way through a game, a stay or a shift. */
const onTheWay = / (?:at|before|after) (?:the )?(?:start|beginning|end|finish|break|half-?time)$/

/** What is known by a number, whatever its last word stands for. */
const isNumbered = (label: string): boolean => /^\d+$/.test(valuesOf(label)?.[0] ?? '')

function plainColumn(
  said: Said,
  turn: number,
  things: ReadonlyMap<string, readonly string[]>,
  about = '',
  noun = '',
): Column {
  const name = said.name
  // "Group photo at the end" is a photo.
  const lower = name.toLowerCase().replace(onTheWay, '')
  const head = toSingular(
    lower
      .replace(/ of .*$/, '')
      .split(' ')
      .at(-1) ?? '',
  )
  const make = (
    kind: FieldKind,
    use: Column['use'],
    values: readonly string[],
    options: string[] = [],
  ): Column => ({
    field: { name, kind, value: values[0] ?? '', options },
    values,
    use,
  })
  const turned = (list: readonly string[]) => [0, 1, 2, 3, 4, 5].map((index) => at(list, index + turn))
  const toldAs =
    said.kind &&
    said.options.length === 0 &&
    ((said.kind === 'person' && lower.startsWith('who ')) || !noteForm(lower, noun, things))
      ? asTold[said.kind]
      : undefined
  if (said.kind && toldAs)
    return make(
      said.kind,
      toldAs.use,
      said.kind === 'person' || said.kind === 'place' ? turned(toldAs.values) : toldAs.values,
    )
  if (said.options.length > 0) {
    const options = said.options.map(capitalise)
    if (options.join() === 'Yes,No') return make('switch', 'none', ['yes'])
    return make('choice', 'choice', turned(options), options)
  }
  if (said.unit) {
    const isAngle = said.unit === '°C' && /angle|dip|slope|bearing|heading|tilt|latitude/.test(lower)
    const values = isAngle
      ? ['34°', '12°', '58°', '21°', '45°', '8°']
      : said.unit === '°C' && /peak|firing|kiln|furnace|forge|melt/.test(`${about} ${lower}`)
        ? ['1,240 °C', '1,060 °C', '1,222 °C', '980 °C', '1,240 °C', '1,185 °C']
        : amountsOf(said.unit)
    const column = make(/^[€$£]$/.test(said.unit) ? 'money' : 'text', 'amount', values)
    return { ...column, field: { ...column.field, hint: `In ${said.unitWords ?? said.unit}` } }
  }
  // "Miles", "kilos of oil", "hydrosol litres": what it is measured in.
  const written = lower.split(' ')
  const isSpan = /^(?:days?|hours?|minutes?|seconds?)$/.test(written.at(-1) ?? '') && written.length > 1
  const measure =
    written.length === 1 || written[1] === 'of'
      ? unitAt(written, 0)
      : isSpan
        ? undefined
        : unitAt(written, written.length - 1)
  if (measure) return make('text', 'amount', amountsOf(measure.unit))
  if (isDue(name)) return make('date', 'due', ahead)
  const named = /^(?:note|remark|comment)s?$/.test(lower) ? undefined : things.get(head)
  if (named) return make('choice', 'ref', turned(named), [...new Set(turned(named))].slice(0, 4))
  const asNoted = noteForm(lower, noun, things)
  if (asNoted) {
    const [as, use, values] = asNoted
    return make(as, use, values, as === 'choice' ? [...new Set(values)] : [])
  }
  const kind = kindsOf(lower, noun, about)
  if (kind) return make('choice', 'text', turned(kind), [...new Set(turned(kind))].slice(0, 5))
  const weights = head === 'weight' ? weightsOf(noun, about) : undefined
  if (weights) return make('text', 'amount', weights)
  // What is built or grows wild is measured in metres.
  if (
    /^(?:height|depth|width)$/.test(lower) &&
    (tall.test(noun) || (lower === 'height' && classOf(noun.split(' ').at(-1) ?? '') === 'place'))
  )
    return make('text', 'amount', ['31 m', '24 m', '42 m', '18 m', '27 m', '36 m'])
  if (lower === 'depth' && /(?:^| )(?:dive|wreck|well|lake|pond|pool|borehole)$/.test(noun))
    return make('text', 'amount', ['18.4 m', '12.0 m', '24.6 m', '8.2 m', '31.0 m', '15.5 m'])
  // Of what is made one writes down centimetres; people grow otherwise.
  if (/^(?:height|width|depth)$/.test(lower) && !grown.has(classOf(noun.split(' ').at(-1) ?? '')))
    return make(
      'text',
      'amount',
      lower === 'height'
        ? ['62 cm', '48 cm', '110 cm', '35 cm', '84 cm', '54 cm']
        : ['40 cm', '28 cm', '65 cm', '31 cm', '54 cm', '19 cm'],
    )
  // How a heat ended.
  if (
    /^(?:results?|finish(?:ing)? time)$/.test(lower) &&
    /(?:^| )(?:heat|race|regatta|run|sprint|time trial)$/.test(noun)
  )
    return make('text', 'amount', ['1:12.4', '1:14.0', '1:09.8', '1:16.2', '1:11.5', '1:18.9'])
  if (lower === 'length' && played.test(noun))
    return make('text', 'amount', ['3:40', '4:12', '2:55', '5:08', '3:21', '4:47'])
  if (head === 'age' && ripening.test(noun))
    return make('text', 'amount', ['12 days', '34 days', '5 days', '61 days', '90 days', '21 days'])
  if (head === 'area' && land.test(noun))
    return make('text', 'amount', ['1.2 ha', '0.8 ha', '2.4 ha', '0.5 ha', '3.1 ha', '1.7 ha'])
  // How a drink ends, and no race.
  if (lower === 'finish' && tasted.test(noun))
    return make('text', 'text', ['Long, dry', 'Short, sweet', 'Smoky', 'Nutty', 'Warm', 'Salty'])
  const form = forms.find(([pattern]) => has(pattern, lower) || has(pattern, lower.replace(/ of .*$/, '')))
  if (form) {
    const [, as, use, values] = form
    if (as === 'choice') return make(as, use, values, [...new Set(values)])
    return make(as, use, as === 'long' ? turned(values) : values)
  }
  const isPerson = classOf(head) === 'person' || /^(?:by|who\b.*|[\w ]+ by|responsible|taken by)$/.test(lower)
  if (isPerson) return make('person', 'person', turned(people))
  // A decoder address is a number.
  if (/^(?:place|where|location|address|position)$/.test(head) && !isNumbered(lower))
    return make('place', 'place', turned(streets))
  const examples = findExamples(lower.replace(/ of .*$/, ''))
  if ((classOf(head) === 'place' && !examples) || has(placeEnds, head))
    return make(
      'place',
      'place',
      turned(parts).map((part) => `${part} ${head}`),
    )
  const known = valuesOf(lower)
  if (known) {
    const options = choicesOf(known)
    const isWords = options.every((each) => !/\d/.test(each) && each.length <= 14)
    const attribute = findAttribute(head)
    if (isWords && options.length <= 6) return make('choice', 'choice', known, options.slice(0, 5))
    const isAmount = known.every((each) => /^[€$−-]?\s?[\d.,]+ ?\D{0,5}$/.test(each))
    const kind = known[0]?.startsWith('€')
      ? 'money'
      : attribute && ['date', 'time', 'place', 'person'].includes(attribute.kind)
        ? attribute.kind
        : 'text'
    return make(kind, isAmount ? 'amount' : 'text', known)
  }
  if (examples && examples.names.length > 3) {
    const names = examples.names.map((each) => each.split(', ')[0] ?? each)
    return make('text', 'text', turned(names))
  }
  const [done = '', what = ''] = lower.split(' ').toReversed()
  const isCounted = what === '' || toSingular(what) !== what
  const given = isParticiple(done) && !isCounted ? findExamples(what) : undefined
  if (given) return make('text', 'text', turned(given.names.map((each) => each.split(', ')[0] ?? each)))
  // "Strings replaced" are counted, "pollen collected" is not.
  if (isParticiple(done) && isCounted) return make('number', 'count', ['3', '1', '5', '2', '4', '1'])
  if (classOf(head) === 'numbered')
    return make(
      'text',
      'text',
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `${capitalise(head)} ${letter}`),
    )
  // What such a value looks like nobody knows: an empty field is better than a wrong one.
  return make('text', 'none', [''])
}
