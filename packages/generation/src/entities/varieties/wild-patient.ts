import { wildPatient } from '../wild-patient.ts'
import { defineVarieties } from './variety.ts'

/** What is nursed; without these words a bit of everything. */
export const wildPatientVarieties = defineVarieties(wildPatient, [
  {
    signs:
      'bird 4, birds 4, swift 3, swifts 3, owls 4, raptors 4, fledgling 4, pigeons 4, swans 4, seabirds 4',
    one: 'Bird',
    fields: 'Kind | choice | Swift | Swift, Blackbird, Owl, Swan, Pigeon\nWeight | number | 34',
    samples: `
      icon | title | subtitle | value | badge | tone
      paw | Swift 9 | Station roof, fell on Monday | 34 g | With Lea | primary
      paw | Blackbird 6 | Cat bite, wing strapped | 88 g | With Omar | primary
      warning | Young owl | Fox wood, reported at 8:40 | – | Nobody yet | danger
      paw | Swan, ring 412 | Fishing line, river | 8.2 kg | With Kim | primary
      paw | Kestrel 2 | Flew into a window | 204 g | Release Sat | success
      wave | Swift 7 | Took off at 18:20 | 41 g | Released | neutral`,
    about:
      'Fell from the station roof on Monday with 28 grams. Takes crickets every hour, forty grams to fly.',
    facts: '34 g | Weight\n4 d | In care\n40 g | To release',
    hero: 'Reported at 8:40 | Young owl, Fox wood | On the path below the big oak, nobody is on the way | I take it',
    tip: 'Kestrel 2 may go on Saturday | Flew the whole aviary twice',
    trend: 'Weight of swift 9 | 34 g | +6',
  },
  {
    signs: 'turtle 5, turtles 5, seal 5, seals 5, dolphins 5, stranded 5, marine 4, whales 5',
    samples: `
      icon | title | subtitle | value | badge | tone
      wave | Green turtle 14 | Net at the east pier | 42 kg | Tank 2 | primary
      wave | Seal pup 9 | North beach, alone | 11 kg | Tank 4 | primary
      warning | Turtle, boat strike | Grey rock, reported 8:40 | – | Nobody yet | danger
      wave | Loggerhead 3 | Swallowed a hook | 28 kg | Tank 1 | primary
      wave | Seal 7 | Wound closed | 34 kg | Release Sat | success
      wave | Green turtle 11 | Back at sea, tag 0412 | 51 kg | Released | neutral`,
    fields:
      'Kind | choice | Green turtle | Green turtle, Loggerhead, Seal, Dolphin\nWeight | number | 42\nTank | text | 2',
    about: 'Cut out of a net on Tuesday, left flipper swollen. Eats by herself since Thursday.',
    facts: '42 kg | Weight\n4 d | In care\nTank 2 | Place',
    hero: 'Reported at 8:40 | Turtle, boat strike | Grey rock, high tide at eleven | I take it',
    tip: 'Seal 7 may go on Saturday | Eats three kilos a day',
    trend: 'Weight of seal pup 9 | 11 kg | +1.4',
  },
])
