import { defineEntity } from '../entity.ts'

export const trick = defineEntity({
  id: 'trick',
  one: 'Trick',
  many: 'Tricks',
  words: 'dog trick, command, puppy training, clicker',
  icon: 'paw',
  groups: 'Learning, Can do, Next',
  fields: `
    Trick | text | Stay
    Dog | text | Otto
    Minutes | number | 5
    Went well | choice | Most times | Rarely, Most times, Always
    Notes | long | Works inside, not near geese`,
  samples: `
    image | title | subtitle | overline | meta | progress
    park | Stay | Ten seconds, two steps away | Learning | 5 min | 60
    garden | Come when called | With a long line | Learning | 6 min | 40
    home | Off the sofa | Swap for a toy | Can do | 3 min | 100
    beach | Leave it | Food on the floor | Next | 5 min | 0
    field | Walk by the heel | Left side, slack line | Learning | 8 min | 25
    room | Paw, left and right | Just for fun | Can do | 2 min | 100`,
  about: 'Ask once, count to three, click while he still sits. Two steps back today, not five.',
  facts: '5 min | Length\n60 % | Works\n12 | Tries',
  figures: '6 | Days in a row\n4 | Tricks\n18 min | This week',
  hero: 'Day 6 | Stay, ten seconds | Five minutes before dinner | Start',
  tip: 'Best before dinner | Eight of ten worked then',
  trend: 'Worked | 72 % | +9',
  add: 'Log training',
  use: 'Start',
})
