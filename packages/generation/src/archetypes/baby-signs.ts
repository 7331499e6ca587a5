import { defineArchetype } from '../archetype.ts'

/** First signs for babies and deaf toddlers, learned by their parents; courses and dictionaries of a sign language are `language`, picture boards `picture-talk`. */
export const babySigns = defineArchetype({
  id: 'baby-signs',
  words:
    'baby signs 70, baby sign 70, baby signing 70, baby sign language 80, signs for deaf 80, signs for babies 70, signs for toddlers 70, signs for our nursery 60, makaton 70, deaf toddlers 50, deaf children 40, deaf toddler 50, deaf child 40, deaf baby 50, hearing parents of deaf 60, key word signing 60, signs with my baby 60, first signs 50',
  examples: `
    Films of signs by topic, slow and from the side, for parents of deaf toddlers
    Milk, more, all gone: first signs for babies who cannot speak yet
    Dictionary of signs with a search, favourites and lists for grandparents
    Learn to sign: unit by unit, guess the sign, spell your name with your fingers
    Which signs our daughter knows already, with the date she first used them
    Sign of the day, shown by a deaf presenter, with the hand shape explained
    Kindergarten teachers practise key words in signs for songs and meals
    Show a word and see how it is signed in our country
    Record our own home signs and share them with the nursery
    Quiz: watch the film, choose what it means
    Fingers spell the alphabet, faster each week
    Signed stories for children, with text for those who hear`,
  // Adults take a course or look words up.
  unless:
    /^(?!.*\b(?:bab(?:y|ies)|toddlers?|child|children|kids?|son|daughter|nursery|kindergarten|parents?|makaton|key ?word)\b)|\b(?:street|road|traffic|vital|warning|shop|neon|zodiac|star) signs?\b/is,
  bars: 'cart checkout map',
  presets: 'playful, warm',
  icon: 'users',
  names: 'Two Hands, First Signs, Show Me',
  entity: 'hand-sign',
  keepsThing: true,
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Signs | grid | | | | signs, categories, topics, dictionary, words, food, animals, feelings, family, search, deaf toddlers, toddlers, babies
    favorites? | Favourites | heart
    quiz? | Guess | help | | | | quiz, quizzes, guess, quiz time
    result? | Result
    history? | First signed | clock | known-sign | | | signs she knows, signs he knows, knows already, first used, progress, learned signs, milestones, diary
    video? | Film | play
    detail | Sign
    form? | Add our own sign
    settings? | Settings | settings
    profile? | Me | user`,
})
