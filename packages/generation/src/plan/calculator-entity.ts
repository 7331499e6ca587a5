import { defineEntity, type Entity, type EntitySource, type Field } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { nounField } from './noun-field.ts'
import { toldCalculation } from './told-calculation.ts'
import { type ToldValue, toldValues } from './told-values.ts'

/** Nouns one enters, besides measures. */
const entered =
  /^(?:amount|percentage|number|height|weight|age|price|rate|year|month|people|person|bill|tip|term|deposit|salary|income|hour|dose|distance|length|width|speed|area|volume|loan|interest|date|size|grade|score|gender|sex|flour|hydration|temperature)$/
/** What comes out is no field. */
const result = /^(?:total|result|category|history|chart|graph|tax|calculation|calculator|saving|value)$/

const values: Readonly<Record<string, string>> = {
  height: '172',
  weight: '68',
  age: '34',
  bill: '64.00',
  amount: '64.00',
  percentage: '15',
  tip: '15',
  people: '4',
  person: '4',
  price: '250',
  rate: '3.4',
  interest: '3.4',
  loan: '180000',
  year: '25',
  term: '25',
  salary: '3200',
  income: '3200',
  deposit: '40000',
  hour: '38',
}

/** "Sees the BMI", "shows your pace": it comes out, and what the calculator is named after does, too. */
const isOutput = (noun: string, text: string) => {
  const written = noun.replaceAll(/[^\p{L}\p{N} -]/gu, '.')
  return new RegExp(
    `\\b(?:sees?|shows?|gets?|displays?|returns?|calculates?|computes?|tells?|gives?) (?:me |you |us )?(?:the |a |an |your |their |my )?${written}\\b|\\b${written} (?:calculator|estimator|converter)\\b`,
    'iu',
  ).test(text)
}

/** What the description says one enters: "flour weight, hydration, number of loaves". */
const ownInputs = (phrases: readonly Phrase[], text: string): Field[] =>
  phrases
    .filter(({ verb, words, label, isSeen }, index) => {
      const head = toSingular(words.at(-1) ?? '')
      return (
        index > 0 &&
        !isSeen &&
        !isOutput(words.join(' '), text) &&
        (!verb || verb === 'enter' || verb === 'set' || verb === 'choose' || verb === 'select') &&
        (!label || label.startsWith('number of ')) &&
        words.length <= 3 &&
        !result.test(head) &&
        (entered.test(head) || classOf(head) === 'measure' || findAttribute(head) !== undefined)
      )
    })
    // "The term in years" is one value.
    .filter(
      ({ words }, _index, all) =>
        words.join(' ') !== 'years' || !all.some((other) => other.words.includes('term')),
    )
    .slice(0, 4)
    .map(({ words, label }) => {
      const head = toSingular(words.at(-1) ?? '')
      const value = label?.startsWith('number of ')
        ? values.people
        : // A loan amount is a loan.
          words.map((word) => values[toSingular(word)]).find((known) => known !== undefined)
      const name = capitalise(label ?? words.join(' '))
      return value ? { name, kind: 'number', value, options: [] } : nounField(name, head)
    })

type Numbers = Pick<EntitySource, 'samples' | 'hero' | 'trend' | 'facts' | 'figures' | 'fields' | 'about'>

