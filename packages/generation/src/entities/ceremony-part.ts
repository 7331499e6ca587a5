import { defineEntity } from '../entity.ts'

export const ceremonyPart = defineEntity({
  id: 'ceremony-part',
  one: 'Part of the ceremony',
  many: 'Ceremony',
  words:
    'ceremony, ceremony part, funeral ceremony, funeral flower, flower arrangement, funeral music, flower, wreath',
  icon: 'flower',
  groups: 'Music, Words, Flowers',
  fields: `
    Part | text | Organ, slow march
    At | time | 14:00
    By | person | Ruth Adeyemi
    Notes | long | Two minutes, while people sit down`,
  samples: `
    icon | title | subtitle | time
    music | Organ as people come in | Ruth Adeyemi plays | 13:45
    mic | Words of welcome | Pastor Lund | 14:00
    book | A poem by his daughter | Lea, three minutes | 14:10
    music | Song of the harbour choir | Two verses | 14:20
    flower | White lilies and ivy | On the coffin, wreath from the club | All day
    cup | Coffee afterwards | Mill Café, sixty people | 15:30`,
  about:
    'White lilies and ivy on the coffin, a wreath from the sailing club. The florist brings them at noon.',
  facts: '14:00 | Begin\n45 min | Length\n60 | Guests',
  figures: '6 | Parts\n45 min | Length\n60 | Guests',
  hero: 'Friday 27 Nov, 14:00 | Linden chapel | Six parts, 45 minutes | See order',
  tip: 'The choir needs the key by Thursday | Two verses, no piano',
  add: 'Add part',
  use: 'Change part',
})
