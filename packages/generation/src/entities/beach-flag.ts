import { defineEntity } from '../entity.ts'

/** Which flag flies where: whether one may swim. */
export const beachFlag = defineEntity({
  id: 'beach-flag',
  one: 'Flag',
  many: 'Flags',
  words: 'beach flag, flag colour, flag color, bathing flag',
  icon: 'flag',
  groups: 'Green, Yellow, Red',
  fields: `
    Beach | choice | North | North, South, Children’s bay
    Flag | choice | Yellow | Green, Yellow, Red
    Since | time | 12:00
    Why | choice | Wind | Wind, Waves, Storm, Algae
    Note | long | Stay inside the buoys`,
  samples: `
    icon | title | subtitle | badge | tone
    flag | North beach | Wind from the shore, since 12:00 | Yellow | warning
    flag | South beach | Calm, 19 °C | Green | success
    flag | Children’s bay | Calm, shallow to the rope | Green | success
    flag | Pier | Storm is coming, no swimming | Red | danger`,
  about: 'Wind from the shore: stay inside the buoys, no air beds. Looked at again at two.',
  facts: 'Yellow | Flag\n12:00 | Since\n19 °C | Water',
  figures: '2 | Green\n1 | Yellow\n1 | Red',
  hero: 'Yellow since 12:00 | North beach | Wind from the shore, stay inside the buoys | Change flag',
  tip: 'The pier is red | A storm is coming from the west',
  trend: 'Days with green | 21 | +3',
  add: 'Change flag',
  use: 'Change flag',
})
