import { partyItem } from '../party-item.ts'
import { defineVarieties } from './variety.ts'

/** What is brought to parties; without these words it is animals. */
export const partyItemVarieties = defineVarieties(partyItem, [
  {
    signs:
      'bouncy castle 12, bouncy castles 12, bounce house 12, bounce houses 12, inflatables 12, moonwalk 8',
    fields: `
      Name | text | Dragon castle, 5 × 5 m
      Next | text | Sat 21 Nov, Ida turns six
      Needs | text | Flat lawn, 230 V, two helpers`,
    without: 'Kind',
    samples: `
      icon | title | subtitle | badge | tone
      home | Dragon castle, 5 × 5 m | Sat 21 Nov, Ida turns six | Ready | success
      home | Jungle with slide, 7 × 4 m | Sat 21 Nov, school fair | Ready | success
      home | Pirate ship, 9 × 4 m | Out until Sunday | Out | primary
      home | Little castle, 3 × 3 m | For halls, up to five years | Ready | success
      tools | Blower 2 | At the workshop until Tuesday | Repair | warning`,
    about:
      'For eight children at a time, up to ten years. Pegs and mats are in the blue bag; wet lawn is fine, wind above 38 km/h is not.',
    facts: '5 × 5 m | Size\n8 | Children\nSat | Next',
    hero: 'On Saturday | Dragon castle goes to Ida | Lawn of 6 × 6 metres, socket at the shed | See the list',
    tip: 'Wind of 40 km/h on Sunday | Call the pirate ship off?',
  },
  {
    signs: 'photo booth 12, photo booths 12, selfie box 12, photobooth 12',
    fields: `
      Name | text | White booth with backdrop
      Next | text | Sat 21 Nov, Osei wedding
      Needs | text | 2 × 3 m, socket`,
    without: 'Kind',
    samples: `
      icon | title | subtitle | badge | tone
      camera | White booth, backdrop of leaves | Sat 21 Nov, Osei wedding | Ready | success
      camera | Round mirror | Fri 27 Nov, office party | Ready | success
      box | Props box 1, hats and glasses | Sat 21 Nov, Osei wedding | Ready | success
      image | Paper and ink, 400 prints | Two sets left | Low | warning
      camera | Old booth | Flash is at the workshop | Repair | danger`,
    about:
      'Needs two by three metres and a socket. Set up takes forty minutes, four hundred prints are in the box.',
    facts: '400 | Prints\n40 min | Set up\nSat | Next',
    hero: 'On Saturday | White booth goes to the Oseis | Set up at 15:00, props box 1 | See the list',
    tip: 'Paper is low | Two sets of 400',
  },
  {
    signs:
      'magician 12, magic show 12, clown 12, face painter 12, face painting 12, balloon artist 12, puppet show 9, entertainer 9, santa 9, storyteller 7, mobile disco 9',
    fields: `
      Name | text | The rabbit that was not there
      Next | text | Sat 21 Nov, Ida turns six
      Needs | text | Table, dark corner`,
    without: 'Kind',
    samples: `
      icon | title | subtitle | badge | tone
      star | The rabbit that was not there, 45 min | From five years, Sat 21 Nov | Booked | success
      star | Big show with birthday child on stage | From seven years, Sat 28 Nov | Booked | success
      smile | Balloon animals, an hour | Any age, 120 balloons | Ready | success
      paint | Faces, ten an hour | Kit is full | Ready | success
      star | Table magic for grown-ups | New cards needed | Repair | warning`,
    about: 'Forty-five minutes for up to twenty children. The birthday child lifts the cloth at the end.',
    facts: '45 min | Long\n5+ | Years\nSat | Next',
    hero: 'On Saturday | The rabbit that was not there | Twelve children, sitting on the floor | See the list',
    tip: 'Cards are worn | Two packs for the table show',
  },
])
