import { defineEntity } from '../entity.ts'

export const scannedScore = defineEntity({
  id: 'scanned-score',
  one: 'Score',
  many: 'Scores',
  words: 'scanned score, music sheet, scanned sheet music',
  icon: 'music',
  groups: 'Scanned, Edited, Shared',
  fields: `
    Title | text | Old town waltz
    Composer | text | Traditional
    Key | choice | D major | C major, D major, G major, E minor
    Time | choice | 3/4 | 2/4, 3/4, 4/4, 6/8
    Pages | number | 2
    Photo | photo | sheet music`,
  samples: `
    icon | title | subtitle | value | badge | tone
    music | Old town waltz | D major, 3/4, scanned today | 2 pages | 3 bars to check | warning
    music | Study in E minor | Piano, clean copy | 1 page | Clean | success
    music | Morning hymn | Four voices, transposed to F | 3 pages | Edited | primary
    music | March of the ferrymen | Trumpet part of seven | 1 page | Clean | success
    music | Lullaby, by hand | Grandfather’s writing, 1951 | 2 pages | 8 bars to check | warning`,
  about:
    'Two pages, sixty-four bars. Three of them were hard to read and are marked; listen and compare with the photo.',
  facts: '64 | Bars\n3 | To check\nD major | Key',
  figures: '24 | Scores\n2 | To check',
  hero: 'Scanned ten minutes ago | Old town waltz | Three bars want a look | Check and edit',
  tip: 'Light from the side | Flat paper and daylight make the fewest mistakes',
  trend: 'Scores a week | 4 | +1',
  add: 'Scan score',
  use: 'Play',
})