const outcomes: readonly [RegExp, Numbers][] = [
  [
    /plate calculator|one rep max|\b1rm\b|barbell/i,
    {
      fields: 'Weight in kg | number | 86\nBar in kg | number | 20\nTimes | number | 5',
      samples:
        'icon | title | subtitle | value\ndumbbell | 86 kg on a 20 kg bar | A side: 25, 5, 2.5, 0.5 | 33 kg\ndumbbell | 60 kg on a 20 kg bar | A side: 20 | 20 kg\ndumbbell | 86 kg, five times | One rep max | 97 kg',
      hero: 'On each side | 25 + 5 + 2.5 + 0.5 | 86 kilograms with a bar of 20 | Keep result',
      trend: 'One rep max | 97 kg | +3',
      facts: '33 kg | A side\n97 kg | One rep max\n20 kg | Bar',
      figures: '33 kg | A side\n97 kg | One rep max',
      about: 'Eighty-six kilograms with a bar of twenty: thirty-three on each side.',
    },
  ],
  [
    /\b(?:wallpaper|concrete|tiles|paint)\b[^.]{0,200}\b(?:room|waste|wall|square|diy|doors)\b|\bmaterial calculator/i,
    {
      fields:
        'Material | choice | Paint | Paint, Tiles, Wallpaper, Concrete\nLength in m | number | 5.2\nWidth in m | number | 3.8\nHeight in m | number | 2.5\nDoors and windows | number | 3\nWaste in percent | number | 10',
      samples:
        'icon | title | subtitle | value\npalette | Paint, living room | 38 m², two coats | 7.6 l\ngrid | Tiles, bathroom | 11 m², 10 % waste | 9 boxes\nlayers | Wallpaper, hall | 24 m² | 6 rolls',
      hero: 'You need | 7.6 litres | 38 square metres, two coats, about € 64 | Keep result',
      trend: 'Cost estimate | € 64 | −€ 8',
      facts: '7.6 l | Paint\n38 m² | Walls\n€ 64 | About',
      figures: '7.6 l | Paint\n€ 64 | About',
      about: 'Four walls without a door and two windows, two coats and ten percent more.',
    },
  ],
  [
    /exposure/i,
    {
      fields: 'Aperture | number | 4\nISO | number | 1600\nFocal length in mm | number | 135',
      samples:
        'icon | title | subtitle | value\nstar | f/4, ISO 1600, 135 mm | Stars stay points | 3.7 s\nstar | f/2.8, ISO 3200, 24 mm | Milky Way | 20 s\nmoon | f/8, ISO 100, 400 mm | Full moon | 1/125',
      hero: 'Longest exposure | 3.7 s | Longer and the stars begin to trail | Keep result',
      trend: 'Exposure in seconds | 3.7 | +0.4',
      facts: '3.7 s | Exposure\nf/4 | Aperture\n1600 | ISO',
      figures: '3.7 s | Exposure\n1600 | ISO',
      about: 'At 135 millimetres stars begin to trail after 3.7 seconds.',
    },
  ],
  [
    /unit price|cheaper|price per|per kilo|better deal/i,
    {
      fields:
        'Price of the first | number | 2.49\nWeight of the first in g | number | 400\nPrice of the second | number | 3.79\nWeight of the second in g | number | 750',
      samples:
        'icon | title | subtitle | value\ntag | Oats, 750 g | Cheaper by 19 % | € 5.05\ntag | Rice, 5 kg | Cheaper by 31 % | € 1.98\ntag | Coffee, 1 kg | Dearer by 4 % | € 14.20',
      hero: 'The second is cheaper | € 5.05 a kilo | The first one comes to € 6.23 a kilo | Keep result',
      trend: 'Cheaper per kilo | € 1.18 | +0.40',
      facts: '€ 5.05 | Second\n€ 6.23 | First\n19 % | Cheaper',
      figures: '€ 5.05 | Per kilo\n19 % | Cheaper',
      about: 'Seven hundred and fifty grams at 3.79 against four hundred at 2.49.',
    },
  ],
  [
    /\bbmi\b|body mass/i,
    {
      fields: 'Height in cm | number | 172\nWeight in kg | number | 68\nAge | number | 34',
      samples:
        'icon | title | subtitle | value\ntrend | 68 kg, today | Normal weight | 23.0\ntrend | 69 kg, 1 November | Normal weight | 23.3\ntrend | 71 kg, 1 October | Normal weight | 24.0\ntrend | 74 kg, 1 August | Just above | 25.0',
      hero: 'Your BMI | 23.0 | Normal weight, between 18.5 and 24.9 | Keep result',
      trend: 'BMI | 23.0 | −0.3',
      facts: '23.0 | BMI\n68 kg | Weight\n172 | Height',
      figures: '23.0 | BMI\n68 kg | Weight',
      about: 'Normal weight. Between 55 and 73 kilograms would be, at 172 centimetres.',
    },
  ],
  [
    /\btips?\b|\bbill\b/i,
    {
      fields: 'Bill amount | number | 64.00\nTip percentage | number | 15\nNumber of people | number | 4',
      samples:
        'icon | title | subtitle | value\nreceipt | € 64.00, 15 %, 4 people | Today, Mill Café | € 18.40\nreceipt | € 112.00, 10 %, 6 people | Sunday, Old dairy | € 20.53\nreceipt | € 38.50, 12 %, 2 people | 11 November | € 21.56',
      hero: 'Each of four pays | € 18.40 | € 2.40 of it tip, € 73.60 in all | Keep result',
      trend: 'Total per person | € 18.40 | +€ 2.40',
      facts: '€ 18.40 | Each\n€ 9.60 | Tip\n€ 73.60 | Total',
      figures: '€ 2.40 | Tip per person\n€ 73.60 | Total',
      about: 'Sixty-four euros with fifteen percent for four people.',
    },
  ],
  [
    /mortgage|loan|interest|invest|saving|retire|salary|\btax\b|rent\b/i,
    {
      fields: 'Amount | money | € 180,000\nInterest in percent | number | 3.4\nYears | number | 25',
      samples:
        'icon | title | subtitle | value\npie | € 180,000, 3.4 % | 25 years | € 891\npie | € 180,000, 3.1 % | 25 years | € 863\npie | € 150,000, 3.4 % | 20 years | € 862',
      hero: 'Monthly payment | € 891 | € 267,400 paid over 25 years | Keep result',
      trend: 'Still to pay | € 180k | −€ 4.6k a year',
      facts: '€ 891 | Monthly payment\n25 y | Term\n3.4 % | Interest',
      figures: '€ 87,400 | Total interest\n€ 267,400 | Total amount paid',
      about: 'One hundred and eighty thousand at 3.4 percent over twenty-five years.',
    },
  ],
  [
    /calorie|macro|protein|nutrition/i,
    {
      fields:
        'Weight in kg | number | 68\nHeight in cm | number | 172\nActivity | choice | Middle | Low, Middle, High',
      samples:
        'icon | title | subtitle | value\nflame | Keep weight | 68 kg, middle activity | 2,140\nflame | Lose slowly | Half a kilo a week | 1,690\nflame | Gain | With strength training | 2,480',
      hero: 'A day | 2,140 kcal | To keep 68 kilograms | Keep result',
      trend: 'Calories a day | 2,140 | −60',
      facts: '2,140 | Kcal\n110 g | Protein\n68 kg | Weight',
      figures: '2,140 | Kcal\n110 g | Protein',
      about: 'For sixty-eight kilograms and a desk with two runs a week.',
    },
  ],
]

