import { defineEntity } from '../entity.ts'

export const houseNotice = defineEntity({
  id: 'house-notice',
  one: 'Notice',
  many: 'Notices',
  words: 'house notice',
  icon: 'building',
  groups: 'House, Repairs, Neighbours',
  fields: `
    What | text | No water on Thursday
    Where | place | Both wings
    Since | date | Tue 17 Nov
    Urgent | choice | Normal | Normal, Urgent
    Picture | photo | building
    Details | long | Fill a pot the evening before`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | No water on Thursday | 9:00 to 11:00, both wings | New | danger
    bulb | Light on the stairs is out | Second floor, electrician Friday | In work | warning
    shirt | Laundry room, new times | Sundays from nine | House | primary
    users | Courtyard evening | Saturday at six, bring a bench | Neighbours | success
    building | Meter reading | 2 December, be at home | House | neutral
    box | A parcel for Kaya | Is with Brandt, third floor | Neighbours | accent`,
  about:
    'The main valve is changed on Thursday from 9:00 to 11:00. Fill a pot the evening before; Lea has the key to the cellar.',
  facts: '9:00 | From\n11:00 | Until\n2 | Wings',
  figures: '2 | New\n1 | Repair open\n18:00 | Laundry room',
  hero: 'Thursday, 9:00 to 11:00 | No water in both wings | Fill a pot the evening before | Read notice',
  tip: 'Laundry room is yours | Today from six to eight',
  add: 'Report a damage',
  use: 'Follow',
})
