import { defineEntity } from '../entity.ts'

export const cheeseStep = defineEntity({
  id: 'cheese-step',
  one: 'Step',
  many: 'Steps',
  words: 'cheese step, making step, pressing, ripening step, curd step',
  icon: 'check',
  groups: 'Pot, Press, Cellar',
  fields: `
    Step | text | Add the rennet
    At | time | 9:40
    Temperature | number | 32
    Done | switch | yes`,
  samples: `
    icon | title | subtitle | time
    check | Warm the milk | 12 litres to 32 °C | 8:50
    check | Stir in the culture | Mesophilic, wait 45 minutes | 9:00
    drop | Add the rennet | 3 ml in cold water | 9:45
    scissors | Cut the curd | Clean break, size of hazelnuts | 10:30
    box | Press | 5 kg for an hour, then 10 kg | 12:00
    moon | Into the cellar | 12 °C, turn each day | Sun`,
  about: 'Three millilitres in cold water, stirred for a minute. Then nobody touches the pot for 45 minutes.',
  facts: '32 °C | Milk\n3 ml | Rennet\n45 min | Rest',
  figures: '2 | Done\n4 | To go',
  hero: 'Next | Add the rennet | At 9:45, 32 °C | Tick step',
  tip: 'Clean break after 45 minutes | Try it with the knife first',
  add: 'Add step',
  use: 'Tick step',
})
