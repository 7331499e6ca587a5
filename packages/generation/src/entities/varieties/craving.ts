import { craving } from '../craving.ts'
import { defineVarieties } from './variety.ts'

export const cravingVarieties = defineVarieties(craving, [
  {
    signs: 'vape, vaping, vapes, e-cigarette, juul',
    samples: `
      icon | title | subtitle | value | tone
      coffee | On the break | Today 10:40, a walk helped | 4 min | warning
      users | With friends outside | Yesterday 21:10, held a straw | 7 min | danger
      brain | Before the call | Yesterday 14:00, water | 3 min | primary
      car | In the car | Tuesday 17:30, chewing gum | 5 min | warning
      game | While gaming | Monday 23:20, breathing | 6 min | accent`,
    about: 'Came on the break and was gone after four minutes. The walk round the block helped again.',
    figures: '23 | Days free | +1\n€ 84 | Money saved\n6 | Pods not bought',
    tip: 'Day 23 | Taste and breath come back from this week on',
  },
  {
    signs: 'alcohol, drinking, sober, sobriety, beer',
    groups: 'Today, Strong, Passed',
    fields:
      'Where | choice | After work | After work, Party, At home\nWhat helped | choice | Call | Call, Walk, Tea, Meeting',
    samples: `
      icon | title | subtitle | value | tone
      clock | Friday, after work | Today 17:40, called Omar | 9 min | warning
      users | Birthday at Kim’s | Saturday 21:10, ginger beer | 20 min | danger
      cart | In the shop | Thursday 18:30, other aisle | 3 min | primary
      moon | Could not sleep | Tuesday 23:20, tea and book | 12 min | accent
      fork | Dinner with wine | Sunday 20:00, said no | 2 min | success`,
    about: 'Came at twenty to six and was gone after the call with Omar. Ginger beer in the fridge helps.',
    figures: '41 | Days sober | +1\n€ 312 | Money saved\n3 | Meetings',
    hero: 'Day 41 | Craving? Wait ten minutes | Call somebody, drink something, go outside | Call Omar',
    tip: 'Day 41 | Sleep is better from this month on',
  },
  {
    signs: 'sugar, sweets, chocolate, snacking, junk food',
    fields:
      'Where | choice | At work | At work, On the sofa, In the shop\nWhat helped | choice | Apple | Apple, Tea, Walk, Teeth',
    samples: `
      icon | title | subtitle | value | tone
      clock | At three in the office | Today 15:00, apple | 6 min | warning
      moon | On the sofa | Yesterday 21:30, brushed teeth | 8 min | danger
      cart | At the till | Yesterday 18:10, looked away | 1 min | success
      coffee | With the coffee | Tuesday 14:00, nuts | 4 min | primary`,
    about: 'Came at three as on most days and was gone after an apple and a walk to the printer.',
    figures: '12 | Days without | +1\n6 | Cravings passed\n1.2 kg | Not eaten',
    hero: 'Day 12 | Three o’clock is coming | An apple and ten minutes do it | Start timer',
  },
  {
    signs:
      'scrolling, doomscrolling, social media, phone addiction, screen, gambling, sports betting, porn, shopping',
    fields:
      'Where | choice | In bed | In bed, At work, On the tram\nWhat helped | choice | Walk | Walk, Book, Call, Breathing',
    samples: `
      icon | title | subtitle | value | tone
      moon | In bed | Yesterday 23:10, phone in the kitchen | 8 min | warning
      train | On the tram | Yesterday 17:40, looked outside | 5 min | primary
      brain | Bored at work | Tuesday 15:00, tea | 3 min | success
      heart | After the argument | Monday 20:15, walk | 12 min | danger`,
    about: 'Strongest in bed. It passed after eight minutes with the phone in the kitchen.',
    figures: '17 | Days | +1\n31 h | Won back\n24 | Urges passed',
    hero: 'Day 17 | Feel the urge? Wait ten minutes | Stand up, drink something, look outside | Start timer',
    tip: 'Evenings are hardest | Four of five urges come after nine',
    trend: 'Urges a day | 3 | −2',
  },
  {
    signs:
      'nail biting 9, biting nails 9, biting my nails 12, bite my nails 12, nails 5, hair pulling 9, pulling my hair 9, skin picking 9, thumb sucking 9, knuckle cracking 9, teeth grinding 7, lip biting 9',
    one: 'Slip',
    many: 'Slips',
    groups: 'Today, Stopped, Slipped',
    fields: `
      When | time | 10:40
      Trigger | choice | Bored | Bored, Nervous, Reading, In the car
      What helped | choice | Ring to turn | Ring to turn, Hand cream, Plaster, Walk
      Photo | photo | hand
      Notes | long | Noticed it at the second finger`,
    without: 'How strong, Where',
    samples: `
      icon | title | subtitle | value | tone
      book | While reading | Today 10:40, noticed and stopped | 1 finger | warning
      brain | Before the call | Yesterday 14:00, turned the ring | None | success
      car | At the red light | Tuesday 17:30, both hands | 3 fingers | danger
      play | In front of the film | Monday 21:10, hand cream | None | success
      clock | Waiting for the bus | Sunday 8:20, gloves on | None | success`,
    about: 'Noticed it at the second finger and stopped. The ring was on the table, it belongs on the hand.',
    facts: '1 | Finger\nBored | Trigger\n6 d | Before that',
    figures: '6 | Days free | +1\n4 | Slips this week\n18 | Best so far',
    hero: 'Day 6 | Hands busy? | Turn the ring, rub in some cream, count to sixty | Start timer',
    tip: 'Films are the hardest | Three of four slips come after nine',
    trend: 'Slips a week | 4 | −3',
    data: [14, 12, 11, 9, 8, 7, 4],
    add: 'Log slip',
    use: 'Log again',
  },
])
