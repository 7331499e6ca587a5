import { defineArchetype } from '../archetype.ts'

export const storyMaker = defineArchetype({
  id: 'story-maker',
  words:
    'bedtime story 16, bedtime stories 14, ai story 16, ai stories 18, story generator 20, story maker 20, personalised stories 20, personalized stories 20, writes a story 16, generate stories 18, stories for children 10, fairy tale generator 20',
  examples: `
    AI writes a bedtime story with the name of the child, an animal and a moral, reads it aloud and keeps it
    Personalised fairy tales in which my daughter is the hero
    Children's story app: choose a hero, a place and a lesson, get a tale with pictures
    Generate a new story every evening and play it with a calm voice
    Parents enter age and interests, the app makes a picture book
    Bedtime stories made to order, five minutes long, saved in our shelf
    Story maker for kids with characters, illustrations and read aloud
    Make up tales with AI together with grandma, illustrated, to print
    Storytelling app with interactive choices for children before sleep
    My son wants stories about dragons and his teddy every night
    Short stories by artificial intelligence for little ones, with a favourites list
    Tales in two languages with the child's own name in them`,
  bars: 'cart checkout slots people chats',
  unless: /\b(?:nouns?|adjectives?|adverbs?|mad libs?)\b/i,
  presets: 'playful, calm',
  icon: 'book',
  names: 'Once More, Fox and Boot, Lights Out',
  entity: 'made-story',
  home: 'shelf',
  screens: `
    home | Tonight | home
    browse | Library | book
    form | Make a story | plus
    reader | Read
    player? | Listen
    saved | Favourites | heart
    detail | Story
    settings | Settings | settings`,
})
