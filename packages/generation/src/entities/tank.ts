import { defineEntity } from '../entity.ts'

export const tank = defineEntity({
  id: 'tank',
  words: 'aquarium, fish tank, terrarium, tank, reptile, coral',
  icon: 'fish',
  groups: 'Fresh, Sea, Terrarium',
  fields: `
    Name | text | Living room, 120 l
    Kind | choice | Fresh | Fresh, Sea, Terrarium
    pH | number | 6.8
    Temperature | number | 25
    Nitrate | number | 10
    Light cycle | text | 10:00 to 20:00
    Last change | date | Sun 15 Nov
    Photo | photo | aquarium
    Ammonia | text | 0 mg
    Volume | text | 120 l
    Notes | long | New filter pad`,
  samples: `
    image | title | subtitle | overline | value | meta
    aquarium | Living room, 120 l | 18 tetras, 2 catfish | Fresh | 25.1 °C | pH 6.8
    reef | Reef, 60 l | Two clownfish | Sea | 26.0 °C | pH 8.2
    lake plant | Shrimp bowl | Cherry shrimps | Fresh | 22.4 °C | pH 7.0
    forest | Leo’s place | Leopard gecko | Terrarium | 29 °C | 40 %
    aquarium 3 | Quarantine, 30 l | One betta, day 4 | Fresh | 26.5 °C | pH 7.1
    plant | Plant tank | Ferns and moss | Fresh | 24 °C | pH 6.6`,
  about: 'Water is clear, everybody eats. A third of the water on Sunday, and a look at the catfish.',
  facts: '25.1 °C | Heat\n6.8 | pH\n10 mg | Nitrate',
  figures: '25.1 °C | Heat\n6.8 | pH\n3 | Days to change',
  hero: 'Sunday | Change a third of the water | Living room, 40 litres | Mark as done',
  notices: `
    Feed the catfish | Living room, one tablet after dark | fish
    Feed the clownfish | Reef, frozen shrimps | fish
    Change a third of the water | Living room, 40 litres on Sunday | drop
    Test nitrate | Quarantine, every second day | chart`,
  tip: 'Values are steady | Nitrate under 15 for a month',
  trend: 'Nitrate | 10 mg | −2',
  add: 'Log water test',
  use: 'Log water test',
})
