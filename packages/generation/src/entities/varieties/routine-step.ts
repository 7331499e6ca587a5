import { routineStep } from '../routine-step.ts'
import { defineVarieties } from './variety.ts'

/** What one does each morning and evening; without these words it is skin care. */
export const routineStepVarieties = defineVarieties(routineStep, [
  {
    signs: 'supplement 9, supplements 9, vitamins 8, vitamin 6, supplement routine 12',
    one: 'Supplement',
    many: 'Supplements',
    icon: 'pill',
    groups: 'Morning, Noon, Evening',
    without: 'Product, Opened, Best before, Photo',
    fields:
      'Supplement | text | Vitamin D\n When | choice | Morning | Morning, Noon, Evening\n Time | time | 08:00\n Dose | text | 1 drop\n Amount left | slider | 60',
    samples: `
      icon | title | subtitle | badge | tone
      sun | Vitamin D | 08:00, one drop | Done | success
      fish | Omega-3 | 08:00, with breakfast | Done | success
      pill | Iron | 12:30, without coffee | Now | primary
      leaf | Magnesium | 21:00, one capsule | Tonight | accent
      drop | Vitamin B12 | Mondays and Thursdays | Thursday | neutral
      pill | Zinc | 21:00, 10 days left | Runs out | warning`,
    about: 'One drop with breakfast. Opened in September, enough until the middle of January.',
    facts: '08:00 | Time\n1 drop | Dose\n60 % | Left',
    figures: '2 of 5 | Taken today\n12 | Day streak\n1 | Runs out',
    hero: 'Next, 12:30 | Iron | One capsule, without coffee | Mark as taken',
    tip: 'One runs out in ten days | Zinc, one each evening',
    trend: 'Taken | 92 % | +6 %',
    add: 'Add supplement',
    use: 'Mark as taken',
  },
  {
    signs: 'skin 6, skincare 8, skin care 8, acne 6, serum 6, retinol 6, sunscreen 5, beauty 3, face 3',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Gentle cleanser | Morning, one minute | Done | success
      spark | Vitamin C serum | Morning, three drops | Done | success
      sun | Sunscreen 50 | Morning, two fingers | Now | primary
      moon | Retinol | Evening, Tue and Fri only | Tonight | accent
      leaf | Moisturiser | Evening, expires in 12 days | Tonight | warning
      flower | Clay mask | Sundays, ten minutes | Sunday | neutral`,
    about: 'One minute with lukewarm water, then pat dry. Opened in September, good until March.',
  },
  {
    signs: 'bedtime 4, bedtime routine 5, kids 1, pyjamas 4, pajamas 4, brush teeth 4, toddler 2',
    icon: 'moon',
    groups: 'Evening, Morning, Weekend',
    without: 'Product, Opened, Best before, Amount left',
    fields:
      'Step | text | Brush teeth\n When | choice | Evening | Evening, Morning\n Picture | photo | bed\n Minutes | number | 2',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Bath or wash | Ten minutes, with the boat | Star | success
      shirt | Pyjamas on | The ones with the moon | Star | success
      spark | Brush teeth | Two minutes, with the song | Now | primary
      book | One story | Chosen by Ida | Next | accent
      music | Sleepy music | Fifteen minutes | Next | accent
      lamp | Lights out | At half past seven | Last | neutral`,
    about: 'Two minutes with the song about the crocodile. Then a star goes on the moon.',
    facts: '2 min | Time\n4 | Stars\n19:30 | Lights out',
    figures: '3 of 6 | Done\n4 | Stars\n19:30 | Lights out',
    hero: 'Now | Brush teeth | Two minutes, with the song | Done, a star!',
    tip: 'Four stars this evening | Two more and it is story time',
    trend: 'Stars a week | 34 | +5',
  },
  {
    signs: 'morning routine 3, productivity 3, wake 2, evening routine 2, daily routine 3, self-care 1',
    icon: 'sun',
    groups: 'Morning, Evening, Weekend',
    without: 'Product, Opened, Best before, Amount left',
    fields:
      'Step | text | Glass of water\n When | choice | Morning | Morning, Evening\n Minutes | number | 10',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Glass of water | Before anything else | Done | success
      run | Ten minutes outside | Round the block | Done | success
      yoga | Stretch | Five moves | Now | primary
      coffee | Breakfast without phone | Twenty minutes | Next | accent
      edit | Three things for today | On paper | Next | accent
      moon | Phone away | At ten in the evening | Tonight | neutral`,
    about: 'Five moves next to the bed, about four minutes. Done on eleven of twelve mornings.',
    facts: '10 min | Time\n12 | Days in a row\n7:10 | Begun',
    figures: '2 of 5 | Done today\n12 | Day streak\n38 min | In all',
    hero: 'Now | Stretch | Five moves, four minutes | Mark as done',
    tip: 'Eleven of twelve mornings | Monday was the one you missed',
  },
])
