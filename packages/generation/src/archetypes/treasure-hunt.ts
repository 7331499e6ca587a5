import { defineArchetype } from '../archetype.ts'

export const treasureHunt = defineArchetype({
  id: 'treasure-hunt',
  words:
    'treasure hunt 24, treasure hunts 24, scavenger hunt 26, scavenger hunts 24, city rally 20, clues and riddles 14, egg hunt 18, photo rally 16',
  examples: `
    Children's birthday: hide clues in the garden, each leads on to the next, with a chest at the end
    City rally for visitors, solve a riddle at each station and get points
    Scan the code at the old oak, answer and learn where to go next
    Team event with twenty tasks in town, photo proof, time limit, ranking
    Easter bunny hid eggs in the park, warm or cold when you come nearer
    Geocaching: hide a box, give coordinates and hint, others find it and sign
    Pirates' map for kids with X, parrots and three puzzles on the way
    Museum wants families to search for ten hidden foxes and get a stamp for each
    Outdoor puzzle trail through the old town, numbers lead to a final code word
    Scouts' night game, find posts with compass and torch, write down the letter
    Hen party challenge list: snap a stranger's hat, find a red door, the fastest group wins
    Set up posts on the map, write enigmas, see on the evening which group found what`,
  presets: 'playful, natural',
  icon: 'map',
  names: 'X Marks, Cold Warm Hot, Under the Third Stone',
  entity: 'hidden-spot',
  home: 'shelf',
  screens: `
    map | Map | map
    browse | Hunts | search
    quiz? | Riddle | help
    scanner? | Scan | camera
    leaderboard | Teams | trophy
    history | Found | flag
    detail | Spot
    form | Hide one
    profile | Me | user`,
})
