import { defineEntity } from '../entity.ts'

export const thesisTopic = defineEntity({
  id: 'thesis-topic',
  one: 'Topic',
  many: 'Topics',
  words: 'thesis topic, thesis, dissertation topic, final year project, project topic',
  icon: 'book',
  groups: 'Computer science, Biology, Economics',
  fields: `
    Title | text | Bus delays from open data
    Department | choice | Computer science | Computer science, Biology, Economics
    Supervisor | person | Dr. Ruth Adeyemi
    Required skills | text | Python, statistics
    Places | number | 2
    Apply until | date | 4 Dec
    Description | long | Compare three ways of foretelling delays with two years of data`,
  samples: `
    icon | title | subtitle | badge | tone
    train | Bus delays from open data | Dr. Adeyemi, Python and statistics | 2 places | success
    leaf | Mosses on city walls | Prof. Lund, field work | 1 place | success
    chart | Prices in village shops | Dr. Novak, panel data | 1 place | warning
    brain | Reading aids for dyslexia | Prof. Haddad, user studies | Full | neutral
    drop | Sensors for a beech forest | Dr. Weber, electronics | 3 places | success`,
  about:
    'Two years of departures are there. Compare three ways of foretelling delays and say which one a small town can run.',
  facts: '2 | Places\n6 mo | Length\n4 Dec | Apply until',
  figures: '18 | Topics\n7 | Still free\n1 | Yours',
  hero: 'New this week | Bus delays from open data | Dr. Adeyemi, two places | Read',
  tip: 'Applications close on 4 December | You have saved two topics',
  notices:
    'Dr. Adeyemi accepted you | Bus delays from open data | check\nComment on your draft | Chapter 2, three remarks | chat\nExposé due | Fri 27 Nov | calendar',
  add: 'Add topic',
  use: 'Apply',
})
