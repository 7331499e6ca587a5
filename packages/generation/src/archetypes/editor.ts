import { defineArchetype } from '../archetype.ts'

export const editor = defineArchetype({
  id: 'editor',
  words:
    'photo editor 16, photo editing 16, image editor 16, photo restoration 18, restore photos 16, restore old photos 18, enhance photos 14, photo filters 12, background remover 18, retouch 14, meme 8, editor 4, drawing 6, draw 5, canvas 6, paint 5, sketch 6, design tool 6, collage 6, sticker 5, logo maker 7, generate meme 7, coloring 5, pixel art 22, pixel editor 22, drawing pad 20, drawing app 18, video editor 22, edit videos 18, video editing 20, animation frames 12, sprite 9, coloring book 18, colouring book 18, photo collage 18, collage maker 22, comic maker 18, gif maker 18, sketchbook 12, thumbnail maker 18, invitation maker 16, card maker 14',
  presets: 'playful, bold',
  icon: 'palette',
  names: 'Doodlebox, Halfdrawn, Cutpaper',
  entity: 'drawing',
  screens: `
    editor | Create | edit
    browse | Gallery | image
    saved | Saved | heart
    detail | Picture
    settings | Settings | settings`,
})
