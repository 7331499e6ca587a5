import { defineEntity } from '../entity.ts'

/** A part of the evening with its music. */
export const eveningPart = defineEntity({
  id: 'evening-part',
  one: 'Part',
  many: 'Parts',
  words: 'evening part, part of the evening',
  icon: 'clock',
  groups: 'Before, Dinner, Party',
  fields: `
    Part | text | First dance
    At | time | 21:00
    Music | text | Harbour Lights
    Notes | long | Light down, all in a circle`,
  samples: `
    icon | title | subtitle | time
    users | Guests arrive | Guitar, quietly | 16:00
    fork | Dinner | Paper Moon Road and others | 18:30
    mic | Speeches | No music, two microphones | 19:45
    heart | First dance | Harbour Lights | 21:00
    cake | Cake | Nine More Minutes | 23:00
    moon | Last song | Come Down, Moon | 2:55`,
  about: 'Light down at nine, all in a circle, three minutes. Then straight into the party without a break.',
  facts: '21:00 | At\n3 min | Long\n1 | Song',
  figures: '6 | Parts\n16:00 | Begins\n2:55 | Last song',
  hero: 'Next | First dance at 21:00 | Harbour Lights, light down | Open',
  tip: 'Two microphones for the speeches | At 19:45',
  add: 'Add part',
  use: 'Mark as played',
})
