import { defineEntity } from '../entity.ts'

/** An episode of one's own show on its way from an idea to those who hear it. */
export const plannedEpisode = defineEntity({
  id: 'planned-episode',
  one: 'Episode',
  many: 'Episodes',
  words: 'planned episode, podcast episode, show episode',
  icon: 'mic',
  groups: 'Ideas, Planned, Recorded, Edited, Out',
  fields: `
    Title | text | The last ferry
    Guest | person | Noor Rahman
    Topic | text | Night work on the river
    Recorded on | date | Tue 24 Nov
    Time | time | 18:00
    Edited by | person | Omar Haddad
    Comes out | date | Fri 4 Dec
    Stage | choice | Planned | Idea, Planned, Recorded, Edited, Out
    Questions | long | How did you come to the ferry? What does one hear at three?`,
  samples: `
    icon | title | subtitle | meta | badge | badgeTone
    mic | The last ferry | Noor Rahman, recorded Tue 24 Nov | Omar edits | Planned | primary
    mic | A bakery at three | Kim Osei, out Fri 27 Nov | Lea edits | Edited | success
    mic | Who tunes the organ | Ruth Adeyemi, out Fri 11 Dec | Omar edits | Recorded | warning
    mic | Bees on the roof | Guest still open | Nobody yet | Idea | neutral
    mic | Letters to the mill | Otto Lund, since Fri 13 Nov | 2,140 heard it | Out | success
    mic | The quiet carriage | Mateo Silva, since Fri 30 Oct | 1,870 heard it | Out | success`,
  about:
    'Forty minutes on the boat, then twenty at the pier. Bring the second microphone and a scarf for it.',
  facts: '42 min | Length\nFri 4 Dec | Comes out\n6 | Questions',
  figures: '24 | Episodes | +2\n3 | In work\n2,140 | Heard the last',
  hero: 'Recorded on Tuesday, 18:00 | The last ferry | Noor Rahman, at the pier with two microphones | Open episode',
  tip: 'Who tunes the organ waits for Omar | It should be out on Friday 11 December',
  trend: 'Listeners | 2,140 | +270',
  add: 'Add episode',
  use: 'Next stage',
})