/** Where nothing is paid: two values in, one out. */
const unpriced: Numbers = {
  fields:
    'First value | number | 250\nSecond value | number | 32\nRounding | choice | One digit | None, One digit, Whole',
  samples:
    'icon | title | subtitle | value\nchart | 250 and 32 | Today, 8:40 | 7.8\nchart | 180 and 32 | Yesterday | 5.6\nchart | 250 and 29 | Tuesday | 8.6',
  hero: 'Result | 7.8 | From 250 and 32 | Keep result',
  trend: 'Result | 7.8 | +0.4',
  facts: '7.8 | Result\n250 | First\n32 | Second',
  figures: '7.8 | Result\n3 | Kept',
  about: 'From two hundred and fifty and thirty-two, rounded to one digit.',
}
const isPriced =
  /pric|cost|pay|money|budget|fee|sell|buy|bill|euro|dollar|spend|charge|quote|rate|fuel|profit|margin/i

const plain: Numbers = {
  fields: 'How much | number | 250\nPrice each | number | 0.32\nPaid | choice | Monthly | Monthly, Yearly',
  samples:
    'icon | title | subtitle | value\nchart | 250 at € 0.32 | Today, 8:40 | € 80.00\nchart | 180 at € 0.32 | Yesterday | € 57.60\nchart | 250 at € 0.29 | Tuesday | € 72.50',
  hero: 'You would pay | € 80.00 | 250 at € 0.32 each | Keep result',
  trend: 'A month | € 80.00 | −€ 7.50',
  facts: '€ 80.00 | Result\n250 | How much\n€ 0.32 | Each',
  figures: '€ 80.00 | Result\n3 | Kept',
  about: 'Two hundred and fifty at thirty-two cents each, by the month.',
}

/** Whether a known calculation has what a brief says comes out: "a loan" may ask for interest earned, too. */
const comesOut = (
  { hero = '', figures = '', trend = '' }: Numbers,
  outputs: readonly ToldValue[],
): boolean => {
  const shown = `${hero} ${figures} ${trend}`.toLowerCase()
  return 2 * outputs.filter(({ name }) => shown.includes(name.toLowerCase())).length >= outputs.length
}

/** What one works out about a subject that is no currency: how much of it at which price. */
export function calculatorEntity(subject: Entity, phrases: readonly Phrase[], text = ''): Entity {
  const { inputs, outputs } = toldValues(text)
  const known = outcomes.find(([form]) => form.test(text))?.[1]
  const told = known && comesOut(known, outputs) ? undefined : toldCalculation(inputs, outputs)
  const own = told?.fields ?? ownInputs(phrases, text)
  const outcome = known ?? (isPriced.test(text) ? plain : unpriced)
  const made = defineEntity({
    id: 'own-calculation',
    one: 'Calculation',
    many: 'Last calculations',
    words: 'calculation',
    icon: 'chart',
    groups: 'Today, Saved',
    ...outcome,
    ...(told ? { ...told, fields: '' } : {}),
    tip: 'Results are kept | The last three stand below',
    add: 'New calculation',
    use: 'Keep result',
  })
  return {
    ...made,
    icon: subject.icon,
    ...(told || own.length >= 2 ? { fields: own } : {}),
    ...(told?.figures === '' ? { figures: [] } : {}),
  }
}
