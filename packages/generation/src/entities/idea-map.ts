import { defineEntity } from '../entity.ts'

export const ideaMap = defineEntity({
  id: 'idea-map',
  one: 'Map',
  many: 'Maps',
  words: 'mind map, idea map, diagram, flow chart',
  icon: 'spark',
  groups: 'Mine, Shared',
  fields: `
    Title | text | Summer party
    Central topic | text | Party
    Colour | choice | Blue | Blue, Green, Orange, Grey
    `,
  samples: `
    icon | title | subtitle | value
    spark | Summer party | 14 topics, changed today | 3 levels
    spark | Essay on bridges | 22 topics, changed on Tuesday | 4 levels
    spark | New flat | 9 topics, changed on Monday | 2 levels
    spark | Team offsite | 18 topics, shared with Kim | 3 levels
    `,
  about: 'Fourteen topics on three levels: guests, food, music and the place.',
  facts: '14 | Topics\n3 | Levels\n4 | Branches',
  figures: '4 | Maps\n63 | Topics',
  hero: 'Changed today | Summer party | 14 topics on three levels | Open map',
  tip: 'Fold a branch away | The rest moves up',
  trend: 'Topics | 63 | +9',
  add: 'New map',
  use: 'Open map',
})
