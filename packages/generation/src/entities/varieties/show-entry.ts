import { showEntry } from '../show-entry.ts'
import { defineVarieties } from './variety.ts'

/** What is entered in a show; without these words vegetables and flowers. */
export const showEntryVarieties = defineVarieties(showEntry, [
  {
    signs: 'dog 7, dogs 7, breeds 6, cat 6, cats 6, kennel 6, puppies 5',
    fields: `
      Number | number | 118
      Dog | text | Juno of Linden
      Owner | person | Lea Brandt
      Class | choice | Puppies | Puppies, Open, Veterans
      Born | date | Tue 14 Apr
      Vaccinated | switch | yes`,
    without: 'Exhibitor, Name of the exhibit, Fee paid, Brings it at, Phone',
    samples: `
      icon | title | subtitle | badge | tone
      paw | 118 · Juno of Linden | Lea Brandt, puppies, terriers | Here | success
      paw | 119 · Bo | Omar Haddad, open class | Here | success
      paw | 120 · Kuno of Linden | Kim Osei, dachshunds, first | Judged | neutral
      paw | 121 · Fenja | Ana Petrova, vaccination missing | At the vet | warning
      paw | 122 · Alma | Iris Chen | Expected | primary`,
    about: 'Seven months old, third show. Vaccination seen at the gate, bench 14.',
    facts: '118 | Number\nRing 2 | Where\n7 months | Old',
  },
  {
    signs: 'horse 7, horses 7, riding 7, pony 6, jumping 6, dressage 7',
    fields: `
      Number | number | 118
      Rider | person | Lea Brandt
      Horse | text | Fjara
      Class | choice | Jumping 90 | Jumping 90, Jumping 110, Dressage
      Box needed | switch | yes`,
    without: 'Exhibitor, Name of the exhibit, Fee paid, Brings it at, Phone',
    samples: `
      icon | title | subtitle | badge | tone
      flag | 118 · Lea on Fjara | Jumping 90 cm, start 4 | Ready | success
      flag | 119 · Omar on Otto | Jumping 90 cm, start 5 | Ready | success
      flag | 120 · Ida on Luna | Lead rein, 9 years | Here | success
      flag | 121 · Kim on Kasimir | Dressage, fee not paid | Pays | warning
      flag | 122 · Hana on Storm | Lame since yesterday | Withdrawn | danger`,
    about: 'Starts fourth, box C 7 from Friday evening. Won this class in spring.',
    facts: '4th | Start\nC 7 | Box\nPaid | Fee',
  },
  {
    signs: 'beer 7, beers 7, brewing 8, brewers 8, cider 6, wine 6, cheese 7, honey 6',
    fields: `
      Number | number | 118
      Style | choice | Stout | Stout, Wheat, Pale, Sour, Lager
      Brewer | person | Lea Brandt
      Alcohol | text | 5.6 %
      Bottles | number | 3`,
    without: 'Exhibitor, Class, Name of the exhibit, Fee paid, Brings it at, Phone',
    samples: `
      icon | title | subtitle | badge | tone
      bottle | 118 · Stout | 5.6 %, three bottles | Here | success
      bottle | 119 · Wheat | 4.9 %, three bottles | Here | success
      bottle | 120 · Smoked porter | 6.2 %, one bottle broke | Ask | warning
      bottle | 121 · Pale | 5.1 %, on its way | Expected | primary`,
    about: 'Oatmeal stout, bottled in September. Judges see only the number.',
    facts: '118 | Number\n5.6 % | Alcohol\n3 | Bottles',
  },
])
