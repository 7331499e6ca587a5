import { defineEntity } from '../entity.ts'

export const collectionDay = defineEntity({
  id: 'collection-day',
  one: 'Collection',
  many: 'Collections',
  words: 'waste collection, rubbish, garbage, waste',
  icon: 'bin',
  groups: 'Paper, Glass, Organic, Rest',
  fields: `
    Bin | choice | Paper | Paper, Glass, Organic, Rest, Plastic
    Date | date | Fri 20 Nov
    Out by | time | 6:30
    Street | place | Linden lane 4
    Remind me | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    file | Paper, blue bin | Friday 20 Nov, out by 6:30 | Tomorrow | primary
    leaf | Organic, green bin | Monday 23 Nov | 4 days | success
    bin | Rest, grey bin | Thursday 26 Nov | 7 days | neutral
    bottle | Glass | Wednesday 2 Dec | 13 days | accent
    box | Plastic, yellow bag | Friday 4 Dec | 15 days | warning
    tree | Garden cuttings | Saturday 5 Dec, at the yard | 16 days | success`,
  about: 'Boxes flat, no pizza cartons with fat on them. The truck is in your street before seven.',
  facts: '6:30 | Out by\n14 d | Every\n0 | Missed',
  figures: '1 | Day to paper\n4 | Bins\n0 | Missed this year',
  hero: 'Tomorrow, 6:30 | Paper, the blue bin | Boxes flat, nothing wet | Remind me tonight',
  tip: 'Holiday week | Organic comes a day later, on Tuesday',
  add: 'Add bin',
  use: 'Remind me',
})
