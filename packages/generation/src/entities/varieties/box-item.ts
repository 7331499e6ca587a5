import { boxItem } from '../box-item.ts'
import { defineVarieties } from './variety.ts'

const ofBoxes = `
      Box size | choice | Small | Small, Medium, Large
      Month | date | Tue 1 Dec
      Skip this month | switch | no
      Address | place | Linden lane 4`
const vegetable = 'Box size, Week, Skip this week, Swap an item, Collection point'

/** What comes by subscription in a box; without these words vegetables of the week. */
export const boxItemVarieties = defineVarieties(boxItem, [
  {
    signs: 'snack 9, snacks 9, chocolate 7, sweets 8, candy 8, crisps 7, treats 5, cookies 6',
    icon: 'gift',
    groups: 'Sweet, Salty, Drinks',
    without: vegetable,
    fields: ofBoxes,
    samples: `
      image | title | subtitle | value | badge
      chocolate 1 | Dark chocolate, sea salt | From a small maker in Ghent | 70 g | December
      nuts 2 | Roasted almonds | Rosemary and honey | 90 g | December
      cookie 3 | Oat biscuits | Butter and orange | 120 g | Loved
      fruit 4 | Dried mango | Nothing added | 80 g | New
      popcorn 5 | Popcorn, caramel | Popped last week | 100 g | Can be swapped
      iced tea 6 | Iced tea, peach | To mix yourself | 4 bags | Extra`,
    about: 'Roasted slowly and broken by hand. No palm oil, no colours; goes with the almonds.',
    facts: '8 | Snacks\n1 Dec | Comes\n€ 24 | A month',
    figures: '1 Dec | Next box\n8 | Snacks\n€ 24 | A month',
    hero: 'On 1 December | Eight snacks this month | Two of them new | See the box',
    tip: 'Change until 24 November | Swap a snack or skip the month',
    use: 'Rate this',
    price: '€ 24 | a month',
  },
  {
    signs: 'beauty 9, skincare 9, cosmetics 8, makeup 8, grooming 7, self-care 7, self care 7',
    icon: 'gift',
    groups: 'Face, Body, Hair',
    without: vegetable,
    fields: `${ofBoxes}
      Skin | choice | Dry | Dry, Mixed, Sensitive`,
    samples: `
      image | title | subtitle | value | badge
      cream 1 | Day cream, oat | For dry skin | 50 ml | December
      soap 2 | Bar of soap, cedar | Cut by hand | 100 g | December
      bottle 3 | Hair oil, rosemary | Three drops are enough | 30 ml | New
      bottle 4 | Face water, rose | Without alcohol | 100 ml | Loved
      candle 5 | Small candle, fig | Twelve hours | 60 g | Extra
      cream 6 | Hand balm | In a tin | 40 ml | Can be swapped`,
    about: 'Oat milk and almond oil, without perfume. Enough for six weeks.',
    facts: '6 | Things\n1 Dec | Comes\n€ 29 | A month',
    figures: '1 Dec | Next box\n6 | Things\n€ 29 | A month',
    hero: 'On 1 December | Six things for winter skin | Two in full size | See the box',
    tip: 'Change until 24 November | Swap one thing or skip the month',
    use: 'Rate this',
    price: '€ 29 | a month',
  },
  {
    signs: 'pet box 9, dog box 9, cat box 9, dog 7, dogs 7, cat 6, cats 6, pet 7, pets 7, puppy 7',
    icon: 'paw',
    groups: 'To chew, To play, Care',
    without: vegetable,
    fields: `
      Dog | text | Nala, poodle, 6 years
      ${ofBoxes.trim()}`,
    samples: `
      image | title | subtitle | value | badge
      dog 1 | Rope with two knots | For pulling, washable | 1 | December
      pet food 2 | Chew roots, three | Last for days | 150 g | December
      pet food 3 | Biscuits, duck and pumpkin | Baked, without grain | 200 g | Loved
      ball 4 | Ball that squeaks | Floats, too | 1 | New
      dog 5 | Paw balm | For salt on the roads | 50 ml | Winter
      pet food 6 | Tooth sticks | One a day | 14 | Can be swapped`,
    about: 'Thick cotton rope for pulling and carrying. Goes into the washing machine at forty degrees.',
    facts: '6 | Things\n1 Dec | Comes\n€ 27 | A month',
    figures: '1 Dec | Next box\n6 | Things\n€ 27 | A month',
    hero: 'On 1 December | Six things for Nala | Two to play, three to chew | See the box',
    tip: 'Change until 24 November | Tell us what was left over',
    use: 'Rate this',
    price: '€ 27 | a month',
  },
  {
    signs:
      'coffee 7, tea 6, wine box 8, craft box 8, book box 9, books 6, toy box 8, toys 7, surprise 6, mystery 7, hobby 6, plants 5, flowers 6, razors 7, socks 8',
    icon: 'gift',
    groups: 'This month, Before, Extras',
    without: vegetable,
    fields: ofBoxes,
    samples: `
      image | title | subtitle | value | badge
      gift 1 | The main thing | Chosen for what you like | 1 | December
      coffee 2 | Beans from a small roaster | Berries and cocoa | 250 g | December
      book 3 | A book nobody told you of | Paperback | 1 | Loved
      tea 4 | Tea for a long evening | Twelve bags | 30 g | New
      candle 5 | A small candle | Cedar and mint | 90 g | Extra
      chocolate 6 | Something sweet | Dark, with salt | 70 g | Can be swapped`,
    about:
      'Chosen after what you rated with four stars and more. What it is stays a secret until you open it.',
    facts: '5 | Things\n1 Dec | Comes\n€ 26 | A month',
    figures: '1 Dec | Next box\n5 | Things\n€ 26 | A month',
    hero: 'On 1 December | Five things this month | One of them a surprise | See the box',
    tip: 'Change until 24 November | Swap one thing or skip the month',
    use: 'Rate this',
    price: '€ 26 | a month',
  },
])
