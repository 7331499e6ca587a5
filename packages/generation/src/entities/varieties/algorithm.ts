import { algorithm } from '../algorithm.ts'
import { defineVarieties } from './variety.ts'

/** What runs before one's eyes beside sorting. */
export const algorithmVarieties = defineVarieties(algorithm, [
  {
    signs: 'pathfinding 9, path finding 9, pathfinder 8, shortest path 9, maze 6, dijkstra 9',
    one: 'Algorithm',
    icon: 'map',
    without: 'Keeps equal ones in order',
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
    without: 'On average, At worst, Keeps equal ones in order',
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
    without: 'On average, At worst, Keeps equal ones in order',
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
])
