import { diaryDate } from '../diary-date.ts'
import { defineVarieties } from './variety.ts'

/** What stands in a calendar, as the description calls it. */
const called = (signs: string, one: string, many: string) => ({
  signs,
  one,
  many,
  samples: `
    icon | title | subtitle | badge | tone | time
    run | Football, Max | Pitch behind the mill, Omar drives | Weekly | primary | 16:30
    stethoscope | Dentist, Lea | Mill street 4, second floor | Once | warning | 15:00
    school | Parents’ evening | Room 12, both of us | Once | accent | 18:00
    cake | Grandma’s birthday | Plum cake, all of us | Yearly | success | Sat 21 Nov
    music | Piano lesson | With Mrs Chen, half an hour | Weekly | primary | Mon 23 Nov
    users | Dinner with Kim | Old dairy, table for four | Once | neutral | 19:30`,
  about: 'Omar drives there, Lea picks up at six. Boots are in the blue bag, and water for the break.',
  facts: '16:30 | Begins\n90 min | Length\nWeekly | Repeats',
  add: `Add ${one.toLowerCase()}`,
})

export const diaryDateVarieties = defineVarieties(diaryDate, [
  {
    signs:
      'holiday house 12, holiday home 12, summer house 12, family cabin 12, shared cabin 12, weekend house 12, beach house 9',
    one: 'Stay',
    many: 'Stays',
    icon: 'home',
    groups: 'Booked, Asked for, Work',
    fields: `
      Who | person | Family Brandt
      From | date | Fri 27 Nov
      To | date | Sun 29 Nov
      Beds | number | 5
      Notes | long | Wood is in the shed, key with Ruth`,
    without: 'Title, Date, Time, Place, Repeat, With',
    samples: `
      icon | title | subtitle | badge | tone | time
      home | Family Brandt, five | Three nights, brings the dog | Booked | success | 27 Nov
      home | Omar and Kim | Over New Year, six nights | Booked | success | 28 Dec
      clock | Family Rey, four | First week of February | Asked for | warning | 1 Feb
      tools | Work weekend, all | Gutters, wood, the new stove | Work | primary | 20 Mar
      home | Family Brandt | Easter, ten nights | Booked | success | 26 Mar`,
    about: 'Five of them and the dog, Friday to Sunday. Wood is in the shed, the key is with Ruth next door.',
    facts: '3 | Nights\n5 | People\n€ 36 | Costs',
    figures: '14 | Nights booked\n4 | Families\n1 | Asked for',
    hero: 'Next, 27 November | Family Brandt, five | Three nights, brings the dog | See stay',
    tip: 'New Year is taken | Easter is shared by two',
    add: 'Add stay',
  },
  {
    signs:
      'social calendar 12, with friends 6, plans with friends 9, their friends 5, my friends 5, upcoming plans 6, circle of friends 6, hang out 6, meet up 5',
    one: 'Plan',
    many: 'Plans',
    groups: 'Mine, Shared, Open',
    fields: `
      Title | text | Dinner at Kim’s
      Date | date | Thu 19 Nov
      Time | time | 19:30
      Place | place | Mill street 4
      Who | person | Kim Osei
      Shared with | choice | Close friends | Close friends, All friends, Only me
      Notes | long | Bring something for the dessert`,
    without: 'Repeat',
    samples: `
      icon | title | subtitle | badge | tone | time
      fork | Dinner at Kim’s | Mill street 4, six are coming | Going | success | 19:30
      run | Run along the river | Omar and Ana, easy pace | Shared | primary | 18:00
      video | Film night | Old dairy, two seats left | Open | warning | 20:15
      coffee | Coffee with Noor | Café at the harbour | Going | success | 16:30
      map | Day trip to the lake | Date still open, four want to come | Open | warning | Sat 21 Nov
      music | Concert in the park | Lea has the tickets | Shared | primary | Sun 22 Nov`,
    about: 'Six are coming, Omar brings bread and Ana the music. Something sweet is still missing.',
    facts: '19:30 | Begins\n6 | Coming\n1 | Maybe',
    figures: '4 | Today\n5 | This week\n2 | Open',
    hero: 'Today, 19:30 | Dinner at Kim’s | Six are coming, the dessert is missing | See plan',
    tip: 'Saturday is free for all | Four of you would like to go to the lake',
    trend: 'Plans a week | 5 | +2',
    add: 'Add plan',
    use: 'Share plan',
  },
  called('event 5, events 5', 'Event', 'Events'),
  called('appointment 6, appointments 6', 'Appointment', 'Appointments'),
])
