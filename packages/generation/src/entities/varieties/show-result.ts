import { showResult } from '../show-result.ts'
import { defineVarieties } from './variety.ts'

/** Who won; without these words with vegetables and cakes. */
export const showResultVarieties = defineVarieties(showResult, [
  {
    signs: 'dog 7, dogs 7, breeds 6, cat 6, cats 6, kennel 6, puppies 5',
    groups: 'Best of breed, Groups, Final',
    samples: `
      icon | title | subtitle | badge | tone
      trophy | Open class, dachshunds | 1st Kuno of Linden, no. 64 | Excellent | success
      trophy | Best puppy | 1st Juno of Linden, 2nd Bo | Very good | success
      trophy | Best of breed, setters | Alma, Iris Chen | Ticket | success
      star | Child and dog | At one in the main ring | Later | warning
      trophy | Best in show | At four in the main ring | Later | warning`,
    about: 'Number 64 before number 12 and number 70. Excellent movement, quiet at the table.',
  },
  {
    signs: 'horse 7, horses 7, riding 7, pony 6, jumping 6, dressage 7',
    groups: 'Dressage, Jumping, Young riders',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | Dressage, novices | 1st Ida on Fjara, 2nd Kim on Kasimir | 7.4 | Placed | success
      trophy | Jumping 70 cm | 1st Omar on Otto, no faults | 48.2 s | Placed | success
      clock | Jumping 90 cm | Runs now, Lea leads with no faults | 51.0 s | Running | warning
      star | Lead rein | All twelve get a ribbon | – | Later | neutral`,
    about: 'Seventeen starters, five placed. Supple and in time; the halt came a step late.',
  },
  {
    signs: 'beer 7, beers 7, brewing 8, brewers 8, cider 6, wine 6, cheese 7, honey 6',
    groups: 'Gold, Silver, Bronze',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | Lager | 1st entry 104, 2nd entry 98 | 41 of 50 | Gold | success
      trophy | Wheat and pale | 1st entry 119 | 39 of 50 | Silver | success
      clock | Stout and porter | Being judged on table 3 | – | Running | warning
      trophy | Best of all | Final at three | – | Later | neutral`,
    about: 'Clear, fine bubbles, a clean end. Two points were lost for a little too much hop.',
  },
])
