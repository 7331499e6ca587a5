import { defineEntity } from '../entity.ts'

export const sermon = defineEntity({
  id: 'sermon',
  words: 'sermon, church, congregation, parish, bible study, mosque, temple',
  icon: 'book',
  groups: 'Sundays, Series, Youth',
  fields: `
    Title | text | Bread for the road
    By | person | Pastor Adeyemi
    Date | date | Sun 15 Nov
    Text | text | Psalm 121
    Recording | switch | yes
    Notes | long | Second verse, slowly`,
  samples: `
    image | title | subtitle | overline | meta
    bread | Bread for the road | Ruth Adeyemi | Sunday 15 Nov | 24 min
    lake | Still water | Elias Lund | Sunday 8 Nov | 28 min
    mountain | I lift my eyes | Ruth Adeyemi | Sunday 1 Nov | 22 min
    garden | Small seeds | Hana Sato | Harvest | 19 min
    night star | Before dawn | Elias Lund | Vigil | 31 min
    city | Strangers at the gate | Ruth Adeyemi | Series | 26 min`,
  about:
    'On leaving early and being fed on the way. With the text, two questions for the week and the recording.',
  facts: '24 min | Length\n121 | Psalm\n48 | Listened',
  figures: '212 | Members\n4 | Events this week\n18 | Prayer requests',
  hero: 'Sunday, 10:00 | Service with breakfast | Main hall, childcare from 9:45 | I will come',
  tip: 'Eighteen prayers this week | Four were marked as answered',
  add: 'Add sermon',
  use: 'Listen',
})
