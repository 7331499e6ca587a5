import { healthMilestone } from '../health-milestone.ts'
import { defineVarieties } from './variety.ts'

/** What gets better without what; without these words it is smoke. */
export const healthMilestoneVarieties = defineVarieties(healthMilestone, [
  {
    signs: 'alcohol 12, drinking 12, sober 12, sobriety 12, wine 6, beer 6, dry january 12',
    fields: `
      Milestone | text | Sleep gets deeper
      After | text | 1 week
      What changes | long | One dreams again, and wakes up before the alarm`,
    samples: `
      icon | title | subtitle | progress | badge | tone
      heart | The heart beats calmer | After 1 day | 100 | Reached | success
      drop | The body holds its water | After 3 days | 100 | Reached | success
      moon | Sleep gets deeper | After 1 week | 100 | Reached | success
      spark | The skin looks fresher | After 2 weeks | 100 | Reached | success
      shield | The liver has less fat in it | After 6 weeks | 95 | Next | primary
      heart | Blood pressure is lower | After 3 months | 45 | Later | neutral`,
    about: 'One dreams again, and wakes up before the alarm. Most of it came in the second week.',
    facts: '41 d | Sober\n4 | Reached\n1 d | To the next',
    figures: '4 | Reached | +1\n1 d | To the next one',
    tip: 'Four milestones reached | The next one tomorrow',
  },
  {
    signs: 'sugar 12, sweets 12, junk food 12, snacking 10',
    fields: `
      Milestone | text | Fewer cravings at three
      After | text | 1 week
      What changes | long | Fruit tastes sweet again`,
    samples: `
      icon | title | subtitle | progress | badge | tone
      bolt | The afternoon slump gets shorter | After 3 days | 100 | Reached | success
      apple | Fruit tastes sweet again | After 1 week | 100 | Reached | success
      moon | Sleep is calmer | After 10 days | 100 | Reached | success
      spark | The skin clears up | After 3 weeks | 57 | Next | primary
      heart | Blood fats are lower | After 2 months | 20 | Later | neutral`,
    about: 'Fruit tastes sweet again, and the slump at three is half an hour shorter.',
    facts: '12 d | Without\n3 | Reached\n9 d | To the next',
    figures: '3 | Reached | +1\n9 d | To the next one',
    tip: 'Three milestones reached | The next one in nine days',
  },
])
