import { defineArchetype } from '../archetype.ts'

export const kidsLearning = defineArchetype({
  id: 'kids-learning',
  words:
    'child speech 24, speech development 16, alphabet 14, abc 9, phonics 14, toddlers 8, preschoolers 12, for kids 6, for children 6, kids learn 12, learn letters 12, learn numbers 12, counting game 12, nursery rhymes 14, tracing letters 16, letters 3, stickers as reward 12, early learning 14, children learn 12, learn to read 12, coloring pages 12, colouring pages 12, worksheets 16, kindergarten worksheets 34',
  examples: `
    Little ones practise reading words and counting, a star for each round, their parents see how it goes
    Reading, sight words and sums for first graders, stars and trophies
    My three-year-old should find A for apple and hear the sound
    Count ducks, match shapes, sort colours, a sticker for each right answer
    Songs and rhymes for little ones with pictures to tap, no advertising
    Trace the alphabet with a finger, big and small, a star when the line is clean
    Preschool puzzles with farm animals: which one says moo, which is bigger, what is missing
    Paint by tapping: unicorns, diggers, dinosaurs, with a palette for tiny hands
    Learn letters and first words in pictures, for children of two to four, read aloud by a friendly voice
    Kindergarten wants short games for kids about numbers to ten, days of the week and seasons
    Sound out c-a-t, blend, then read a mini story together
    Rhymes and memory pairs for my little daughter, with a lock so she cannot leave the game
    Early maths with a fox: how many berries, add one, take one away, parents see progress
    Nursery group on one tablet: colours, opposites, animal noises, each child gets a sticker on the tree
    Children learn to tell the time from a clock face and win stars
    First letters and sums for my son, with rewards and a page where parents see how it goes`,
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
