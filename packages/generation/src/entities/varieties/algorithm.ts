import { algorithm } from '../algorithm.ts'
import { defineVarieties } from './variety.ts'

/** What runs before one's eyes beside sorting. */
export const algorithmVarieties = defineVarieties(algorithm, [
  {
    signs: 'pathfinding 9, path finding 9, pathfinder 8, shortest path 9, maze 6, dijkstra 9',
    one: 'Algorithm',
    icon: 'map',
    without: 'Stable',
    samples: `
      icon | title | subtitle | value | tone
      map | Dijkstra | Nearest squares first, the path is the shortest | 31 seen | success
      map | A* | Looks towards the goal, the path is the shortest | 22 seen | success
      map | Breadth first | In rings around the start | 38 seen | primary
      map | Depth first | One way to its end, then back | 44 seen | warning
      map | Greedy | Always towards the goal, not always the shortest | 19 seen | warning`,
    about: 'Visits the nearest squares first until the goal is found. The path it finds is the shortest.',
    facts: '14 | Path\n31 | Visited\n0.8 s | Took',
    figures: '14 | Path\n31 | Visited',
    hero: 'Last run | Dijkstra | 14 steps, 31 squares seen | Run again',
    tip: 'A* saw the fewest | 22 squares for the same path',
    trend: 'Squares seen | 31 | −7',
  },
  {
    signs: 'game of life 12, cellular automaton 12, cellular automata 12',
    one: 'Pattern',
    icon: 'grid',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      grid | Glider | Moves one square in four steps | 5 cells | success
      grid | Blinker | Turns at every step | 3 cells | primary
      grid | Pulsar | Back to the start after three steps | 48 cells | primary
      grid | Block | Stays as it is | 4 cells | neutral
      grid | Glider gun | A new glider every thirty steps | 36 cells | accent`,
    about: 'Five cells that move one square down and to the right in every four steps.',
    facts: '5 | Cells\n4 | Period\n1 | Step to the right',
    figures: '42 | Generation\n9 | Alive',
    hero: 'Running | Glider | Generation 42, nine cells alive | Run again',
    tip: 'A glider needs five cells | It comes back after four steps',
    trend: 'Cells alive | 9 | −2',
  },
  {
    signs: 'fractal 12, fractals 12, mandelbrot 12, julia set 12',
    one: 'Picture',
    icon: 'image',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      image | Valley of seahorses | Mandelbrot, ice | 40× | primary
      image | Dust | Julia, fire | 12× | warning
      image | Small copy of the whole | Mandelbrot, forest | 1,200× | success
      image | Triangle of triangles | Sierpinski, grey | 1× | neutral
      image | Mast and sail | Burning ship, fire | 64× | accent`,
    about: 'At −0.743 and 0.131 i, forty times enlarged, 120 iterations. Ice colours.',
    facts: '40× | Zoom\n120 | Iterations\n0.4 s | Drawn in',
    figures: '12 | Pictures\n40× | Zoom',
    hero: 'Last saved | Valley of seahorses | Mandelbrot, forty times enlarged | Open',
    tip: 'Twelve pictures saved | The deepest is 1,200 times enlarged',
    trend: 'Saved | 12 | +2',
  },
  {
    signs: 'elevator 12, elevators 12, lift simulation 14, lift simulator 14, lifts 6',
    one: 'Call',
    icon: 'repeat',
    groups: 'Up, Down',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      repeat | Floor 0 to 5 | Lift A, straight up | 14 s | success
      repeat | Floor 3 to 0 | Lift B, stopped at 1 | 22 s | primary
      repeat | Floor 5 to 2 | Lift A, stopped at 4 | 19 s | primary
      repeat | Floor 1 to 4 | Lift B, waited for lift A | 31 s | warning
      repeat | Floor 0 to 3 | Lift A, straight up | 9 s | success`,
    about:
      'Called on the ground floor, picked up after fourteen seconds and brought to the fifth without a stop.',
    facts: '14 s | Waited\n11 s | Ride\n0 | Stops',
    figures: '18 s | Average wait\n42 | Calls',
    hero: 'Last call | Floor 0 to 5 | Lift A, fourteen seconds | Run again',
    tip: '18 seconds on average | The longest wait was 31 seconds',
    trend: 'Average wait | 18 s | −3',
  },
  {
    signs: 'traffic light 14, traffic lights 14, crossing 5',
    one: 'Plan',
    icon: 'clock',
    groups: 'Day, Night',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      clock | Morning | North and south 40 s, east and west 20 s | 64 s | success
      clock | Noon | All of them 24 s | 52 s | primary
      clock | Evening | East and west 36 s | 60 s | primary
      moon | Night | Yellow, blinking | 0 s | neutral
      user | School time | Pedestrians 18 s | 70 s | warning`,
    about: 'Forty seconds for north and south, twenty for east and west, three of yellow between them.',
    facts: '64 s | Round\n40 s | North, south\n20 s | East, west',
    figures: '7 | Cars waiting\n64 s | Round',
    hero: 'Running | Morning | North and south are green | Open',
    tip: 'Seven cars are waiting | Four of them from the east',
    trend: 'Cars waiting | 7 | −2',
  },
  {
    signs: 'vending machine 14, vending machines 14',
    one: 'Product',
    icon: 'cart',
    groups: 'Drinks, Snacks, Sold out',
    fields: 'Price | money | € 1.20\nLeft | number | 8\nSlot | text | A1',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      cart | Water | A1, 8 left | € 1.20 | success
      cart | Cola | A2, sold out | € 1.80 | danger
      cart | Tea | A3, 5 left | € 1.50 | success
      cart | Crisps | B1, 3 left | € 1.40 | warning
      cart | Nuts | B2, 6 left | € 2.10 | success
      cart | Bar | B3, 9 left | € 1.00 | success`,
    about: 'Eight bottles are left of twelve, the last refill was on Monday. Sold 31 times this week.',
    facts: '8 | Left\n31 | Sold this week\nA1 | Slot',
    figures: '€ 84.20 | Income today\n31 | Left in all\n1 | Sold out',
    hero: 'Sold out | Cola, slot A2 | Since this morning | Refill',
    tip: 'Cola is sold out | 84.20 euros today',
    trend: 'Income a day | € 84 | +€ 6',
    add: 'Add product',
    use: 'Refill',
  },
  {
    signs: 'music 5, audio 6, song 5, sound 5, spectrum 8',
    one: 'Song',
    icon: 'music',
    groups: 'On this phone, Played',
    fields: 'Artist | text | Noor and the Tides\nStyle | choice | Bars | Bars, Wave, Circle, Particles',
    without: 'On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      music | Night Lines | Noor and the Tides, bars | 3:48 | primary
      music | Last Tram | Weber Trio, wave | 4:12 | success
      music | Copper | Hana Sato, circle | 2:56 | accent
      music | Slow Harbour | Mateo Silva, particles | 5:04 | primary
      music | Paper Drums | Ida Lund, bars | 3:21 | warning`,
    about: 'Twenty bars from 40 hertz to 12 kilohertz. The drum comes in at 0:48.',
    facts: '3:48 | Length\n96 | Bpm\nBars | Style',
    figures: '5 | Songs\n4 | Styles',
    hero: 'Playing | Night Lines | 1:12 of 3:48 | Open',
    tip: 'Five songs are on this phone | Night Lines is playing',
    trend: 'Played | 14 | +3',
    add: 'Add song',
    use: 'Play',
  },
  {
    signs: 'pixel wall 14, pixel war 14, pixel canvas 10, shared canvas 12, pixel 5',
    one: 'Pixel',
    icon: 'grid',
    groups: 'Latest, Mine',
    fields:
      'Colour | choice | Red | Black, Red, Yellow, Green, Blue, White\nPlace | text | 14, 38\nPlaced by | person | Omar Haddad',
    without: 'Name, On average, At worst, Stable',
    samples: `
      icon | title | subtitle | value | tone
      grid | 14, 38 | Omar Haddad, red | 9:41 | danger
      grid | 15, 38 | Iris Chen, red | 9:41 | danger
      grid | 62, 7 | Lea Brandt, blue | 9:40 | primary
      grid | 63, 7 | You, blue | 9:38 | primary
      grid | 20, 51 | Kim Osei, green | 9:36 | success`,
    about: 'Placed by Omar at 9:41, red over white. It has changed four times today.',
    facts: '9:41 | Placed\n4 | Times today\nRed | Colour',
    figures: '1,284 | Today\n38 | Here now',
    hero: 'Latest | 14, 38 is red | Omar Haddad, at 9:41 | Show',
    tip: '38 people are here | 1,284 pixels today',
    trend: 'Pixels a day | 1,284 | +64',
    add: 'Place pixel',
    use: 'Show on wall',
  },
])
