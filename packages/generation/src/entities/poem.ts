import { defineEntity } from '../entity.ts'

export const poem = defineEntity({
  id: 'poem',
  words: 'poem, haiku, verse',
  icon: 'pen',
  groups: 'Today, Short, Mine',
  fields: `
    Title | text | First frost
    Text | long | The gate is stiff this morning, and the hens stand where the sun will be
    Poet | person | Iris Chen
    Mood | choice | Quiet | Quiet, Bright, Dark`,
  samples: `
    icon | title | subtitle | meta
    pen | First frost | Iris Chen, 8 lines | Today
    pen | The ferry timetable | Tomás Rey, 14 lines | Yesterday
    pen | What the kettle knows | Ruth Adeyemi, 6 lines | Short
    pen | Nine umbrellas | Omar Haddad, 12 lines | Liked
    pen | Untitled, Tuesday | Mine, draft | Mine`,
  about:
    'The gate is stiff this morning, and the hens stand where the sun will be. I say their names. Nobody moves. We wait for it together.',
  facts: '8 | Lines\n2019 | Year\n1 min | To read',
  figures: '23 | Days read\n14 | Favorites\n3 | Mine',
  hero: 'Poem of the day | First frost | Iris Chen, one minute | Read',
  tip: 'Tomorrow: The ferry timetable | Fourteen lines by Tomás Rey',
  add: 'New poem',
  use: 'Read aloud',
})
