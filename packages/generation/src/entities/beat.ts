import { defineEntity } from '../entity.ts'

export const beat = defineEntity({
  id: 'beat',
  one: 'Pattern',
  many: 'Patterns',
  words: 'drum pattern, beat, drum kit',
  icon: 'music',
  groups: 'Mine, House, Hip-hop',
  fields: `
    Name | text | Rain on the roof
    Tempo | slider | 92
    Kit | choice | 808 | 808, Acoustic, Lo-fi
    Steps | choice | 16 | 8, 16, 32
    Swing | slider | 20`,
  samples: `
    icon | title | subtitle | value | tone
    music | Rain on the roof | 808, 16 steps | 92 bpm | primary
    music | Night tram | Lo-fi, 32 steps | 84 bpm | accent
    music | Four to the floor | House, 16 steps | 124 bpm | success
    music | Half past nine | Acoustic, 16 steps | 108 bpm | warning
    music | Slow copper | Lo-fi, 16 steps | 71 bpm | neutral`,
  about: 'Kick on one and eleven, open hat before the turn. Two bars, a little swing.',
  facts: '92 | Bpm\n16 | Steps\n20 % | Swing',
  figures: '18 | Patterns | +3\n4 | Kits\n6 | Exported',
  hero: 'Last open | Rain on the roof | 92 bpm, 16 steps | Play',
  tip: '18 patterns | Four exported this month',
  add: 'New pattern',
  use: 'Export',
})
