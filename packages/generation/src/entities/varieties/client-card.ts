import { clientCard } from '../client-card.ts'
import { defineVarieties } from './variety.ts'

/** Those somebody comes to again and again, known by what is looked after there. */
export const clientCardVarieties = defineVarieties(clientCard, [
  {
    signs: 'piano tuner 9, tunes pianos 9',
    one: 'Piano',
    many: 'Pianos',
    icon: 'music',
    groups: 'Uprights, Grands, Due',
    without: 'Name, Since, Deposit, Email',
    fields: `
      Instrument | text | Vogt upright, 1962
      Owner | person | Ruth Adeyemi
      Address | place | Mill street 12, 2nd floor
      Phone | phone | +49 151 2048
      Last tuned | date | 4 Mar 2026
      Pitch | text | 440 Hz
      Fee | money | € 95
      Notes | long | Pin block loose in the treble, two strings replaced`,
    samples: `
      icon | title | subtitle | value | badge | tone
      music | Vogt upright, 1962 | Ruth Adeyemi, tuned 4 March | 440 Hz | Due | warning
      music | Baby grand, 150 cm | Hana Sato, tuned 2 November | 442 Hz | Done | success
      music | School hall grand | Linden school, tuned 28 August | 440 Hz | In spring | neutral
      music | Church upright | Parish hall, tuned 15 June | 438 Hz | Due | warning
      music | Pianette, 1938 | Noor Rahman, tuned 11 May | 436 Hz | Due | warning
      music | Concert grand | Old dairy, tuned 14 November | 442 Hz | Done | success`,
    about:
      'Stood four cents flat after the summer. Pin block is loose in the treble; two strings were replaced in March.',
    facts: '440 Hz | Pitch\n4 Mar | Last tuned\n1962 | Built',
    figures: '64 | Pianos | +3\n3 | Due\n5 | This week',
    hero: 'Today, 10:00 | Vogt upright, 1962 | Ruth Adeyemi, Mill street 12 | Open piano',
    tip: 'Three pianos are due | The church upright has waited longest',
    trend: 'Tunings a month | 18 | +2',
    add: 'Add piano',
    use: 'Note a tuning',
  },
])
