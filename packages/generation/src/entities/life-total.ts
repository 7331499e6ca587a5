import { defineEntity } from '../entity.ts'

export const lifeTotal = defineEntity({
  id: 'life-total',
  one: 'Player',
  many: 'Players',
  words: 'life total, life counter, life point',
  icon: 'heart',
  groups: 'This game',
  fields: `
    Player | person | Lea Brandt
    Begins with | choice | 20 | 20, 30, 40
    Poison | number | 0`,
  samples: `
    icon | title | subtitle | value | tone
    user | Lea | Poison 0 | 17 | primary
    user | Omar | Poison 2 | 14 | danger
    user | Iris | Poison 0 | 20 | success
    user | Kim | Poison 1 | 9 | warning`,
  about: 'Turn six. Kim lost eight to the serpent, Omar is next.',
  facts: '17 | Lea\n14 | Omar\n6 | Turn',
  figures: '6 | Turn\n4 | Players\n0:24 | Time',
  hero: 'Turn 6 | Lea leads with 17 | Kim has 9 left | Go on',
  tip: 'Twenty life each | Dice decide who begins',
  add: 'New game',
  use: 'Next turn',
})
