import { defineEntity } from '../entity.ts'

export const contestPhoto = defineEntity({
  id: 'contest-photo',
  one: 'Picture',
  many: 'Entries',
  words: 'contest entry, contest photo, challenge photo, contest picture',
  icon: 'camera',
  groups: 'This theme, Mine, Winners',
  fields: `
    Picture | photo | night sea
    Title | text | Last ferry
    Theme | choice | Light in the dark | Light in the dark, Hands, Reflection
    Taken on | date | Sat 14 Nov
    Camera | text | 35 mm, 1/30 s, f 2.8
    A line about it | long | I nearly missed it, and the bus too`,
  samples: `
    image | title | subtitle | overline | rating | meta
    night sea | Last ferry | Lea Brandt | Light in the dark | 4.8 | 17 votes
    city night | Trams after rain | Omar Haddad | Light in the dark | 4.6 | 11 votes
    lamp | Her desk at ten | Iris Chen | Light in the dark | 4.3 | 6 votes
    star night | Field with one window | Kim Osei | Light in the dark | 4.1 | 4 votes
    sunset | Mill chimney | Ana Petrova | October: Edge | 4.7 | Winner
    lake | Twice | Tomás Rey | September: Reflection | 4.5 | Winner`,
  about: 'I nearly missed it, and the bus too. Hand-held on the pier, thirtieth of a second.',
  facts: '17 | Votes\n35 mm | Lens\n1/30 s | Time',
  figures: '14 | Entries | +3\n5 d | Left\n3 | My wins',
  hero: 'Theme of November | Light in the dark | Two pictures each, until Sunday, 20:00 | Hand in a picture',
  tip: 'You have one picture left | The theme ends on Sunday',
  trend: 'Entries | 14 | +3',
  add: 'Hand in a picture',
  use: 'Give it a star',
})
