import { defineEntity } from '../entity.ts'

export const daycareDay = defineEntity({
  id: 'daycare-day',
  one: 'Child',
  many: 'Children',
  words: 'daily report, daycare, kindergarten, preschool, creche',
  icon: 'baby',
  groups: 'Here, Resting, Gone home',
  fields: `
    Child | person | Mara
    Brought by | person | Lotte
    At | time | 8:10
    Ate | choice | All | All, Half, A little
    Slept | text | 1 h 20
    Picture | photo | garden
    Message | long | Wants to show you the snail`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Mara Lind | Mara | Here since 8:10, ate all | 1 h 20 nap | Here | success
    Jonas Weber | Jonas | Here since 7:45 | Asleep | Resting | primary
    Ida Berg | Ida | Here since 8:30, two helpings | No nap | Here | success
    Yusuf Kaya | Yusuf | Fetched by Grandpa, 12:30 | 45 min nap | Gone home | neutral
    Noor Rahman | Noor | At home with a cold | Until Friday | Sick | danger
    Tomás Vidal | Tomás | Here since 9:00 | Outside | Here | warning`,
  about: 'Found a snail and built it a house of leaves. Ate everything, slept from half past twelve.',
  facts: '8:10 | Came\n1 h 20 | Nap\nAll | Ate',
  figures: '14 | Here today\n1 | Sick\n3 | Photos new',
  hero: 'Today, 11:30 | Lentil soup and pear | Outside until lunch, bring rubber boots | See the day',
  tip: 'Closed on 4 December | Team day, emergency group until noon',
  add: 'Report absence',
  use: 'Send message',
})
