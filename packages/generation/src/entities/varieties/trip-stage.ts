import { tripStage } from '../trip-stage.ts'
import { defineVarieties } from './variety.ts'

/** What a day of travelling is made of; without these words one goes by train and looks at things. */
export const tripStageVarieties = defineVarieties(tripStage, [
  {
    signs:
      'road trip 14, road trips 14, roadtrip 14, by car 8, van life 12, camper 8, who drives 12, driving 4',
    samples: `
      icon | title | subtitle | time
      car | Leave Leipzig | Full tank, Lea drives | 08:00
      coffee | Coffee in Hof | Castle car park, 25 min | 09:50
      fork | Lunch by the stone bridge | Regensburg, one hour | 12:10
      car | Over the pass | Omar drives, 200 km | 13:30
      bed | Guesthouse Linde, Salzburg | Parking behind the house | 17:45`,
    about: 'About three hours at the wheel, with a break in the middle.',
    tip: 'Vignette for Austria | Buy it before the border, ten days are enough',
  },
])
