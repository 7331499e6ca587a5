import { plant } from '../plant.ts'
import { defineVarieties } from './variety.ts'

/** Plants of one sort; without these words what stands at a window. */
export const plantVarieties = defineVarieties(plant, [
  {
    signs: 'bonsai 9, bonsais 9, bonsai care 9',
    one: 'Bonsai',
    many: 'Bonsais',
    icon: 'leaf',
    groups: 'Indoor, Outdoor, Training',
    fields: `
      Kind | text | Chinese elm
      Place | choice | South window | South window, Balcony, Shelf
      Water every | choice | 2 days | 1 day, 2 days, 4 days
      Last wired | date | 4 Oct 2026
      Notes | long | Wire off in spring`,
    samples: `
      image | title | subtitle | overline | meta
      sapling | Chinese elm | Water today | South window | 12 years
      sapling 2 | Japanese maple | Balcony, leaves falling | Outdoor | 8 years
      sapling 3 | Juniper, cascade | Wired in October | Outdoor | 21 years
      plant | Ficus, broad | Tomorrow | Shelf | 5 years
      sapling 5 | Larch from seed | In training | Balcony | 3 years`,
    about: 'Twelve years old, 28 centimetres high. Pinch the new shoots to two leaves, turn it every week.',
    facts: '12 y | Age\n28 cm | Height\n2 d | Water',
    figures: '5 | Bonsais\n1 | To water\n2 | Wired',
    hero: 'Water today | Chinese elm | Until it runs out below, then turn it | Mark as watered',
    tip: 'Wire off the juniper in March | It was put on in October',
    trend: 'Height of the elm in cm | 28 | +1',
  },
])
