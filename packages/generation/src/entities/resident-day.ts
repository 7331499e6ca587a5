import { defineEntity } from '../entity.ts'

export const residentDay = defineEntity({
  id: 'resident-day',
  one: 'Moment',
  many: 'Moments',
  words: 'moment of the day, day of our mother, day of our father, note of the day, resident',
  icon: 'heart',
  groups: 'Today, Care, Together',
  fields: `
    What | text | Walk to the lake
    With | person | Hana
    At | time | 10:30
    Mood | choice | Cheerful | Cheerful, Calm, Tired, Low
    Ate | choice | All | All, Half, A little
    Note | long | Asked after Ida`,
  samples: `
    icon | title | subtitle | time | badge | tone
    cup | Breakfast in the winter garden | Two rolls with plum jam, tea | 8:10 | Today | success
    leaf | Walk to the lake | With Hana, twenty minutes | 10:30 | Together | primary
    bowl | Lunch | Soup and half of the fish | 12:00 | Today | success
    music | Singing in the hall | Knew every second verse | 15:00 | Together | primary
    heart | Doctor’s round | Pressure is fine, drops go on | 16:20 | Care | neutral
    phone | Call from Jonas | Twelve minutes, by video | 18:30 | Together | warning`,
  about: 'Slept until eight and asked for the plum jam. The walk did her good; she told Hana about the mill.',
  facts: '8:10 | Up\nAll | Ate\nCheerful | Mood',
  figures: '6 | Notes today\n2 | Visits this week\n3 | Photos new',
  hero: 'Today, 15:00 | Singing in the hall | Everybody may come along, coffee is at half past two | See the day',
  tip: 'Summer party on 5 June | Bring a cake, if you like',
  add: 'Write a message',
  use: 'Write to the floor',
})
