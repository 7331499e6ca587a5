import { defineArchetype } from '../archetype.ts'

export const memeMaker = defineArchetype({
  id: 'meme-maker',
  words:
    'meme generator 26, meme maker 26, meme creator 26, meme editor 24, custom meme 22, create meme 22, make meme 22, make own meme 22, generate meme 22, meme template 20, text over an image 18, text over image 18, text on picture 14, top text 14, bottom text 14, caption photo 14, meme 10',
  examples: `
    Put text on top and bottom of a funny picture and share it
    Make memes from my own photos, big white letters above and below
    Meme generator with templates, top text, bottom text, save to my phone
    Caption a picture, choose the colour and size of the letters, send it to the group
    Write a silly line over a photo of the cat and post it
    Class chat memes: pick a template, type two lines, done
    Upload a picture, add words over it, keep what I made
    Funny captions for pictures of my dog, to be shared with friends
    Turn holiday snaps into jokes with a line on top and a punchline below
    Bold outlined words on a screenshot, drag them, make them bigger, export
    Our office wants its own memes with the boss's face and quick captions
    Reaction pictures with my own text for the family group`,
  unless:
    /\b(?:browse|search(?:ing)? (?:for )?|feed of|read|scroll(?:ing)? (?:through )?) ?(?:\w+ )?memes\b/i,
  bars: 'form',
  presets: 'playful, bold',
  icon: 'smile',
  names: 'Top Text, Dank Bank, Punchline',
  entity: 'meme',
  screens: `
    editor | Create | edit
    browse | My memes | image
    saved | Favorites | heart
    detail | Meme
    settings | Settings | settings`,
})
