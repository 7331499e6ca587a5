import { toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import {
  at,
  type Base,
  type Content,
  detailOr,
  firstOf,
  lastWord,
  modelled,
  nameOr,
  ownNames,
  people,
  rows,
} from './base.ts'
import { pictureOfOne } from './picture-for.ts'
import { has } from '../../understand/searched.ts'

const said = [
  'Since March 2024',
  'New this week',
  'Changed on Sunday',
  'Added by Omar',
  'Added by Lea',
  'Added in October',
]
/** What can be lent and wears out, besides what is made in series. */
const objects: ReadonlySet<string> = new Set(
  'tool instrument toy game book record part gear equipment trailer cart barrow wheelbarrow shredder chainsaw hammer screwdriver wrench spade rake hoe bucket hose generator fan stove grill barbecue cooker pan kettle toaster blender iron dryer freezer sofa couch armchair chair table desk wardrobe cupboard mattress cot pram stroller buggy cradle highchair doll teddy skateboard snowboard sled sledge surfboard paddle raft canoe kayak keyboard mouse router microphone screen tv controller tripod flash frame suitcase backpack rucksack handbag purse wallet case cover strap umbrella bottle flask mug cup plate fork spoon knife tray pot jar tin basket crate barrel cask candle lantern torch lamp bulb plug cable battery fuse valve pipe tap tile brick plank board beam nail screw bolt hinge lock key ladder scaffold rope chain hook net tarp tent awning parasol hammock blanket quilt pillow cushion towel curtain rug carpet mirror ring jewel necklace bracelet brooch cap scarf glove tie sock shoe slipper sandal ski stick racket bow ball puck helmet mask vest saddle bridle harness collar leash bowl cage hutch kennel pen pencil brush easel canvas print painting figure model puppet statue vase planter wheel spindle needle button guitar violin cello flute trumpet drum piano harp pedal stamp coin locomotive lens bag box kit'.split(
    ' ',
  ),
)
/** What can be lent and wears out. */
export const isObject = (noun: string): boolean => objects.has(toSingular(noun)) || has(modelled, noun)
const eaten =
  /^(?:bread|cake|fruit|salad|pasta|soup|pizza|breakfast|coffee|tea|wine|steak|fish|curry|rice|noodle|vegetable|egg|taco|gelato)$/
const noted = [
  'Since March 2024',
  'New this week',
  'Changed on Sunday',
  'Added by Omar',
  'Kept since May',
  'Added in October',
]
const eatenLines = [
  'Vegetarian',
  'For everybody',
  'With bread',
  'Without nuts',
  'From the garden',
  'Ida asked for it',
]
const served = [
  'Fresh from six',
  'Until noon only',
  'Four left today',
  'Made with rye',
  'On Fridays',
  'To order a day ahead',
]
const states = ['Very good', 'New', 'Good', 'To check', 'Good', 'Very good']

/** Content of a thing: pictures where its examples have some, else icons. */
export const thingContent = (base: Base): Content => {
  const noun = lastWord(base.noun)
  const isTangible = isObject(noun) || base.isHandled
  const name = nameOr(base, ownNames(base, isTangible))
  // What nobody knows and nobody can touch has no looks.
  const picture = isTangible || base.names.length > 0 ? base.picture : undefined
  // A jar without a name may hold anything.
  const isPreserve = base.picture === 'jam' && base.names.length > 0
  const isEaten = isPreserve || (base.picture !== undefined && eaten.test(base.picture))
  const lines = isEaten ? (base.isFree ? eatenLines : served) : isTangible ? said : noted
  const line = detailOr(base, (index) => at(lines, index + base.turn))
  if (isEaten) return base.isFree ? mealContent(base, name, line) : foodContent(base, name, line)
  const isNext = base.noun.startsWith('next ')
  const keeper = at(people, base.turn)
  return {
    icon: iconFor(base.noun, 'box'),
    groups: isTangible
      ? at(['In use, Stored, Lent', 'New, Mine, Lent'], base.turn)
      : at(['New, Favorites', 'Recent, Favorites'], base.turn),
    fields: isTangible
      ? `
      Condition | choice | Very good | New, Very good, Good, To check
      Since | date | 12 Mar 2024
      Kept by | person | ${keeper}
      Photo | photo | ${base.picture ?? noun}
      Notes | long | Ask ${firstOf(keeper)} before lending it`
      : `
      Date | date | Thu 19 Nov
      Favorite | switch | yes
      Photo | photo | ${base.picture ?? noun}
      Notes | long | ${firstOf(keeper)} knows more about it`,
    samples: picture
      ? rows(
          'image | title | subtitle | overline',
          (index) => pictureOfOne(name(index), picture, index),
          name,
          line,
          (index) => (isTangible ? at(states, index + base.turn) : ''),
        )
      : rows('icon | title | subtitle', () => iconFor(base.noun, 'box'), name, line),
    about: at(
      [
        isTangible
          ? `With us since March 2024. ${firstOf(keeper)} looked at it on Sunday, all as it should be.`
          : `Added in spring, with a note by ${firstOf(keeper)} on Sunday.`,
        isTangible
          ? `One of the first, and still the one most asked for. ${firstOf(keeper)} wrote down how to handle it.`
          : `One of the first on the list. ${firstOf(keeper)} looked it up again on Sunday.`,
        isTangible
          ? `Found in a shed in Ghent and put in order over the winter. ${firstOf(keeper)} knows the story.`
          : `Noted first in March 2024 and again on Sunday. ${firstOf(keeper)} keeps it up to date.`,
      ],
      base.turn,
    ),
    facts: isTangible ? '2024 | Since\n3 | Notes\nGood | Condition' : '2024 | Since\n3 | Notes\n2 | Photos',
    // Of what comes next nobody counts how many there are.
    ...(isNext
      ? { figures: '6 | Coming' }
      : {
          figures: `${at(['18', '27', '34'], base.turn)} | ${base.many} | +2\n${at(['4', '6', '9'], base.turn)} | Favorites`,
        }),
    hero: `${at(['New this week', 'Most looked at', 'On top'], base.turn)} | ${name(0)} | ${line(0)}, with a note by ${firstOf(keeper)} | ${at(['Have a look', 'See details', 'Open'], base.turn)}`,
    tip: isNext
      ? `${name(0)} comes first | ${line(0)}`
      : `${name(0)} and more | ${name(1)} came in on Tuesday`,
    trend: `${base.many} in all | ${at(['18', '27', '34'], base.turn)} | +2`,
    use: at(
      isTangible ? ['Add a note', 'Add to favorites', 'Mark as checked'] : ['Add a note', 'Add to favorites'],
      base.turn,
    ),
  }
}

/** Something to eat or drink: when there is some, at what price. */
const foodContent = (
  base: Base,
  name: (index: number) => string,
  line: (index: number) => string,
): Content => ({
  icon: iconFor(base.noun, 'fork'),
  groups: 'Today, Sweet, To order',
  fields: `
    Price | money | € 4.20
    Weight | text | 750 g
    Allergens | choice | Gluten | None, Gluten, Nuts, Milk
    Available | text | From 6:30
    Photo | photo | ${base.picture ?? base.noun}
    Notes | long | Keeps for four days in a cloth`,
  samples: rows(
    'image | title | subtitle | value',
    (index) => `${base.picture ?? base.noun} ${index + 1}`,
    name,
    line,
    (index) => at(['€ 4.20', '€ 3.80', '€ 0.90', '€ 4.60', '€ 2.40', '€ 5.10'], index),
  ),
  about: 'Made early in the morning with little else than it needs. Keeps for four days in a cloth.',
  facts: '750 g | Weight\n4 days | Keeps\n4.8 | Rating',
  figures: `14 | ${base.many}\n6 | Today`,
  price: '€ 4.20 | each',
  hero: `Fresh today | ${name(0)} | ${line(0)} | Order one`,
  tip: `14 ${base.many.toLowerCase()}, six today | Order by eight the evening before`,
  trend: `${base.many} ordered a week | 128 | +14`,
  use: 'Put aside for me',
})

/** Something one cooks or is given: for how many, what is in it, nothing to pay. */
const mealContent = (
  base: Base,
  name: (index: number) => string,
  line: (index: number) => string,
): Content => {
  const picture = base.picture ?? base.noun
  return {
    icon: iconFor(base.noun, 'fork'),
    groups: 'Today, This week, Favorites',
    fields: `
      Date | date | Thu 19 Nov
      Portions | number | 12
      Allergens | choice | None | None, Gluten, Nuts, Milk
      Made by | person | ${at(people, base.turn)}
      Photo | photo | ${picture}
      Notes | long | Ida takes hers without sauce`,
    samples: rows('image | title | subtitle', (index) => `${picture} ${index + 1}`, name, line),
    about: 'Made fresh in the morning with little else than it needs. Tell us if somebody cannot eat it.',
    facts: '12 | Portions\nNone | Allergens\n25 min | Takes',
    figures: `5 | This week\n14 | ${base.many}`,
    hero: `Today | ${name(0)} | ${line(0)} | See details`,
    tip: `5 ${base.many.toLowerCase()} planned this week | ${name(1)} comes next`,
    trend: `${base.many} a week | 5 | +1`,
    use: 'Add to favorites',
  }
}
