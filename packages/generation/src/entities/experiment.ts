import { defineEntity } from '../entity.ts'

export const experiment = defineEntity({
  id: 'experiment',
  words: 'experiment, lab notebook, sample, research, specimen, laboratory',
  icon: 'tools',
  groups: 'Running, Done, Failed',
  fields: `
    Title | text | Buffer at pH 6.8
    Date | date | Thu 19 Nov
    Sample | text | B-204
    Method | choice | Gel | Gel, PCR, Culture, Assay
    Temperature | number | 37
    Result | text | Two clear bands
    Photo | photo | science
    Notes | long | Repeat with half the dye`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Buffer at pH 6.8 | B-204, since 8:40 | 37 °C | Running | primary
    leaf | Seedlings, row 3 | Day 12 of 21 | 22 °C | Running | primary
    brain | Memory task, group B | 18 of 24 people | – | Open | warning
    drop | Buffer at pH 7.2 | Two clear bands | 37 °C | Done | success
    flame | Drying, 60 degrees | Too fast, cracked | 60 °C | Failed | danger
    drop | Control, water | As expected | 37 °C | Done | success`,
  about: 'Two clear bands after forty minutes. Repeat with half the dye and a fresh marker.',
  facts: '37 °C | Heat\n40 min | Time\n2 | Bands',
  figures: '3 | Running\n28 | Done\n118 | Samples',
  hero: 'Ready at 9:20 | Buffer at pH 6.8 | Take a picture of the gel | Add result',
  tip: 'Third repeat | All within two percent',
  trend: 'Results a week | 6 | +2',
  add: 'New experiment',
  use: 'Add result',
})
