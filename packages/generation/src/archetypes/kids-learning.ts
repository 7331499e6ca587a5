import { defineArchetype } from '../archetype.ts'

export const kidsLearning = defineArchetype({
  id: 'kids-learning',
  words:
    'alphabet 14, abc 9, phonics 14, toddlers 8, preschoolers 12, for kids 6, for children 6, kids learn 12, learn letters 12, learn numbers 12, counting game 12, nursery rhymes 14, tracing letters 16, letters 3, stickers as reward 12, early learning 14, children learn 12, learn to read 12, coloring pages 12, colouring pages 12',
  presets: 'playful, warm',
  icon: 'star',
  names: 'Little Fox, ABC Pond, Sticker Tree',
  entity: 'letter-card',
  home: 'shelf',
  screens: `
    home | Play | home
    browse | Cards | grid
    game | Game | game
    leaderboard? | Stickers | star
    stats? | For parents | chart
    video? | Songs | video
    detail | Card
    result | Well done
    settings? | Parents | settings
    profile | Me | user`,
})
