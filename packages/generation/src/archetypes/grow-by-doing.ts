import { defineArchetype } from '../archetype.ts'

export const growByDoing = defineArchetype({
  id: 'grow-by-doing',
  words:
    'virtual plants 26, virtual plant 22, virtual garden 26, virtual tree 24, virtual trees 24, virtual forest 26, virtual flower 22, virtual flowers 22, plant grows when 20, plants grow when 20, tree grows while 20, garden grows when 20, forest that grows 22, tree that grows 22, garden that grows 22, forest grows 16, flower that grows 18, grow a tree 12, grow a virtual 24, grow trees by 20, grow plants by 20, my tree dies 12, digital plant 16, pixel plant 16, focus app where 34, leave your phone alone 38, stay off your phone 36, phone alone 30, phone down 26, fish tank fills 36, away from your phone 34',
  examples: `
    A tree grows while I leave the phone alone, and dies when I open it
    Every workout waters a flower, a week without sport and it hangs its head
    Walk ten thousand steps and a new plant sprouts in my garden
    Grow a little virtual forest by studying in sessions of half an hour
    My exercise minutes make seeds grow into flowers I can collect
    Gamified fitness: running and yoga raise a garden, friends can visit it
    For kids: each page read gives the sunflower a leaf
    A plant that lives from my good habits and shows how I am doing
    Focus sessions plant trees, a chart of minutes, rare species to unlock
    Motivate me to move: steps are water, workouts are sun, collect them all
    Meditation garden, each sitting opens a blossom
    Office challenge where our cycling kilometres grow a virtual wood together`,
  needs: /\b(?:virtual|digital|pixel|gamif\w+|grow(?:s|n|ing)?|sprouts?|blooms?|raise)\b/i,
  presets: 'playful, natural',
  icon: 'leaf',
  names: 'Sprout, Green Streak, Seedling',
  bars: 'week',
  entity: 'grown-plant',
  home: 'raise',
  screens: `
    home | Garden | leaf
    browse | Sessions | list | growing-session
    timer? | Focus | timer | growing-session
    browse | Plants | grid
    stats | Progress | trend | growing-session
    leaderboard? | Friends | trophy
    detail | Plant
    form | New | | growing-session
    form | Plant a seed
    profile? | Me | user`,
})
