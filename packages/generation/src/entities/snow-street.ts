import { defineEntity } from '../entity.ts'

export const snowStreet = defineEntity({
  id: 'snow-street',
  one: 'Street',
  many: 'Streets',
  words: 'street, cleared street, snow round, snow route, pavement',
  icon: 'pin',
  groups: 'To clear, Cleared, Gritted',
  fields: `
    Street | place | Mill street, 1 to 40
    Who | person | Omar Haddad
    State | choice | Cleared | To clear, Cleared, Gritted
    At | time | 5:40
    Photo when done | photo | mountain
    Notes | long | Ice at the well, gritted twice`,
  samples: `
    icon | title | subtitle | time | badge | tone
    check | Mill street, 1 to 40 | Omar, plough 1, photo | 5:40 | Gritted | success
    check | School path and bus stop | Lea, by hand, photo | 6:05 | Cleared | success
    clock | Linden lane | Kim, plough 2, on the way | 6:30 | Next | warning
    clock | Church hill | Omar, needs chains | 7:00 | To clear | danger
    clock | Harbour street | Tomás | 7:20 | To clear | neutral
    clock | East end, cul-de-sac | Ana, until noon | 9:00 | To clear | neutral`,
  about:
    'Cleared and gritted before six. Ice at the well where the gutter drips, so Omar gritted there twice.',
  facts: '5:40 | Done\n8 cm | Snow\n2 | Photos',
  figures: '2 of 6 | Streets done\n8 cm | Fell tonight\n1.4 t | Salt left',
  hero: 'Eight centimetres since midnight | Church hill is next | Omar, with chains, at seven | Mark as cleared',
  tip: 'Rain on ice after nine | Grit the hill once more',
  trend: 'Rounds a week | 9 | +4',
  add: 'Add photo',
  use: 'Mark as cleared',
})
