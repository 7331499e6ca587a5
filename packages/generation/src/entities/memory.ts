import { defineEntity } from '../entity.ts'

export const memory = defineEntity({
  id: 'memory',
  one: 'Memory',
  many: 'Memories',
  words: 'memory, love note, anniversary, date night, couple',
  icon: 'heart',
  groups: 'Dates, Notes, Photos',
  fields: `
    Title | text | Rain at the lake
    When | date | Sat 14 Nov
    Where | place | Stone pier
    Photo | photo | lake
    Note | long | You said it would stop at four`,
  samples: `
    image | title | subtitle | overline | meta
    lake | Rain at the lake | You said it would stop at four | 14 November | 6 photos
    train | First night train | Four hours, one blanket | 2 October | 3 photos
    cake | Your thirtieth | The cake from Mill street | 18 August | 12 photos
    mountain | Hut above the clouds | No signal, good soup | 5 July | 9 photos
    city night | The wrong tram | And then that little bar | 21 May | 2 photos
    tomato | First tomatoes | Three of them | 9 August | 4 photos`,
  about: 'You said it would stop at four. It did not, and we ate the cake under the boat.',
  facts: '6 | Photos\n14 Nov | Day\n2 | Of us',
  figures: '1,077 | Days together\n48 | Memories\n19 | Days to go',
  hero: 'In 19 days | Three years of us | Until Tuesday 8 December | Add an idea',
  tip: 'A note from Omar | Look in the blue coat',
  add: 'Add memory',
  use: 'Open memory',
})
