import { defineEntity } from '../entity.ts'

/** A small step towards a goal, on its day. */
export const goalStep = defineEntity({
  id: 'goal-step',
  one: 'Step',
  many: 'Steps',
  words: 'goal step, next step, weekly step',
  icon: 'check',
  groups: 'Today, This week, Done',
  fields: `
    Step | text | Run 6 km, slowly
    Goal | choice | Half marathon | Half marathon, Piano, Portuguese, Other
    Day | date | Thu 19 Nov
    At | time | 07:00
    Repeat | choice | Weekly | Once, Daily, Weekly`,
  samples: `
    icon | title | subtitle | time
    run | Run 6 km, slowly | Half marathon | 07:00
    globe | 25 words on the tram | Portuguese | 08:10
    music | Left hand, bars 1 to 8 | Play one song by heart | 18:30
    wallet | Put € 60 aside | Six months off | 20:00`,
  about: 'The second of three runs this week, slow on purpose.',
  facts: '07:00 | Today\n2 of 3 | This week\n6 km | Run',
  figures: '4 | Today\n9 of 12 | This week',
  hero: 'Next | Run 6 km, slowly | Half marathon, 7:00 | Tick it',
  tip: 'Nine of twelve steps this week | The run on Saturday is the long one',
  add: 'Plan a step',
  use: 'Mark as done',
})
