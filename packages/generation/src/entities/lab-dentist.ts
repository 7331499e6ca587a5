import { defineEntity } from '../entity.ts'

/** A practice a dental laboratory works for. */
export const labDentist = defineEntity({
  id: 'lab-dentist',
  one: 'Dentist',
  many: 'Dentists',
  words: 'dentist of a lab, dental practice',
  icon: 'users',
  groups: 'All, This week',
  fields: `
    Name | person | Dr Vogt
    Practice | text | Mill street 12
    Phone | phone | +49 151 2048
    Wishes | long | Contacts a little tighter`,
  samples: `
    avatar | title | subtitle | value
    Mara Vogt | Dr Vogt | Mill street 12, tight contacts | 6 cases
    Noor Okoye | Dr Okoye | Old mint, dentures | 4 cases
    Tomas Rey | Dr Rey | Harbour 9, veneers | 3 cases
    Iris Chen | Harbour Dental | Four dentists, one address | 11 cases
    Jonas Weber | Linden practice | Scans by mail | 2 cases`,
  about: 'Likes contacts a little tighter and the shade photo with the lip. Pick-up at noon.',
  facts: '6 | Cases\n1 | Remake\nNoon | Pick-up',
  figures: '18 | Dentists\n31 | Cases in work',
  tip: 'Two dentists wait for an answer | Margin and shade',
  add: 'Add dentist',
  use: 'Call',
})
