import { defineFeature } from '../feature.ts'

export const editor = defineFeature({
  id: 'editor',
  words:
    'edit photo, photo editor, upload image, upload an image, draw, drawing, add text, canvas, exif editor, meme',
  screen: 'editor | Editor | edit | page',
})
