import { defineEntity } from '../entity.ts'

/** Something one puts down and looks for later, with a picture of where. */
export const putThing = defineEntity({
  id: 'put-thing',
  one: 'Thing',
  many: 'Things',
  words: 'missing item, misplaced item, thing put away, put-down thing',
  icon: 'search',
  groups: 'Every day, Put away, Lent',
  fields: `
    Thing | text | Reading glasses
    Put down | place | Kitchen, on the bread bin
    Photo | photo | kitchen
    When | text | Today, 9:41
    Ask me again | choice | Never | Never, In the evening, In a week
    Notes | long | The spare pair is in the car`,
  samples: `
    image | title | subtitle | value
    kitchen | Reading glasses | Kitchen, on the bread bin | 9:41
    key | House keys | Hall, blue bowl | 8:05
    wallet | Wallet | Jacket at the door, inside | Yesterday
    book | Passports | Bedroom, second drawer | 12 Oct
    headphones | Headphones | Sofa, under the grey cushion | Tue
    tool box | Bicycle pump | Cellar, shelf 3 | 4 Nov`,
  about:
    'Put on the bread bin at 9:41, next to the radio. The three times before they were on the window sill.',
  facts: '9:41 | Put down\nKitchen | Room\n4 | Times there',
  figures: '14 | Things\n3 | Moved today\n2 | Not seen for a month',
  hero: 'Last put down | Reading glasses | Kitchen, on the bread bin, 9:41 | Take a picture',
  tip: 'Mostly in the kitchen | Your glasses were there four times of five',
  add: 'Put something down',
  use: 'Found it',
})
