import { defineEntity } from '../entity.ts'

export const note = defineEntity({
  id: 'note',
  words: 'note, memo, markdown, notiz, nota',
  icon: 'edit',
  groups: 'Ideas, Work, Home',
  fields: `
    Title | text | Garden plan for spring
    Text | long | Beans by the south wall, lettuce in the shade. Ask Lea for seeds.
    Tag | choice | Ideas | Ideas, Work, Home
    Created | date | Thu 19 Nov
    Pinned | switch | yes`,
  samples: `
    icon | title | subtitle | time | tone
    leaf | Garden plan for spring | Beans by the south wall | 9:12 | success
    book | Chapter two, loose ends | Why does Ida leave the key? | 8:40 | primary
    cart | Things for the attic | Hooks, a longer cable, tape | Wed | accent
    bulb | Shop window idea | Paper boats in three sizes | Tue | warning
    users | Talk with the council | Ask about the bike stands | Mon | neutral
    music | Songs for the drive | Start slow, end loud | Sun | primary`,
  about: 'Beans by the south wall, lettuce in the shade. Ask Lea for seeds before the first warm week.',
  facts: '19 Nov | Created\n9:12 | Changed\nIdeas | Tag',
  figures: '64 | Notes | +3\n5 | Pinned\n12 | This month',
  hero: 'Pinned | Garden plan for spring | Beans by the south wall, lettuce in the shade | Open note',
  tip: '64 notes, 4 pinned | Last change today at 9:12',
  trend: 'Notes written | 12 | +3',
  add: 'New note',
  use: 'Edit note',
})
