import { defineEntity } from '../entity.ts'

export const lawBill = defineEntity({
  id: 'law-bill',
  one: 'Bill',
  many: 'Bills',
  words: 'congress bill, parliament bill, legislation, draft law, latest bill',
  icon: 'file',
  groups: 'New, In committee, Voted',
  fields: `
    Title | text | Clean Water for Schools Act
    Number | text | H.R. 4182
    Topic | choice | Schools | Schools, Health, Housing, Climate
    Stage | choice | In committee | Introduced, In committee, Voted, Law
    Keyword | text | drinking water
    In short | long | Every school tests its taps once a year and publishes the result`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Clean Water for Schools Act | Fits “drinking water”, 14 sponsors | H.R. 4182 | In committee | primary
    file | Night Train Support Act | Fits “rail”, debated on Tuesday | S. 1204 | Introduced | neutral
    file | Home Care Leave Act | Fits “carers”, vote on Friday | H.R. 3917 | Vote ahead | warning
    check | Bee and Meadow Act | Fits “pollinators”, 241 to 178 | S. 884 | Passed | success
    flag | Rent Notice Act | Fits “tenants”, failed by six votes | H.R. 2260 | Failed | danger`,
  about:
    'Every school tests its taps once a year and publishes the result. Fourteen sponsors of both parties, the hearing is on Tuesday.',
  facts: '14 | Sponsors\nTue | Hearing\n3 of 6 | Stage',
  figures: '24 | Fit your keywords\n3 | New today\n1 | Vote this week',
  hero: 'New this morning | Clean Water for Schools Act | Fits “drinking water”, now in committee | Read in short',
  notices: `
    Vote on Friday | Home Care Leave Act, fits “carers” | flag
    Three new bills fit your keywords | Drinking water, rail, tenants | file
    Bee and Meadow Act passed | 241 to 178 | check`,
  tip: 'One vote this week | Home Care Leave Act, on Friday',
  trend: 'New bills a week | 9 | +2',
  add: 'Follow bill',
  use: 'Read in short',
})
