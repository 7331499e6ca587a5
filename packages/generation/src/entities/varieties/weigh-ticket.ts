import { weighTicket } from '../weigh-ticket.ts'
import { defineVarieties } from './variety.ts'

/** Loads over a scale; without these words of a quarry. */
export const weighTicketVarieties = defineVarieties(weighTicket, [
  {
    signs: 'scrap 12, scrap yard 12, scrapyard 12, scrap metal 12, copper 9, metals 8',
    fields: `
      Gross weight | text | 22.74 t
      Customer | choice | Haddad Metals | Haddad Metals, Mill Plumbers, Brandt Demolition, Cash
      Material | choice | Iron, heavy | Copper bright, Brass, Aluminium, Iron heavy`,
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | L MV 418, iron | Brandt Demolition, 2026-4182 | 8.46 t | Out 9:31 | success
      truck | HB KA 204, mixed | Mill Plumbers, 2026-4183 | 0.62 t | Paid | success
      truck | B LE 731, aluminium rims | Haddad Metals, tare 3.64 t | – | In the yard | primary
      truck | KI TS 96, cable | Cash, 2026-4181 | 0.21 t | Paid | success
      truck | M OR 512, copper | Papers are missing | – | Waiting | warning`,
    about:
      'Came in full at 9:12 with 22.74 tonnes and left empty with 14.28. Paid by transfer, the passport was shown.',
    facts: '22.74 t | Gross\n14.28 t | Tare\n8.46 t | Net',
    figures: '38 t | Today | +6\n2 | In the yard\n18 | Tickets',
    hero: 'In the yard | B LE 731 is unloading | Rims for Haddad Metals, in since 9:40 | Weigh out',
  },
])
