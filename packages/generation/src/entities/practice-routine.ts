import { defineEntity } from '../entity.ts'

/** A routine to music. */
export const practiceRoutine = defineEntity({
  id: 'practice-routine',
  one: 'Routine',
  many: 'Routines',
  words: 'team routine, free routine, skating programme',
  icon: 'music',
  groups: 'Team, Duet, Solo',
  fields: `
    Name | text | Tide
    Kind | choice | Team | Team, Duet, Solo
    Music | text | Harbour at night, 3:02
    Length | text | 3:02
    Counts | number | 48
    Notes | long | Lift in bar 24, all eyes up`,
  samples: `
    icon | title | subtitle | value
    music | Tide, team | Harbour at night, lift in bar 24 | 3:02
    music | Two Herons, duet | Strings, Mara and Ida | 2:40
    music | Glass, solo | Piano, Hana | 2:15
    music | Storm, technical team | Drums, five elements | 2:48`,
  about:
    'Eight in the water, forty-eight counts of eight, the lift in bar 24. The music file is cut to 3:02.',
  facts: '3:02 | Long\n8 | In the water\n24 | Lift',
  figures: '4 | Routines\n48 | Counts\n7.8 | Best',
  hero: 'Tonight | Tide, from bar 20 | The lift, then all of it twice | Open routine',
  tip: 'The duet is four seconds too long | Cut the end',
  add: 'Add routine',
  use: 'Play music',
})
