import { defineArchetype } from '../archetype.ts'

export const treasureHunt = defineArchetype({
  id: 'treasure-hunt',
  words:
    'treasure hunt 24, treasure hunts 24, scavenger hunt 26, scavenger hunts 24, city rally 20, clues and riddles 14, egg hunt 18, photo rally 16',
  examples: `
    Children's birthday: hide clues in the garden, each clue leads on to the next, a treasure chest at the end
    City rally for visitors, solve a riddle at each station and get points for your group
    Scan the code at the old oak, solve the riddle, learn where the next clue is
    Team event with twenty puzzles and photo tasks hidden in town, time limit, ranking of the groups
    Easter bunny hid eggs in the park, a hint when you come nearer, who found most
    Geocaching: hide a box, give coordinates and a hint, others find it and sign
    Pirates' treasure map for kids with X, parrots and three riddles to solve on the way
    Museum wants families to find ten hidden foxes by clues and get a stamp for each
    Outdoor puzzle trail through the old town, clues and numbers lead to a final code word
    Scouts' night game, groups find hidden posts with compass and torch, write down the letter
    Hen party hunt: snap a stranger's hat, find a red door, solve clues, the fastest group wins
    Set up hidden posts on the map, write riddles and hints, see which group found what`,
  bars: 'ticket',
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
