import { letPitch } from '../let-pitch.ts'
import { defineVarieties } from './variety.ts'

/** Places that are let; without these words pitches of a market. */
export const letPitchVarieties = defineVarieties(letPitch, [
  {
    one: 'Spot',
    signs: 'busking 9, busker 9, buskers 9, street music 8, street artists 7, artists 4',
    icon: 'music',
    groups: 'Free, Booked, Playing',
    fields: `
      Spot | text | Under the arcade
      Who | person | Noor Rahman
      Plays | text | Violin
      Day | date | Thu 19 Nov
      From | time | 14:00
      Until | time | 15:00
      Loudspeaker | switch | no`,
    without: 'Number, Sells, Metres, Electricity, Fee, Paid, Note',
    samples: `
      icon | title | subtitle | value | badge | tone
      music | Under the arcade | Noor, violin, until three | 14:00 | Playing | success
      music | Mill bridge | Omar and Kim, guitar and voice | 14:00 | Playing | success
      plus | Station steps | Free for one hour | 15:00 | Free | primary
      music | Old market | Elias, juggling | 16:00 | Booked | neutral
      warning | Library | No music before noon | 12:00 | Rule | warning`,
    about: 'Dry and with an echo, benches in front. One hour each, no loudspeaker, clear the door.',
    facts: '1 h | Each\n14:00 | From\nNone | Loudspeaker',
    figures: '9 | Spots\n4 | Free now\n22 | Booked today',
    hero: 'Free at three | Station steps | One hour, no loudspeaker | Reserve',
    tip: 'Four spots are free now | Station steps from three',
    add: 'Reserve a spot',
    use: 'Reserve',
  },
  {
    one: 'Chair',
    signs: 'beach chairs 9, beach chair 9, umbrellas 7, deck chairs 9, loungers 8, sunbeds 8',
    icon: 'sun',
    groups: 'Free, Today, Season',
    fields: `
      Number | text | Row 2, chair 14
      Who | text | Family Brandt
      Until | date | Sat 21 Nov
      Kind | choice | Chair and umbrella | Chair, Umbrella, Chair and umbrella
      Price | money | € 12.00
      Paid | switch | yes`,
    without: 'Sells, Day, Metres, Electricity, Fee, Note',
    samples: `
      icon | title | subtitle | value | badge | tone
      sun | Row 1, chair 3 | Family Brandt, until Saturday | € 60 | Paid | success
      sun | Row 2, chair 14 | Free, first line to the water | € 12 | Free | primary
      sun | Row 2, chair 15 | Season, Mrs Kaya | – | Season | neutral
      sun | Row 3, chair 8 | Until today at six, not paid | € 12 | Owes | danger
      warning | Row 4, chair 2 | Cover torn | – | Broken | warning`,
    about: 'Second row, nobody in front. Key with the number hangs in the hut.',
    facts: 'Row 2 | Row\n€ 12 | A day\n18:00 | Until',
    figures: '64 of 90 | Let\n€ 768 | Today\n26 | Free',
    hero: 'Free in row 2 | Chair 14 | First line to the water, € 12 until six | Let it',
    tip: '26 chairs are free | Nine in row 2',
    add: 'Let a chair',
    use: 'Give back',
  },
])
