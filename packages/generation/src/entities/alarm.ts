import { defineEntity } from '../entity.ts'

export const alarm = defineEntity({
  id: 'alarm',
  words: 'alarm, alarm clock, wake-up',
  icon: 'bell',
  groups: 'On, Weekdays, Weekend',
  fields: `
    Time | time | 6:40
    Name | text | Work
    Days | choice | Weekdays | Once, Weekdays, Weekend, Daily
    Sound | choice | Birds | Birds, Bells, Radio
    Louder slowly | switch | yes
    Stops when | choice | Maths problem | Maths problem, Barcode, Shaking, Tap
    Snooze | choice | 9 min | Off, 5 min, 9 min`,
  samples: `
    icon | title | subtitle | badge | tone
    sun | 6:40 | Work, Monday to Friday | On | success
    dumbbell | 5:50 | Swimming, Tuesday | On | success
    moon | 8:30 | Weekend, Birds | On | success
    pill | 21:00 | Tablets, every day | On | success
    train | 4:15 | Early train, once | Off | neutral
    coffee | 14:30 | Nap, 20 minutes | Off | neutral`,
  about: 'Birds for two minutes, louder each. Stops when the puzzle is solved or after the third snooze.',
  facts: '6:40 | Time\n9 min | Snooze\n5 | Days',
  figures: '7 h 50 | Until 6:40\n4 | Alarms on\n2 | Snoozes this week',
  hero: 'Next alarm | 6:40 | In seven hours fifty, Birds | Skip tomorrow',
  tip: 'Two snoozes this week | Four fewer than last week',
  trend: 'Snoozes | 2 | −4',
  add: 'Add alarm',
  use: 'Change alarm',
})
