import { defineEntity } from '../entity.ts'

export const podcast = defineEntity({
  id: 'podcast',
  words: 'podcast, show library, radio',
  icon: 'mic',
  groups: 'New, Science, Stories, Interviews',
  fields: `
    Host | person | Ruth Adeyemi
    Topic | choice | Interviews | Science, Stories, Interviews
    New episodes | choice | Weekly | Daily, Weekly, Monthly
    Speed | choice | 1 × | 1 ×, 1.5 ×, 2 ×
    Download | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    interview podcast | Two Chairs | Ruth Adeyemi, weekly | Interviews | 2 new
    science | Small Physics | Iris Chen, every Tuesday | Science | 1 new
    history podcast | Salt and Stone | Tomás Rey, 18 min left | Stories | Started
    music | B-Sides | Mateo Silva, weekly | Music | 1 new
    story | Paper Harbour | Noor Rahman, eight parts | Stories | Heard
    design | Form and Fault | Hana Sato, monthly | Science | 2 new`,
  about: 'Ruth Adeyemi asks one person about one object they could not throw away.',
  facts: '4.8 | Rating\nWeekly | Rhythm\n84 | Episodes',
  figures: '6 | Shows | +1\n9 h 20 | Listened\n6 | New',
  hero: 'Continue, 18 min left | The city under the salt | Salt and Stone, with Tomás Rey | Play',
  tip: 'Six new from your shows | Two of them are under half an hour',
  trend: 'Listened this week | 9 h 20 | +1 h 10',
  use: 'Play latest episode',
})
