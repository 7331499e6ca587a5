import { defineEntity } from '../entity.ts'

export const beachReport = defineEntity({
  id: 'beach-report',
  one: 'Beach',
  many: 'Beaches',
  words: 'beach report, beach check, beach cleanliness',
  icon: 'wave',
  groups: 'Clean, Some rubbish, Avoid',
  fields: `
    Beach | place | Lighthouse bay
    Cleanliness | choice | Clean | Clean, Some rubbish, Dirty
    Rubbish | choice | None | None, Plastic, Glass, Seaweed
    Water | choice | Clear | Clear, Cloudy, Algae
    Crowded | choice | Quiet | Quiet, Busy, Full
    Stars | number | 4
    Photo | photo | beach
    Note | long | Two bins are full at the stairs`,
  samples: `
    image | title | subtitle | rating | badge | tone
    beach | Lighthouse bay | Clean, clear water, seen an hour ago | 4.8 | Clean | success
    sea | North beach | Plastic by the groyne, six photos | 3.2 | Some rubbish | warning
    island | Family cove | Quiet, bins emptied today | 4.6 | Clean | success
    beach | Harbour sands | Glass at the steps, do not go barefoot | 2.1 | Avoid | danger
    sea | Long strand | Seaweed, water cloudy | 3.6 | Some rubbish | warning`,
  about:
    'Six people were here today and agree: clean sand, clear water, enough bins. Last photo from an hour ago.',
  facts: '4.8 | Stars\n1 h | Last seen\n6 | Checks today',
  figures: '18 | Beaches\n11 | Clean\n42 | Checks this week',
  hero: 'An hour ago, 2.4 km away | Lighthouse bay is clean | Clear water, quiet, six checks today | See photos',
  notices: `
    Glass at Harbour sands | Do not go barefoot, seen by three | warning
    Lighthouse bay is clean again | Twelve people picked up on Sunday | check
    Algae at Long strand | Keep dogs out of the water | wave`,
  tip: 'Clean-up on Sunday, ten o’clock | North beach, gloves are there',
  trend: 'Checks a week | 42 | +9',
  add: 'Check a beach',
  use: 'See photos',
})
