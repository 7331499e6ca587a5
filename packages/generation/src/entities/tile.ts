import { defineEntity } from '../entity.ts'

export const tile = defineEntity({
  id: 'tile',
  words: 'puzzle, arcade, memory game, word game, board game, chess',
  one: 'Tile',
  many: 'Tiles',
  icon: 'game',
  groups: 'Easy, Tricky, Wild',
  fields: `
    Player | text | Mara
    Level | choice | Tricky | Easy, Tricky, Wild
    Rounds | number | 10
    Sound | switch | yes`,
  samples: `
    icon | title | tone
    star | Star | accent
    moon | Moon | primary
    leaf | Leaf | success
    flame | Fire | danger
    drop | Drop | primary
    sun | Sun | warning`,
  about: 'Find the pairs before the sun goes down. Wrong turns cost three seconds.',
  facts: '12 | Level\n1,480 | Points\n0:42 | Best time',
  figures: '1,480 | Best score | +120\n12 | Level\n3 | Stars',
  hero: 'Level 12 | The odd sock | Find six pairs in 42 seconds | Play',
  tip: '120 points to the next star | Two quick rounds will do',
  trend: 'Score this week | 1,480 | +120',
  use: 'Play',
})
