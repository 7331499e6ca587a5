import { drawing } from '../drawing.ts'
import { defineVarieties } from './variety.ts'

const without = 'Top text, Bottom text, Text color, Text size'

/** What is made from parts and words rather than with a brush: logos, stickers, moving pictures, boards, what an AI paints. */
export const designVarieties = defineVarieties(drawing, [
  {
    signs: 'logo 9, logos 9, logo maker 12, logo design 10, brand mark 8',
    without,
    one: 'Logo',
    many: 'Logos',
    icon: 'palette',
    groups: 'Letters, Signs, Badges',
    fields: `
      Name | text | Mill Café
      Line below | text | Coffee since 1998
      Style | choice | Sign | Letters, Sign, Badge
      Colours | choice | Ink and coral | Ink and coral, Green, One colour`,
    samples: `
      image | title | subtitle
      coffee design | Mill Café | Cup in a wheel, two colours
      sea design | Harbour Books | Letters, ink
      tree design | Linden & Sons | Badge, one colour
      bike design | Freewheel | Sign, coral
      bread design | Crumb | Letters, handwritten`,
    about: 'A cup in a mill wheel, two colours. Stays readable as small as a button.',
    facts: '2 | Colours\nSVG | Format\n3 | Versions',
    figures: '8 | Logos | +1\n3 | Drafts\n5 | Exported',
    hero: 'Draft | Mill Café | Two versions wait for a choice | Go on',
    tip: 'Try it in one colour | What works in black works everywhere',
    add: 'New logo',
    use: 'Edit logo',
  },
  {
    signs: 'sticker 9, stickers 9, sticker maker 12, sticker pack 10',
    without,
    one: 'Sticker',
    many: 'Stickers',
    icon: 'spark',
    groups: 'Pets, Family, Words',
    fields: `
      Name | text | Biscuit says no
      Pack | choice | Pets | Pets, Family, Words
      Outline | choice | White | None, White, Black
      Text on it | text | No.`,
    samples: `
      image | title | subtitle
      dog | Biscuit says no | Pets, white outline
      cat | Miso, unimpressed | Pets, with text
      person | Grandpa’s thumb | Family, white outline
      cake | Happy birthday | Words, animated
      coffee | Not before nine | Words`,
    about: 'Cut out by itself, with a white outline. In the pack Pets, sent eleven times.',
    facts: '512 px | Size\nPets | Pack\n11 | Sent',
    figures: '38 | Stickers | +3\n4 | Packs\n112 | Sent',
    hero: 'Pack | Pets, nine of thirty | Three more and it can be shared | Add sticker',
    tip: 'Three make a pack | Then it can be added to your chats',
    add: 'New sticker',
    use: 'Edit sticker',
  },
  {
    signs: 'gif 9, gifs 9, gif maker 12, gif creator 12, boomerang 6',
    without,
    one: 'GIF',
    many: 'GIFs',
    icon: 'video',
    groups: 'Mine, From video, From photos',
    fields: `
      Name | text | Biscuit shakes
      Length | text | 3 s
      Speed | choice | 1× | 0.5×, 1×, 2×
      Text | text | Every Monday
      Loop | choice | Again and again | Once, Again and again, Back and forth`,
    samples: `
      image | title | subtitle
      dog | Biscuit shakes | 3 s, from a video
      cake | Candles out | 2 s, with text
      sea | The wave that came | 4 s, back and forth
      cat | Miso misses the sofa | 3 s
      city night | Tram lights | 5 s, from nine photos`,
    about: 'Three seconds, 24 frames, again and again. Small enough for every chat.',
    facts: '3 s | Length\n24 | Frames\n1.2 MB | Size',
    figures: '18 | GIFs | +2\n6 | From photos\n41 | Shared',
    hero: 'Draft | Biscuit shakes | Only the text is missing | Go on',
    tip: 'Three seconds are best | Longer ones get too large for chats',
    add: 'New GIF',
    use: 'Edit GIF',
  },
  {
    signs: 'whiteboard 9, whiteboards 9, mind map 6, brainstorming board 8, sketch on a board 6',
    without,
    one: 'Board',
    many: 'Boards',
    icon: 'grid',
    groups: 'Mine, Shared, Templates',
    fields: `
      Name | text | Plan for spring
      Paper | choice | Dots | White, Dots, Squares
      Shared with | text | Lea, Omar
      Pen | choice | Marker | Marker, Pencil, Highlighter`,
    samples: `
      icon | title | subtitle
      grid | Plan for spring | 14 notes, shared with Lea
      users | Who does what | 9 notes, four people drew
      trend | How customers find us | Arrows and 6 notes
      home | Kitchen, two ways | Sketch with measures
      bulb | Ideas of Tuesday | 22 notes, not sorted`,
    about: 'Fourteen notes, three arrows and a sketch. Lea and Omar see every stroke at once.',
    facts: '14 | Notes\n3 | People\n9:41 | Changed',
    figures: '6 | Boards | +1\n3 | Shared\n51 | Notes',
    hero: 'Open | Plan for spring | Lea is drawing on it now | Open board',
    tip: 'Two fingers move the board | One draws',
    add: 'New board',
    use: 'Open board',
  },
  {
    signs: 'slideshow 9, slideshows 9, slideshow maker 12, slide show 9',
    without,
    one: 'Slideshow',
    many: 'Slideshows',
    icon: 'video',
    groups: 'Drafts, Exported, Shared',
    fields: `
      Name | text | Summer at the lake
      Photos | number | 24
      Music | text | Slow Harbour
      Seconds a photo | number | 3
      Change | choice | Fade | Fade, Slide, Zoom`,
    samples: `
      image | title | subtitle
      lake | Summer at the lake | 24 photos, 1:12
      wedding | Ana and Tomás | 60 photos, 3:40
      dog | Biscuit, year one | 18 photos, draft
      cake | Lea turns thirty | 32 photos, 1:48
      mountain | Up and down again | 12 photos, 0:40`,
    about: 'Twenty-four photos, three seconds each, with a slow song below them.',
    facts: '1:12 | Length\n24 | Photos\n1080p | Quality',
    figures: '9 | Slideshows | +1\n3 | Drafts\n5 | Shared',
    hero: 'Draft | Biscuit, year one | The song is still missing | Go on',
    tip: 'Three seconds a photo | Then a minute holds twenty of them',
    add: 'New slideshow',
    use: 'Edit slideshow',
  },
  {
    signs:
      'ai image 9, ai art 9, image generator 10, text to image 10, ai picture 9, ai pictures 9, generates images 8, generate images 8, ai paints 8',
    without,
    one: 'Image',
    many: 'Images',
    icon: 'spark',
    groups: 'Photo, Painting, Drawing',
    fields: `
      What to see | long | A lighthouse in fog, early morning, a gull on the railing
      Style | choice | Painting | Photo, Painting, Drawing, 3D
      Shape | choice | 1:1 | 1:1, 16:9, 9:16
      How many | choice | 4 | 1, 2, 4`,
    samples: `
      image | title | subtitle
      sea night | Lighthouse in fog | Painting, 4 made
      city night | Trams under two moons | 3D, 2 made
      forest | A library in the woods | Drawing, 4 made
      cat | Cat as a ship’s captain | Painting, 1 made
      mountain | Village on a whale | Drawing, 4 made`,
    about: 'Four pictures in eleven seconds. The third is the one with the gull.',
    facts: '4 | Made\n11 s | Took\n1:1 | Shape',
    figures: '86 | Images | +4\n14 | Saved\n22 | Left today',
    hero: 'Last made | Lighthouse in fog | Four pictures, one saved | Make more',
    tip: 'Say where the light comes from | It changes the picture most',
    add: 'New image',
    use: 'Make another',
  },
  {
    signs:
      'photo enhancer 10, enhance photo 8, enhance photos 8, ai photo 8, headshot 9, headshots 9, restore photos 8, restore old photos 9, portrait generator 8',
    without,
    one: 'Photo',
    many: 'Photos',
    icon: 'spark',
    groups: 'Enhanced, Originals, Shared',
    fields: `
      Name | text | Grandma, 1961
      Make it | choice | Sharper | Sharper, Larger, In colour, As a portrait
      Background | choice | As it is | As it is, Grey, Office
      Strength | slider | 60`,
    samples: `
      image | title | subtitle
      portrait | Portrait, grey wall | Sharper, today
      wedding | Grandma, 1961 | In colour, yesterday
      sea | Pier in fog | Twice as large, Tuesday
      dog | Biscuit, too dark | Brighter, Monday
      city | Old town, 1934 | In colour, Sunday`,
    about: 'Twice as large, with the scratches gone. The original is kept.',
    facts: '4× | Pixels\n6 s | Took\n2 | Versions',
    figures: '24 | Photos | +3\n11 | Shared\n9 | Left today',
    hero: 'Ready | Portrait, grey wall | Four versions in six seconds | Choose one',
    tip: 'The original is kept | Compare with a finger on the picture',
    add: 'Pick photo',
    use: 'Enhance photo',
  },
])
