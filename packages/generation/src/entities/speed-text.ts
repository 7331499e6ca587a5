import { defineEntity } from '../entity.ts'

export const speedText = defineEntity({
  id: 'speed-text',
  one: 'Text',
  many: 'Texts',
  words: 'speed text, pasted text',
  icon: 'file',
  groups: 'To read, Read',
  fields: `
    Title | text | The harbour in winter
    Text | long | The boats lie high on the slip, and nobody is in a hurry.
    Words per minute | number | 320
    `,
  samples: `
    icon | title | subtitle | value
    file | The harbour in winter | 1,240 words, 38 % read | 4 min
    file | How bread rises | 860 words, read on Tuesday | 3 min
    file | Letters to the mill | 2,410 words, not begun | 8 min
    file | Night trams | 540 words, read on Monday | 2 min
    `,
  about: 'Twelve hundred and forty words, four minutes at three hundred and twenty a minute.',
  facts: '1,240 | Words\n320 | A minute\n38 % | Read',
  figures: '320 | Words per minute | +20\n14 | Texts read\n38 % | Of this one',
  hero: 'Go on reading | The harbour in winter | 38 percent read, two and a half minutes left | Start',
  tip: '20 words a minute faster | Since last week',
  trend: 'Words per minute | 320 | +20',
  add: 'Add text',
  use: 'Start',
})
