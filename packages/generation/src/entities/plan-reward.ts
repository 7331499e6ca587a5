import { defineEntity } from '../entity.ts'

/** What waits at the end of the plan. */
export const planReward = defineEntity({
  id: 'plan-reward',
  one: 'Reward',
  many: 'Rewards',
  words: 'plan reward, end reward',
  icon: 'star',
  groups: 'Today, All',
  fields: `
    Reward | text | Train set with Papa
    Picture | photo | toy train
    For | choice | All cards of today | All cards of today, Five days`,
  samples: `
    image | title | subtitle | badge | tone
    train | Train set with Papa | For all cards of today | Today | success
    swim | Swimming pool | For five days in a row | 3 of 5 | primary
    pizza | Pizza evening | For ten days | 6 of 10 | primary
    balloon | A balloon | For a hard day | Any time | accent`,
  about: 'Half an hour on the floor, the long track with both bridges.',
  facts: '7 | Cards to go\n30 min | Long\nToday | When',
  figures: '4 | Rewards\n7 | Cards to go\n3 | Days in a row',
  hero: 'After seven more cards | Train set with Papa | The long track with both bridges | See my day',
  tip: 'He may pick it himself | In the morning',
  add: 'Add reward',
  use: 'Choose it',
})
