import { defineEntity } from '../entity.ts'

export const tempoPreset = defineEntity({
  id: 'tempo-preset',
  one: 'Tempo',
  many: 'Tempos',
  words: 'tempo preset, saved tempo, tempo',
  icon: 'music',
  groups: 'Practice, On stage, Slow',
  fields: `
    Name | text | Night Lines
    Beats a minute | slider | 96
    Time signature | choice | 4/4 | 2/4, 3/4, 4/4, 6/8, 7/8
    Accent on the first | switch | yes
    Speed up by | number | 5`,
  samples: `
    icon | title | subtitle | value | tone
    music | Night Lines | 4/4, accent on one | 96 bpm | primary
    music | Paper Moon Road | 3/4, waltz | 84 bpm | accent
    music | Scales, slow | 4/4, eighths | 60 bpm | success
    music | Scales, fast | 4/4, sixteenths | 120 bpm | warning
    music | Seven steps | 7/8, two two three | 132 bpm | primary
    music | Last song | 6/8, on stage | 72 bpm | neutral`,
  about: 'Four bars count in, then the click goes quiet every other bar. Clean at 96 since Tuesday.',
  facts: '96 | Bpm\n4/4 | Time\n+5 | A round',
  figures: '12 | Tempos\n96 | Bpm now\n25 min | Today',
  hero: 'Last used | Night Lines | 96 bpm, 4/4 | Start',
  tip: 'Five beats faster | Scales went from 115 to 120',
  trend: 'Minutes a day | 25 | +6',
  add: 'Add tempo',
  use: 'Start',
})
