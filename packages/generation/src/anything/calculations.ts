import { byWord } from '../by-word.ts'
import type { EntitySource } from '../entity.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { kindOf } from './kind-of.ts'

/** What one enters, what comes out of it and the last results, as a calculation shows them. */
export type Sum = Pick<EntitySource, 'samples' | 'hero' | 'trend' | 'facts' | 'figures' | 'fields' | 'about'>

type Sort = 'volume' | 'planted' | 'portions' | 'way' | 'party' | 'wage' | 'fed' | 'yearly' | 'pieces'

/** What is worked out of nouns of a sort; of all others how many pieces cost what. */
const sortOf: Readonly<Record<string, Sort>> = byWord({
  material: 'volume',
  container: 'volume',
  structure: 'volume',
  landform: 'volume',
  plant: 'planted',
  produce: 'planted',
  dish: 'portions',
  drink: 'portions',
  trip: 'way',
  vehicle: 'way',
  wildlife: 'fed',
  'kept-animal': 'fed',
  event: 'party',
  rite: 'party',
  group: 'party',
  sport: 'party',
  worker: 'wage',
  craftsperson: 'wage',
  official: 'wage',
  performer: 'wage',
  machine: 'yearly',
  device: 'yearly',
  duty: 'wage',
  treatment: 'wage',
})

const sums: Readonly<Record<Sort, Sum>> = {
  volume: {
    fields:
      'Length in m | number | 4\nWidth in m | number | 1.5\nHeight in m | number | 1.2\nPrice of a m³ | number | 84',
    samples:
      'icon | title | subtitle | value\nlayers | 4 × 1.5 × 1.2 m | Behind the shed | 7.20 m³\nlayers | 3 × 1 × 0.8 m | Front garden | 2.40 m³\nlayers | 6 × 2 × 0.5 m | For the spring | 6.00 m³',
    hero: '{N} in m³ | 7.20 m³ | Length by width by height | Keep result',
    trend: '{N} in m³ | 7.20 m³ | +1.20',
    facts: '7.20 m³ | Volume\n4 m | Length\n€ 84 | Of a m³',
    figures: '€ 604.80 | Costs\n6.00 m² | Floor it takes',
    about: 'Four metres long, one and a half wide and one metre twenty high.',
  },
  planted: {
    fields: 'Length of bed in m | number | 6\nWidth of bed in m | number | 1.2\nDistance in cm | number | 40',
    samples:
      'icon | title | subtitle | value\nleaf | 6 × 1.2 m | 40 cm apart | 45\nleaf | 4 × 1 m | 25 cm apart | 64\nleaf | 10 × 1.2 m | 60 cm apart | 33',
    hero: '{Ns} that fit | 45 | One every 40 cm, both ways | Keep result',
    trend: '{Ns} that fit | 45 | +5',
    facts: '45 | Fit\n40 cm | Apart\n7.2 m² | Bed',
    figures: '7.20 m² | Bed\n15 | In a row',
    about: 'Forty centimetres apart in a bed of six metres by one metre twenty.',
  },
  portions: {
    fields: 'People | number | 8\nGrams per person | number | 180\nPrice of a kilo | number | 9.50',
    samples:
      'icon | title | subtitle | value\nfork | For 8 | 180 g each | 1.44 kg\nfork | For 12 | 150 g each | 1.80 kg\nfork | For 4 | 200 g each | 0.80 kg',
    hero: '{N} needed | 1.44 kg | For all of them | Keep result',
    trend: '{N} needed | 1.44 kg | +0.20',
    facts: '1.44 kg | Needed\n8 | People\n180 g | Each',
    figures: '€ 13.68 | Costs\n€ 1.71 | Each pays',
    about: 'A hundred and eighty grams for each of eight people.',
  },
  way: {
    fields:
      'Distance in km | number | 84\nSpeed in km/h | number | 60\nBreaks in minutes | number | 20\nLitres per 100 km | number | 6.4',
    samples:
      'icon | title | subtitle | value\ncompass | Ghent and back | 84 km at 60 | 104 min\ncompass | To the coast | 38 km at 50 | 66 min\ncompass | Over the pass | 120 km at 45 | 180 min',
    hero: 'On the way | 104 min | With breaks | Keep result',
    trend: 'On the way | 104 min | −6',
    facts: '104 min | On the way\n84 km | Distance\n60 | Speed',
    figures: '5.4 l | Fuel for the way\n84 min | Without breaks',
    about: 'Eighty-four kilometres at sixty, with twenty minutes to rest.',
  },
  party: {
    fields: 'Guests | number | 48\nCost a head | number | 14\nHire and music | number | 320',
    samples:
      'icon | title | subtitle | value\ncalendar | 48 guests | € 14 a head | € 992.00\ncalendar | 30 guests | € 18 a head | € 860.00\ncalendar | 80 guests | € 9 a head | € 1,040.00',
    hero: '{N} costs | € 992.00 | For all guests, with hire and music | Keep result',
    trend: '{N} costs | € 992.00 | +€ 84',
    facts: '€ 992 | In all\n48 | Guests\n€ 14 | A head',
    figures: '€ 20.67 | Each guest\n€ 672.00 | Food and drink',
    about: 'Forty-eight guests at fourteen euros, with three hundred and twenty for hire and music.',
  },
  wage: {
    fields: 'Hours | number | 6.5\nPrice an hour | number | 48\nMaterial | number | 64',
    samples:
      'icon | title | subtitle | value\nwallet | 6.5 h | € 48 an hour | € 376.00\nwallet | 2 h | € 48 an hour | € 96.00\nwallet | 12 h | € 42 an hour | € 568.00',
    hero: '{N} costs | € 376.00 | Hours and material | Keep result',
    trend: '{N} costs | € 376.00 | +€ 40',
    facts: '€ 376 | In all\n6.5 h | Hours\n€ 48 | An hour',
    figures: '€ 312.00 | For the hours\n€ 447.44 | With 19 % tax',
    about: 'Six and a half hours at forty-eight euros, with material for sixty-four.',
  },
  fed: {
    fields: 'Animals | number | 3\nWeight of one in kg | number | 4.2\nGrams per kg a day | number | 40',
    samples:
      'icon | title | subtitle | value\npaw | 3 animals | 4.2 kg each | 504 g\npaw | 1 animal | 6.0 kg | 240 g\npaw | 12 animals | 0.8 kg each | 384 g',
    hero: 'Food a day | 504 g | For all of them | Keep result',
    trend: 'Food a day | 504 g | +40',
    facts: '504 g | A day\n3 | Animals\n40 g | A kilo',
    figures: '15.1 kg | Food a month\n168 g | For each',
    about: 'Forty grams for each kilo, three animals of a little over four kilos.',
  },
  yearly: {
    fields: 'Power in watts | number | 1200\nHours a day | number | 2.5\nPrice per kWh | number | 0.32',
    samples:
      'icon | title | subtitle | value\nbolt | 1,200 W | 2.5 h a day | € 28.80\nbolt | 800 W | 1 h a day | € 7.68\nbolt | 60 W | 24 h a day | € 13.82',
    hero: 'Costs in a month | € 28.80 | Thirty days of use | Keep result',
    trend: 'Costs in a month | € 28.80 | −€ 2.10',
    facts: '€ 28.80 | A month\n1.2 kW | Power\n2.5 h | A day',
    figures: '90.0 kWh | Energy in a month\n€ 345.60 | Costs in twelve months',
    about: 'Twelve hundred watts for two and a half hours a day, at thirty-two cents.',
  },
  pieces: {
    fields: 'Pieces | number | 24\nPrice of one | number | 3.20\nSpare in % | number | 10',
    samples:
      'icon | title | subtitle | value\nbox | 24 pieces | € 3.20 each, 10 % spare | € 84.48\nbox | 60 pieces | € 1.80 each, 5 % spare | € 113.40\nbox | 12 pieces | € 6.50 each, none spare | € 78.00',
    hero: '{Ns} cost | € 84.48 | With spare ones | Keep result',
    trend: '{Ns} cost | € 84.48 | +€ 6',
    facts: '€ 84.48 | In all\n24 | Pieces\n10 % | Spare',
    figures: '26.4 | Pieces with spare\n€ 7.68 | For the spare',
    about: 'Twenty-four pieces at three euros twenty, and a tenth of them spare.',
  },
}

