import { defineEntity } from '../entity.ts'

export const raceResult = defineEntity({
  id: 'race-result',
  one: 'Runner',
  many: 'Runners',
  words: 'race result, race participant, finisher, race results',
  icon: 'trophy',
  groups: '10 km, Half, Kids',
  fields: `
    Name | person | Lea Brandt
    Distance | choice | 10 km | 5 km, 10 km, Half marathon
    Shirt size | choice | M | S, M, L, XL
    Expected time | text | 52:00
    Emergency contact | text | Omar Haddad, +49 151 2048`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Hana Sato | 1. Hana Sato | Bib 118, 10 km | 39:42 | Finished | success
    Omar Haddad | 2. Omar Haddad | Bib 204, 10 km | 40:15 | Finished | success
    Iris Chen | 3. Iris Chen | Bib 87, 10 km | 41:03 | Finished | success
    Tomás Rey | 4. Tomás Rey | Bib 312, 10 km | 8.2 km | On the course | primary
    Priya Nair | 5. Priya Nair | Bib 45, 10 km | 7.9 km | On the course | primary
    Elias Lund | 6. Elias Lund | Bib 260, 10 km | 7.1 km | On the course | primary`,
  about:
    'Started in wave two and passed the bridge after 21 minutes. The last check is two kilometres before the finish.',
  facts: '118 | Bib\n10 km | Distance\n39:42 | Time',
  figures: '412 | Runners\n118 | Your bib\n12 | Days left',
  hero: 'Sunday, 10:00 | Start at Mill square | Wave two, bib 118 | See the course',
  tip: 'Bibs from Friday, 16:00 | Bring the code and your name',
  trend: 'Signed up | 412 | +38',
  add: 'Register',
  use: 'Follow runner',
})
