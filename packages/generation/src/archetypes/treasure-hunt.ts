import { defineArchetype } from '../archetype.ts'

export const treasureHunt = defineArchetype({
  id: 'treasure-hunt',
  words:
    'treasure hunt 24, treasure hunts 24, scavenger hunt 26, scavenger hunts 24, city rally 20, clues and riddles 14, egg hunt 18, photo rally 16',
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
