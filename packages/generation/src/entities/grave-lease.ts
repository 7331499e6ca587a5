import { defineEntity } from '../entity.ts'

/** For how long a plot is somebody's. */
export const graveLease = defineEntity({
  id: 'grave-lease',
  one: 'Lease',
  many: 'Leases',
  words: 'grave lease, plot lease',
  icon: 'key',
  groups: 'Ends soon, Runs, Free',
  fields: `
    Plot | text | A 7/12
    Owner | person | Lea Brandt
    Kind | choice | Family | Family, Single, Urn
    Until | date | Dec 2027
    Fee a year | money | € 48.00
    Letter sent | switch | no`,
  samples: `
    title | subtitle | value | badge | tone
    A 7/12, Brandt | Lea Brandt, until December 2027 | € 48 | Runs | success
    A 9/3, Osei | Kim Osei, until January | € 32 | Ends soon | warning
    B 2/5, Rey | Tomás Rey, ended in October | € 48 | Ended | danger
    Urn wall 51 | Free since spring, 20 years | € 39 | Free | primary
    C 4/1 | Free, two places, sunny side | € 52 | Free | primary`,
  about: 'Family plot with two places, paid until the end of 2027. Letters go to Lea Brandt.',
  facts: '2027 | Until\n€ 48 | A year\n2 | Places',
  figures: '38 | Free\n12 | End this year\n1,796 | Run',
  hero: 'Ends in January | A 9/3, Osei | No answer to the letter yet | Write again',
  add: 'Add lease',
  use: 'Renew lease',
})