const called =
  /^(?:an? |the |my |simple |app |application |to |for |that )*(?:(?:calculate|calculates|calculating|estimate|estimates|work out) (?:the |how much |how many |my )?(.{3,40}?)|calculator (?:for|of) (.{3,40}?)|(.{3,40}?) (?:calculator|estimator))(?: (?:app|i need|for .*|in .*|we need))?[.!]?$/i
const only =
  /^(?:simple|basic|scientific|pocket|easy|small|smart|online|free|my|a|an|the|math|maths|number|normal|big|new) /i

/** The noun of a calculation named in a few words: "firewood" of "firewood calculator". */
function nounOf(text: string): string | undefined {
  const found = called.exec(text.trim().toLowerCase())
  const said = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replace(only, '').trim()
  if (said === '' || /[.,;:]/.test(said) || said.split(' ').length > 3) return undefined
  const words = said
    .replace(/(?<=.) (?:food|feed|cost|costs|price|amount|size|mix|volume|spacing)$/, '')
    .split(' ')
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
}

/** A calculation for a noun nobody wrote one for, by its sort; undefined where the text names none. */
export function sumOf(text: string): Sum | undefined {
  const noun = nounOf(text)
  if (noun === undefined) return undefined
  const { kind, by } = kindOf(noun)
  if (by === 'class' && kind.id === 'object') return undefined
  const sort = sortOf[kind.id] ?? (kind.isEntry || kind.isPerson || kind.isMass ? undefined : 'pieces')
  if (sort === undefined) return undefined
  const sum = sums[sort]
  const fill = (part: string | undefined) =>
    (part ?? '').replaceAll('{Ns}', capitalise(toPlural(noun))).replaceAll('{N}', capitalise(noun))
  return { ...sum, hero: fill(sum.hero), trend: fill(sum.trend) }
}
