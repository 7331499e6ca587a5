import { defineEntity } from '../entity.ts'

/** A child who walks along. */
export const walkingChild = defineEntity({
  id: 'walking-child',
  one: 'Child',
  many: 'Children',
  words: 'walking child, child of the walking bus',
  icon: 'users',
  groups: 'Walks, Ill, Absent',
  fields: `
    Name | text | Ida Brandt
    Stop | choice | Fountain | Fountain, Baker, Church, Crossing
    Class | text | 2b
    Days | text | Monday to Thursday
    Parent's phone | phone | +49 151 2048
    May cross alone | switch | no`,
  samples: `
    title | subtitle | meta
    Ida, 2b | Fountain, 7:25 | Walks
    Emil, 1a | Fountain, 7:25 | Walks
    Mara, 3a | Baker, 7:31 | Walks
    Yusuf, 3a | Baker | Ill today
    Hana, 1b | Church steps, 7:36 | Walks
    Leo, 2b | Church steps, 7:36 | Walks`,
  figures: '10 | Walk\n1 | Ill\n4 | Stops',
  add: 'Add child',
})
