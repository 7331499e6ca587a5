import { defineArchetype } from '../archetype.ts'

export const aiPhotos = defineArchetype({
  id: 'ai-photos',
  words:
    'ai headshot 40, ai headshots 40, headshot generator 36, headshot app 24, ai avatar 34, ai avatars 34, avatar generator 32, ai portraits 32, ai portrait 32, ai photo generator 36, ai photo app 28, ai selfies 28, professional headshots 24, upload selfies 24, uploads selfies 24, ai profile picture 32, ai profile pictures 32, profile picture generator 30, photo packs 18, ai yearbook 28',
  examples: `
    Sharpens blurred pictures and raises their resolution on the phone
    Upload a dozen selfies and get business portraits made by AI, pick a background and an outfit
    Profile pictures from my snapshots for the CV, in a suit, in an office, in good light
    The AI learns my face and makes forty portraits in a style I choose, credits per pack
    Avatars of me as an astronaut, a painting or a film hero from ten pictures
    Headshots for the whole team without a photographer, everybody uploads selfies, the firm pays
    Dating photos made from selfies, beach, café, city, delete my pictures afterwards
    Choose a photo style, wait a few minutes, download the portraits in high resolution
    Yearbook pictures of the nineties from my face, share the best four
    AI photo shoot of a couple without a studio, packs of styles, gallery of what was made
    Portrait generator with credits, styles, private gallery and a button that erases all uploads
    LinkedIn picture from a phone camera in three steps, retouched, several crops
    Turn pictures of my child into storybook portraits, order more with credits`,
  bars: 'slots map people poll',
  presets: 'dark-pro, clean',
  icon: 'spark',
  names: 'Good Side, Second Light, Studio Nine',
  entity: 'made-portrait',
  home: 'shelf',
  screens: `
    home | Create | spark
    browse | Styles | palette | portrait-style
    browse | Gallery | image
    form | New shoot
    detail | Portraits
    saved? | Favorites | heart
    checkout | Buy credits
    history | Past shoots | clock
    profile | Me | user`,
})
