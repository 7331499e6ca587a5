import { defineArchetype } from '../archetype.ts'

/** Algorithms and patterns one watches while they run. */
export const visualiser = defineArchetype({
  id: 'visualiser',
  words:
    'sorting visualizer 30, sorting visualiser 30, sort visualizer 26, algorithm visualizer 30, algorithm visualiser 30, pathfinding visualizer 30, path finding visualizer 30, pathfinding 16, bubble sort 20, merge sort 20, quick sort 20, sorting algorithm 18, sorting algorithms 18, game of life 26, cellular automaton 24, fractal 18, fractals 18, mandelbrot 22, julia set 20, dijkstra 18, elevator simulation 30, elevator simulator 30, lift simulation 28, lift simulator 28, music visualizer 34, music visualiser 34, audio visualizer 34, audio visualiser 34, pixel wall 32, pixel war 28, shared canvas 24, traffic light controller 32, traffic light simulation 32, traffic lights 18, vending machine simulator 34, vending machine simulation 34, binary tree 26, binary search tree 30, tree visualizer 28, tree visualiser 28, data structure visualizer 30, algorithm 4',
  examples: `
    Watch bars being put in order by bubble sort, merge sort and quick sort
    See how a list of numbers gets sorted, step by step, with speed and size to set
    Draw walls on a grid and watch which way the shortest path takes to the goal
    Compare algorithms by the number of comparisons and swaps they need
    Conway's cells live and die on a grid, generation after generation
    Zoom into the Mandelbrot set, choose colours and iterations, save the picture
    For my students: how heaps, queues and trees change while the code runs
    Breadth first against depth first through a maze
    Random heights as bars, start, pause, one step at a time
    Fractal explorer with Julia sets and Sierpinski triangles
    Animation of insertion sort with the bars compared in another colour
    Simulate two lifts in a building with calls from every floor
    Binary search shown on a row of numbers, left and right border moving`,
  bars: 'map checkout cart slots deed',
  unless: /\b(?:with|as|like) an? traffic light\b|\b(?:sugar|food|meals?|eat)\b/i,
  presets: 'dark-pro, clean',
  icon: 'chart',
  names:
    'Step by Step, Frame by Frame, In Order (sort sorting), Green Wave (traffic), Slot A2 (vending), Ground Floor (elevator lift)',
  entity: 'algorithm',
  screens: `
    board | Run | play
    browse | Library | list
    history? | Runs | clock
    saved? | Saved | bookmark
    detail | Details
    settings | Settings | settings`,
})
