import { defineEntity } from '../entity.ts'

/** One change of a bag, a catheter, a dressing. */
export const careChange = defineEntity({
  id: 'care-change',
  one: 'Change',
  many: 'Changes',
  words: 'bag change, pouch change, catheter change, dressing change',
  icon: 'heart',
  groups: 'This week, Leaks, Skin',
  fields: `
    Date | date | Thu 19 Nov
    Time | time | 7:40
    Skin condition | choice | Calm | Calm, Slightly red, Sore
    Leak | choice | None | None, A little, Yes
    Worn for | text | 3 days
    Photo | photo | skin
    Notes | long | Ring cut one size smaller`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Thu 19 Nov, 7:40 | Skin calm, no leak | 3 days | Calm | success
    check | Mon 16 Nov, 7:20 | Skin calm, ring one size smaller | 3 days | Calm | success
    warning | Fri 13 Nov, 21:10 | Leaked at night, at the lower edge | 1 day | Leak | danger
    check | Thu 12 Nov, 7:35 | Slightly red on the left | 2 days | Red | warning
    check | Tue 10 Nov, 7:40 | Skin calm | 3 days | Calm | success
    check | Sat 7 Nov, 8:05 | Skin calm, new brand tried | 3 days | Calm | success`,
  about: 'Came off cleanly after three days. The skin is calm since the ring is one size smaller.',
  facts: '3 d | Worn\nCalm | Skin\n0 | Leaks',
  figures: '3 d | Worn on average | +0.4\n1 | Leak this month\n14 | Bags left',
  hero: 'Sunday morning | Next change | Three days after this one | Log change',
  tip: 'No leak for six days | Since the smaller ring',
  trend: 'Days worn | 3 | +0.4',
  data: [2, 2, 2.4, 2.2, 2.6, 2.8, 3],
  add: 'Log change',
  use: 'Log again',
})
