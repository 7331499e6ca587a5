import { defineEntity } from '../entity.ts'

export const lifePicture = defineEntity({
  id: 'life-picture',
  one: 'Photo',
  many: 'Photos',
  words: 'life picture, memory photo, old photo, memory',
  icon: 'image',
  groups: 'Childhood, Wedding, Children, Travels',
  fields: `
    Title | text | The house at the mill
    Year | number | 1958
    Who is on it | text | Ruth, Elias, the dog
    Photo | photo | old town
    Told by | switch | yes`,
  samples: `
    image | title | subtitle | value
    old town | The house at the mill | You were six, Elias held the dog | 1958
    sea | First summer at sea | With your parents | 1961
    flower | Your wedding | Linden chapel, it rained | 1966
    baby | Lea, three days old | In the yellow blanket | 1968
    sail | The boat of Elias | You could not swim yet | 1974
    cake | Seventieth birthday | Everybody came | 2022`,
  about: 'You were six and stood on the wall. Elias held the dog, and your mother took the picture.',
  facts: '1958 | Year\n3 | On it\n0:40 | Told',
  figures: '48 | Photos | +2\n16 | Songs',
  hero: 'From the box | The house at the mill | 1958, you were six | Look',
  tip: 'Ask about the dog | She likes to tell of him',
  add: 'Add photo',
  use: 'Hear story',
})
