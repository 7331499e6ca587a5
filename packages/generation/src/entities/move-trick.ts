import { defineEntity } from '../entity.ts'

export const moveTrick = defineEntity({
  id: 'move-trick',
  one: 'Trick',
  many: 'Tricks',
  words: 'skateboard trick, skate trick, landed trick, juggling pattern, trick tutorial, magic trick',
  icon: 'spark',
  groups: 'Landed, Learning, To learn',
  fields: `
    Trick | text | Kickflip
    Difficulty | choice | Medium | Easy, Medium, Hard
    Tries | number | 40
    Landed | number | 9
    Where | place | Harbour ramp
    Date | date | Thu 19 Nov
    Note | long | Front foot higher, shoulders straight`,
  samples: `
    icon | title | subtitle | value | badge | tone
    spark | Kickflip | Medium, 9 of 40 today | 23 % | Learning | warning
    check | Ollie | Easy, since May | 96 % | Landed | success
    check | Shuvit | Easy, both ways | 88 % | Landed | success
    spark | Heelflip | Medium, 4 of 30 | 13 % | Learning | warning
    check | Manual | Easy, eight metres | 91 % | Landed | success
    flag | Boardslide | Hard, starts with the ollie | 0 % | To learn | neutral`,
  about:
    'Flick off the corner with the side of the foot, knees up, catch it with the back foot. Begin standing still.',
  facts: '23 % | Landed\n40 | Tries\n4 | Weeks',
  figures: '14 | Landed | +2\n3 | Learning\n182 | Tries this week',
  hero: 'Today | Kickflip | 9 of 40 landed, front foot a little higher | Watch and try',
  tip: 'Two more landed this month | Shuvit and manual',
  trend: 'Kickflips landed in percent | 23 | +6',
  add: 'Log tries',
  use: 'Log tries',
})
