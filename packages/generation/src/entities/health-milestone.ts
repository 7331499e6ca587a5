import { defineEntity } from '../entity.ts'

/** What gets better after somebody has stopped, and when. */
export const healthMilestone = defineEntity({
  id: 'health-milestone',
  words: 'health milestone, recovery milestone',
  one: 'Milestone',
  many: 'Milestones',
  icon: 'heart',
  groups: 'Reached, Next, Later',
  fields: `
    Milestone | text | Breathing comes easier
    After | text | 3 days
    What changes | long | The airways widen, stairs are less of an effort`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    heart | Pulse and pressure fall | After 20 minutes | 100 | Reached | success
    drop | Blood carries more oxygen | After 12 hours | 100 | Reached | success
    apple | Taste and smell return | After 2 days | 100 | Reached | success
    wave | Breathing comes easier | After 3 days | 100 | Reached | success
    run | Walking is less of an effort | After 4 weeks | 82 | Next | primary
    heart | Cough and short breath fade | After 9 months | 9 | Later | neutral`,
  about: 'The airways widen and the lungs hold more air. Stairs are less of an effort from now on.',
  facts: '23 d | Free\n4 | Reached\n5 d | To the next',
  figures: '4 | Reached | +1\n5 d | To the next one',
  tip: 'Four milestones reached | The next one in five days',
  add: 'Add milestone',
  use: 'Share it',
})
