import { pitchTrader } from '../pitch-trader.ts'
import { defineVarieties } from './variety.ts'

/** Who has a place; without these words traders of a market. */
export const pitchTraderVarieties = defineVarieties(pitchTrader, [
  {
    one: 'Artist',
    signs: 'busking 9, busker 9, buskers 9, street music 8, street artists 7, artists 4',
    icon: 'music',
    groups: 'Music, Juggling, Theatre',
    fields: `
      Name | text | Noor Rahman
      Plays | text | Violin
      Licence until | date | Thu 31 Dec
      Phone | phone | +49 151 2048`,
    without: 'Sells, Usual pitch, Since, Insurance until',
    samples: `
      avatar | title | subtitle | badge | tone
      Noor | Noor Rahman | Violin, under the arcade today | Playing | success
      Omar | Omar and Kim | Guitar and voice, at Mill bridge | Playing | success
      Elias | Elias Lund | Juggling, from four | Booked | neutral
      Ana | Ana Petrova | Loudspeaker, warned once | Warned | danger`,
    about: '',
    figures: '34 | Artists\n4 | Play now',
    tip: 'Four play now | Two places are loud enough already',
  },
  {
    one: 'Guest',
    signs: 'beach chairs 9, beach chair 9, umbrellas 7, deck chairs 9, loungers 8, sunbeds 8',
    icon: 'users',
    groups: 'Today, Season',
    fields: `
      Name | text | Family Brandt
      Chair | text | Row 1, chair 3
      Until | date | Sat 21 Nov
      Phone | phone | +49 151 2048`,
    without: 'Sells, Usual pitch, Since, Insurance until',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Family Brandt | Row 1, chair 3, until Saturday | Paid | success
      Kim | Mrs Kaya | Row 2, chair 15, every summer | Season | primary
      Omar | Omar Haddad | Row 3, chair 8, until six | Owes | danger
      Iris | Iris Chen | Wants row 1, from Sunday | Waits | warning`,
    about: '',
    figures: '64 | Guests\n9 | Season',
    tip: 'Nine have a season ticket | Two wait for row 1',
  },
])
