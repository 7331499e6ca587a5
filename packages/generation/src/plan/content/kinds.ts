import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, lastWord, nameOr, rows } from './base.ts'
import { pictureOfOne } from './picture-for.ts'

const providers = ['Norrgard', 'Mill & Co', 'Harbour Direct', 'Linden', 'Osei Group', 'Northern']

/** Content of a service one pays for: who offers it, at what price, for how long. */
export const serviceContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'file'),
  groups: 'Cheapest, Flexible, Green',
  fields: `
    Provider | text | Norrgard
    Price a month | money | € 38.40
    Term | choice | 12 months | Monthly, 12 months, 24 months
    Ends on | date | Thu 31 Dec
    Notice | choice | 4 weeks | None, 4 weeks, 3 months
    Notes | long | Price fixed for the first year`,
  samples: rows(
    'icon | title | subtitle | value',
    () => iconFor(base.noun, 'file'),
    (index) =>
      nameOr(
        base,
        (place) =>
          `${at(['Basic', 'Flex', 'Green', 'Fixed 24', 'Family', 'Night'], place)} ${lastWord(base.noun)}`,
      )(index),
    (index) =>
      `${at(providers, index)}, ${at(['12 months', 'monthly', '12 months', '24 months', '12 months', 'monthly'], index)}`,
    (index) => at(['€ 38.40', '€ 41.20', '€ 43.90', '€ 35.10', '€ 52.00', '€ 39.80'], index),
  ),
  about: 'Price fixed for twelve months, then four weeks of notice. No fee for changing over.',
  facts: '€ 38.40 | A month\n12 | Months\n4 wk | Notice',
  figures: `24 | Compared\n€ 86 | Saved a year`,
  hero: `Best for you | Fixed 24 ${lastWord(base.noun)} | Linden, € 35.10 a month, saves € 86 a year | Compare`,
  tip: 'You could save € 86 a year | 24 offers compared',
  trend: 'Paid a month | € 38.40 | −€ 2.10',
  use: 'Choose this one',
})

/** Content of something one finds outside: how to know it, where and when. */
export const speciesContent = (base: Base): Content => {
  const noun = lastWord(base.noun)
  const name = nameOr(
    base,
    (index) => `${at(['Common', 'Royal', 'Hairy', 'Marsh', 'Mountain', 'Golden'], index)} ${noun}`,
  )
  const habitat = ['Damp woods', 'Old walls', 'Meadows', 'River banks', 'Under beech', 'Rocky slopes']
  const season = ['Mar to Oct', 'All year', 'May to Aug', 'Jun to Sep', 'Aug to Nov', 'Apr to Jul']
  const picture = base.picture ?? 'forest'
  return {
    icon: iconFor(base.noun, 'leaf'),
    groups: 'Common, Rare, Found',
    fields: `
      Habitat | choice | Damp woods | Damp woods, Meadows, Walls, Water
      Season | text | Mar to Oct
      Size | text | 8 to 14 cm
      Seen on | date | Thu 19 Nov
      Seen at | place | Mill wood, north path
      Photo | photo | ${picture}
      Notes | long | Under the old beech, three together`,
    samples: rows(
      'image | title | subtitle | overline',
      (index) => `${picture} ${index + 1}`,
      name,
      (index) => at(habitat, index),
      (index) => at(season, index),
    ),
    about:
      'Grows in damp, shady places. Look at the underside first: colour and form tell it from its doubles.',
    facts: 'Mar-Oct | Season\n8-14 cm | Size\n3 | Doubles',
    figures: `48 | ${base.many} | +2\n14 | Found by you`,
    hero: `In season now | ${name(0)} | ${at(habitat, 0)}, ${at(season, 0)} | Have a look`,
    tip: `14 of 48 found | The last one in Mill wood`,
    trend: 'Found this year | 14 | +3',
    use: 'I found one',
  }
}

/** The picture of something to wear. */
const worn = (name: string) =>
  /(?:slipper|clog)s?\b/i.test(name) ? 'shoe' : /(?:cloak|anorak)\b/i.test(name) ? 'jacket' : 'shirt'

/** Content of something to wear. */
export const garmentContent = (base: Base): Content => {
  const noun = lastWord(base.noun)
  // Who borrows a costume pays nothing for it.
  const isGiven = base.isFree || base.isHandled
  const title = (index: number) =>
    `${at(['Navy', 'Velvet', 'Striped', 'Linen', 'Red', 'Grey'], index)} ${noun}`
  return {
    icon: iconFor(base.noun, 'bag'),
    groups: 'Small, Medium, Large',
    fields: `
      Size | choice | M | XS, S, M, L, XL
      Condition | choice | Good | New, Good, Worn
      Color | choice | Navy | Navy, Red, Grey, White
      ${isGiven ? 'With | person | Lea Brandt' : 'Price | money | € 12'}
      Photo | photo | shirt
      Notes | long | Washed, one button replaced`,
    samples: rows(
      `image | title | subtitle | ${isGiven ? 'overline' : 'value'}`,
      (index) => pictureOfOne(nameOr(base, title)(index), worn(nameOr(base, title)(index)), index),
      nameOr(base, title),
      (index) =>
        at(
          ['Size M, good', 'Size S, new', 'Size L, good', 'Size M, worn', 'Size XS, good', 'Size XL, new'],
          index,
        ),
      (index) =>
        isGiven
          ? at(['On the rail', 'With Omar', 'On the rail', 'To mend', 'With Iris', 'New'], index)
          : at(['€ 12', '€ 18', '€ 9', '€ 5', '€ 14', '€ 22'], index),
    ),
    about: 'Washed and ready to wear. One button was replaced, hardly to be seen.',
    facts: `M | Size\nGood | Condition\n${isGiven ? 'Lea | With' : '€ 12 | Price'}`,
    figures: `64 | ${base.many} | +8\n9 | Reserved`,
    hero: `New today | ${capitalise(nameOr(base, title)(0))} | Size M, in good condition | Have a look`,
    tip: `64 ${base.many.toLowerCase()}, 8 new this week | Nine are reserved`,
    trend: 'Handed on a month | 31 | +4',
    use: 'Ask for it',
  }
}
