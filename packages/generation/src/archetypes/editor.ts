import { defineArchetype } from '../archetype.ts'

export const editor = defineArchetype({
  id: 'editor',
  words:
    'draw and paint 30, drawing and painting 26, painting app 20, drawing app 20, layers and brushes 20, icon generator 26, greeting cards 32, greeting card maker 32, white board 26, whiteboard 24, sketch with two fingers 24, sketch pad 22, sketching 14, wireframes 20, wireframe 16, mockups 16, camera filters 22, filters for photos 18, photo editor 16, photo editing 16, image editor 16, photo restoration 18, restore photos 16, restore old photos 18, enhance photos 14, photo filters 12, background remover 18, retouch 14, editor 4, drawing 6, draw 5, canvas 6, paint 5, sketch 6, design tool 6, collage 6, sticker 5, logo maker 7, coloring 5, pixel art 22, pixel editor 22, drawing pad 20, drawing app 18, video editor 22, edit videos 18, video editing 20, animation frames 12, sprite 9, coloring book 18, colouring book 18, photo collage 18, collage maker 22, comic maker 18, gif maker 18, sketchbook 12, thumbnail maker 18, invitation maker 16, card maker 14, sketch pad 24, sketchpad 24, whiteboard 20, doodle 10, logo maker 24, logo creator 24, logo design 22, design a logo 24, sticker maker 30, make stickers 26, gif maker 26, gif creator 26, make gifs 24, slideshow maker 28, photo slideshow 24, image generator 26, ai image 22, ai art 24, ai photo 22, ai headshots 30, headshot generator 28, photo enhancer 28, enhance photo 20, text to image 28, poster maker 24, flyer maker 24, banner maker 24, create a logo 28, create logos 26, design stickers 28, sticker pack 26, ai picture 24, picture generator 26, edit pictures 22, edit my photos 20, edit photos 20, photos look better 22, picture editing 20',
  examples: `
    Sticker pack for my chats: cut out, outline, text
    Make a logo for my shop from letters and signs
    Cut out faces and pets and send them as stickers in my chats
    Turn my photos into a slideshow with a song and soft fades
    Type what you want to see and an AI paints it in four styles, save the best
    Draw and paint on a canvas, many brushes and layers, pressure of the pen, undo, export
    Draw with my finger, layers, brushes, an eraser, undo, export as PNG
    Make my grandparents' faded portraits sharp and coloured again
    Arrows, circles and a few words on a photo of the broken pump
    Cut the person out and put a beach behind, brighten the face, remove spots
    Nine holiday snaps arranged in one frame with borders and stickers
    Pixel by pixel characters for my game, palette, frames, play the animation
    Cut clips, add music, subtitles and a transition, save for stories
    Little comic with speech bubbles, panels and my own figures
    Sign for my shop: choose a symbol, font and colour, get a badge in vector form
    Party invitations from templates, change the text, move the balloons, print
    Sketchbook with pencil, charcoal and watercolour that feels like paper`,
  unless: /\bto order\b/i,
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
