import { partyVisit } from '../party-visit.ts'
import { defineVarieties } from './variety.ts'

/** Parties they come to; without these words with animals. */
export const partyVisitVarieties = defineVarieties(partyVisit, [
  {
    signs:
      'bouncy castle 12, bouncy castles 12, bounce house 12, bounce houses 12, inflatables 12, moonwalk 8, photo booth 12, photo booths 12, selfie box 12, photobooth 12, magician 12, magic show 12, clown 12, face painter 12, face painting 12, balloon artist 12, puppet show 9, entertainer 9, santa 9, storyteller 7, mobile disco 9',
    fields: `
      Notes | long | Gate on the left, socket behind the shed`,
    samples: `
      icon | title | subtitle | value | badge | tone
      gift | Ida turns six | Sat 21 Nov, 14:00 · Linden lane 4 | € 180 | Half paid | warning
      heart | Osei wedding | Sat 21 Nov, 17:00 · Mill barn | € 360 | Paid | success
      gift | Yusuf turns eight | Sat 28 Nov, 11:00 · Mill street 12 | € 180 | Deposit open | danger
      building | Harbour office party | Fri 27 Nov, 18:00 · East end | € 420 | Paid | success
      users | School fair | Wed 2 Dec, 9:30 · Old dairy | € 320 | Half paid | warning
      mail | Advent market | Asked for Sun 13 Dec, all day | € 520 | Asked | primary`,
    about:
      'Twelve children, most of them six. Park in the yard behind the gate; the socket is behind the shed, coffee is promised.',
    facts: '14:00 | Starts\n2 h | Long\n€ 90 | Still open',
  },
])
