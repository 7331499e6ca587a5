import { defineFeature } from '../feature.ts'

export const editor = defineFeature({
  id: 'editor',
  words:
    'edit photo, photo editor, upload image, upload an image, draw, drawing, add text, canvas, exif editor, meme',
  unless:
    /draws? (?:an? |the )?(?:card|ticket|number|winner|lot|tile)s?\b|secret santa|raffle|lottery|tournament|knockout|bracket|fixtures|with drawings|\b(?:members|users|observ\w+|log|posts?)\b[^.;]{0,60}\bupload (?:their |your )?images\b|(?:prize|name|gift|lucky) draw|draw (?:names|lots|winners)/i,
  screen: 'editor | Editor | edit | page',
})
